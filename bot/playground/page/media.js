/** Pictures, files and embeds of a message. */
import { described } from "./description.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { openLightbox } from "./lightbox.js";
import { inline, markdown } from "./markdown.js";
import { messageTime } from "./time.js";

const UNITS = ["B", "kB", "MB", "GB"];

/** Keeps an address only if it is one that a picture or link may have. */
export function safeAddress(address) {
  if (!address) return null;
  const url = URL.parse?.(address, location.href) ?? new URL(address, location.href);
  return ["http:", "https:", "blob:"].includes(url.protocol) || /^data:image\//.test(address) ? url.href : null;
}

/** A size in bytes as people read it. */
export function fileSize(bytes, locale) {
  const step = bytes ? Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1) : 0;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: step ? 1 : 0 }).format(bytes / 1000 ** step);
  return `${number} ${UNITS[step]}`;
}

/** A picture in a button that enlarges it; its description is its alt text, and can be asked for beside it. */
export function picture({ url, width, height, description, spoiler }, app, { key, thumbnail = false } = {}) {
  const address = safeAddress(url);
  if (!address) return null;
  const alt = description || "";
  const image = h("img", { src: address, alt, width: width || null, height: height || null, decoding: "async" });
  image.addEventListener("error", () => button.classList.add("broken"), { once: true });
  const label = alt ? `${app.t("enlarge")}: ${alt}` : app.t("enlarge");
  const button = h(
    "button",
    { type: "button", class: thumbnail ? "picture thumbnail" : "picture", "aria-label": label, dataset: { key } },
    image,
  );
  if (spoiler) button.classList.add("hidden-picture");
  button.addEventListener("click", () => {
    if (button.classList.contains("hidden-picture")) button.classList.remove("hidden-picture");
    else openLightbox({ url: address, alt }, app);
  });
  return alt && !thumbnail ? described(button, alt, app, key) : button;
}

/** A file to be fetched. */
export function fileCard({ url, filename, size }, app) {
  const address = safeAddress(url);
  const bytes = fileSize(size ?? 0, app.locale);
  const label = app.t("file", { name: filename, size: bytes });
  return h(
    "a",
    {
      class: "file-card",
      href: address,
      download: filename,
      target: "_blank",
      rel: "noopener noreferrer",
      "aria-label": label,
    },
    icon("file"),
    h("span", { class: "file-name" }, filename),
    h("span", { class: "faint" }, bytes),
  );
}

/** An attachment: a picture if it is one, else a file. */
export function attachment(file, app, key) {
  const isPicture = file.content_type?.startsWith("image/") || /\.(png|jpe?g|gif|webp|avif)$/i.test(file.filename);
  const spoiler = file.filename.startsWith("SPOILER_");
  return isPicture ? picture({ ...file, spoiler }, app, { key }) : fileCard(file, app);
}

/** A colour number as CSS writes it. */
export function colour(number) {
  return `#${number.toString(16).padStart(6, "0")}`;
}

/** An old-style embed. */
export function embed(data, app) {
  const address = safeAddress(data.url);
  const title = data.title && (address ? h(
    "a",
    { href: address, target: "_blank", rel: "noopener noreferrer" },
    data.title,
  ) : inline(data.title, app));
  return h(
    "article",
    { class: "embed", style: typeof data.color === "number" ? { "--accent-bar": colour(data.color) } : {} },
    data.thumbnail && picture(data.thumbnail, app, { thumbnail: true }),
    data.author && h("div", { class: "embed-author" }, data.author.name),
    title && h("div", { class: "embed-title" }, title),
    data.description && h("div", { class: "text" }, markdown(data.description, app)),
    data.fields?.length ? h("div", { class: "embed-fields" }, data.fields.map((field) => embedField(field, app))) : null,
    data.image && picture(data.image, app, { key: "embed-image" }),
    (data.footer || data.timestamp) &&
      h("div", { class: "embed-footer faint" }, data.footer?.text, data.footer && data.timestamp ? " · " : "",
        data.timestamp && messageTime(data.timestamp, app.locale)),
  );
}

/** One field of an embed. */
function embedField(field, app) {
  return h("div", { class: field.inline ? "embed-field beside" : "embed-field" },
    h(
      "div",
      { class: "embed-field-name" },
      inline(field.name, app),
    ), h("div", { class: "text" }, markdown(field.value, app)));
}
