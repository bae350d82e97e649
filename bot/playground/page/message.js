/** One message: who, when, what, and what became of pressing its parts. */
import { localTitle } from "./commands.js";
import { components, spokenText } from "./components.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { requestOn } from "./interactions.js";
import { markdown, plainText } from "./markdown.js";
import { attachment, embed } from "./media.js";
import { avatar } from "./people.js";
import { dismiss, displayName, mentionsMe } from "./state.js";
import { formatted, messageTime } from "./time.js";

export const EPHEMERAL = 64;
export const THINKING = 128;
const LAYOUT = 32768;
const SYSTEM = { 6: "pinnedHere", 7: "joined", 18: "threadStarted" };

/** Draws a message as an item of the list; `follows` leaves out the author who wrote the one before, too. */
export function messageItem(message, app, { follows }) {
  if (message.type in SYSTEM) return systemItem(message, app);
  const look = ["message"];
  if (follows) look.push("follows");
  if (message.flags & EPHEMERAL) look.push("ephemeral");
  if (mentionsMe(app.state, message) && message.author.id !== app.state.me.id) look.push("calls-me");
  const name = displayName(app.state, message.author);
  return h(
    "li",
    { class: look.join(" "), tabindex: "-1", id: `message-${message.id}`, dataset: { key: message.id },
      "aria-label": `${name}, ${formatted(new Date(message.timestamp), "t", app.locale)}` },
    above(message, app),
    h("div", { class: "gutter" }, follows ? messageTime(message.timestamp, app.locale) : avatar(message.author, app.state)),
    h("div", { class: "message-body" },
      follows ? null : header(message, app, name),
      body(message, app),
      below(message, app)),
  );
}

/** The author's name, the sign of a bot, and when it was written. */
function header(message, app, name) {
  return h("div", { class: "message-head" }, h("span", { class: "author" }, name),
    message.author.bot && h("span", { class: "bot-sign" }, app.t("bot")),
    h("span", { class: "when" }, messageTime(message.timestamp, app.locale)),
    message.pinned && h(
      "span",
      { class: "when", title: app.t("pinned") },
      icon("pin"),
      h("span", { class: "unseen" }, app.t("pinned")),
    ));
}

/** What a message answers: a command that somebody used, or another message. */
function above(message, app) {
  const used = message.interaction_metadata;
  const command = used?.name ?? message.interaction?.name;
  if (message.type === 20 && used && command) {
    const who = h("span", { class: "author" }, displayName(app.state, used.user));
    const what = h("span", { class: "mention clipped" }, `/${localTitle(command, app)}`);
    return h("div", { class: "answers" }, icon("reply"), who, ` ${app.t("used")} `, what);
  }
  if (message.type !== 19) return null;
  const { channel_id: channelId, message_id: id } = message.message_reference ?? {};
  const original = message.referenced_message ?? app.state.messages.get(channelId)?.find((known) => known.id === id);
  if (!original) return h("div", { class: "answers" }, icon("reply"), h("em", {}, app.t("deletedMessage")));
  return h("button", { type: "button", class: "answers", on: { click: () => app.open(channelId, id) } }, icon("reply"),
    h("span", { class: "author" }, displayName(app.state, original.author)), " ",
    h("span", { class: "clipped" }, firstLine(original, app)));
}

/** The first line of what a message says. */
function firstLine(message, app) {
  return plainText(spokenText(message), app).split("\n")[0] || "…";
}

/** Text, pictures, embeds and components. */
function body(message, app) {
  if (message.flags & THINKING) {
    return h("div", { class: "thinking" }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
      app.t("thinking", { bot: displayName(app.state, message.author) }));
  }
  const layout = Boolean(message.flags & LAYOUT);
  const edited = message.edited_timestamp &&
    h(
      "span",
      { class: "edited faint", title: formatted(new Date(message.edited_timestamp), "F", app.locale) },
      `(${app.t("edited")})`,
    );
  const text = message.content ? h("div", { class: "text" }, markdown(message.content, app)) : null;
  if (text && edited) (text.lastElementChild?.matches(".run") ? text.lastElementChild : text).append(" ", edited);
  const files = layout ? [] : (message.attachments ?? []).map((file) => attachment(file, app, `file-${file.id}`));
  return [
    text,
    files.length ? h("div", { class: "attachments" }, files) : null,
    (message.embeds ?? []).map((data) => embed(data, app)),
    message.components?.length ? h("div", { class: "components" }, components(message, app)) : null,
    !text && edited ? h("div", { class: "below" }, edited) : null,
    message.thread ? threadLink(message.thread, app) : null,
  ];
}

/** Leads to the thread that grew out of a message. */
function threadLink(thread, app) {
  return h(
    "button",
    { type: "button", class: "thread-link", on: { click: () => app.open(thread.id) } },
    icon("thread"),
    thread.name,
  );
}

/** A failed press, and that nobody else sees this. */
function below(message, app) {
  const request = requestOn(app.interactions, message.id);
  const failed = request?.state === "failed" && h(
    "div",
    { class: "failed", role: "alert" },
    request.message || app.t("failed"),
  );
  const secret = message.flags & EPHEMERAL &&
    h("div", { class: "below faint" }, icon("eye"), `${app.t("onlyYou")} · `,
      h("button", {
        type: "button",
        class: "link-button",
        dataset: { key: "dismiss" },
        on: { click: () => dismiss(app.state, message) },
      },
        app.t("dismiss")));
  return [failed, secret || null];
}

/** A line about what happened, such as a pin or a new thread. */
function systemItem(message, app) {
  const name = displayName(app.state, message.author);
  const thread = message.thread ?? app.state.channels.get(message.message_reference?.channel_id);
  const words = app.t(SYSTEM[message.type], { name, thread: message.content });
  const sign = { 6: "pin", 7: "people", 18: "thread" }[message.type];
  const target = message.type === 6 ? message.message_reference : thread && { channel_id: thread.id };
  return h("li", { class: "message system", tabindex: "-1", id: `message-${message.id}`, dataset: { key: message.id } },
    h("div", { class: "gutter" }, icon(sign)),
    h("div", { class: "message-body" },
      target ? h(
        "button",
        {
          type: "button",
          class: "link-button",
          dataset: { key: "jump" },
          on: { click: () => app.open(target.channel_id, target.message_id) },
        },
        words,
      ) : words,
      " ", h("span", { class: "when" }, messageTime(message.timestamp, app.locale))));
}
