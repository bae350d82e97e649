/** The components of a message: rows of buttons and selects, and the layout of components v2. */
import { h } from "./dom.js";
import { emoji, icon } from "./icons.js";
import { requestOn } from "./interactions.js";
import { markdown } from "./markdown.js";
import { colour, fileCard, picture, safeAddress } from "./media.js";
import { selectMenu } from "./select.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

const PARTS = {
  1: (part, at) => h("div", { class: "action-row", tabindex: "-1" }, part.components.map((inner) => component(inner, at))),
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: (part, at) => h("div", { class: "text" }, markdown(part.content, at.app)),
  11: (part, at) => picture(mediaOf(part), at.app, { key: `thumbnail-${part.id ?? ""}`, thumbnail: true }),
  12: gallery,
  13: fileOf,
  14: (part) => h("hr", { class: `separator ${part.divider === false ? "bare" : ""} ${part.spacing === 2 ? "wide" : ""}` }),
  17: container,
};

/** Renders one component of a message; `at` carries the message and the app. */
export function component(part, at) {
  const make = PARTS[part.type];
  return make ? make(part, at) : h("div", { class: "faint" }, at.app.t("unknownPart"));
}

/** All components of a message. */
export function components(message, app) {
  return (message.components ?? []).map((part) => component(part, { message, app }));
}

/** What a message says in words, as markdown: its content and its text displays. */
export function spokenText({ content, components: parts }) {
  return [content, ...(parts ?? []).map(spokenText)].filter(Boolean).join("\n");
}

/** A box around other parts, with its own colour. */
function container(part, at) {
  const style = typeof part.accent_color === "number" ? { "--accent-bar": colour(part.accent_color) } : {};
  const inside = part.components.map((inner) => component(inner, at));
  if (!part.spoiler) return h("section", { class: "container", style }, inside);
  const box = h("details", { class: "container", style }, h("summary", {}, at.app.t("spoiler")), inside);
  return box;
}

/** Texts with one thing beside them. */
function section(part, at) {
  return h("div", { class: "section" }, h(
    "div",
    { class: "section-texts" },
    part.components.map((inner) => component(inner, at)),
  ),
    part.accessory && h("div", { class: "accessory" }, component(part.accessory, at)));
}

/** A media item as a picture wants it. */
function mediaOf(item) {
  const { url, width, height } = item.media ?? item;
  return { url, width, height, description: item.description, spoiler: item.spoiler };
}

/** A picture by itself, shown whole, or several as a mosaic. */
function gallery(part, at) {
  const items = part.items.map((item, index) => picture(
    mediaOf(item),
    at.app,
    { key: `picture-${part.id ?? ""}-${index}` },
  ));
  const kind = items.length === 1 ? "single" : "mosaic";
  return h("div", { class: `gallery ${kind}`, dataset: { items: items.length } }, items);
}

/** A file that the message refers to. */
function fileOf(part, at) {
  const { url } = part.file;
  const attached = (at.message.attachments ?? []).find((file) => file.url === url);
  const filename = part.name ?? attached?.filename ?? decodeURIComponent(url.split("?")[0].split("/").pop());
  return fileCard({ url, filename, size: part.size ?? attached?.size }, at.app);
}

/** Sends a press or a choice on a component. */
function act(part, at, values) {
  const { app, message } = at;
  const failed = requestOn(app.interactions, message.id);
  if (failed?.state === "failed") app.interactions.forget(failed);
  const data = {
    channel_id: message.channel_id,
    message_id: message.id,
    custom_id: part.custom_id,
    component_type: part.type,
  };
  app.interactions.start("component", values ? { ...data, values } : data);
}

/** A button in one of Discord's styles. */
function button(part, at) {
  const inside = [emoji(part.emoji), part.label && h("span", {}, part.label)];
  const label = part.label ? null : part.emoji?.name;
  const look = `button ${STYLES[part.style] ?? "secondary"}`;
  if (part.style === 5) {
    const address = safeAddress(part.url);
    if (part.disabled) return h("span", { class: `${look} disabled`, "aria-disabled": "true" }, inside, icon("link"));
    return h("a", {
      class: look,
      href: address,
      target: "_blank",
      rel: "noopener noreferrer",
      "aria-label": label,
      dataset: { key: part.url },
    },
      inside, icon("link"));
  }
  const waiting = requestOn(at.app.interactions, at.message.id, part.custom_id);
  const busy = waiting && waiting.state !== "failed";
  return h(
    "button",
    {
      type: "button", class: look, disabled: part.disabled, "aria-label": label, "aria-busy": busy ? "true" : null,
      "aria-disabled": busy ? "true" : null, dataset: { key: part.custom_id },
      on: { click: () => !busy && act(part, at) },
    },
    inside,
  );
}

/** A select menu, filled from its options or from who and what is on the server. */
function select(part, at) {
  const waiting = requestOn(at.app.interactions, at.message.id, part.custom_id);
  const busy = waiting && waiting.state !== "failed";
  return selectMenu({ ...part, options: at.app.selectOptions(part) }, {
    app: at.app, busy, chosen: busy ? waiting.data.values : null, choose: (values) => act(part, at, values),
  });
}
