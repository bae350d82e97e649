/** What stands in the list of a channel, row by row: messages, days, the line "new", and requests on their way. */
import { h } from "./dom.js";
import { messageItem } from "./message.js";
import { DM, channelTitle, displayName, shown } from "./state.js";
import { formatted, snowflakeTime } from "./time.js";

const TOGETHER = 7 * 60 * 1000;

/** The first message that this person has not read, where the line "new" stands. */
export function firstUnread(state, channelId) {
  const unread = state.unread.get(channelId) ?? 0;
  const others = shown(state, channelId).filter((message) => message.author.id !== state.me.id);
  return unread && others.length ? others.at(-Math.min(unread, others.length)).id : null;
}

/** Everything the list shows, each row with a key and what it is made from. */
export function rowsOf(channelId, app, newFrom) {
  const { state, t } = app;
  const rows = [];
  const channel = state.channels.get(channelId);
  if (state.complete.has(channelId)) {
    rows.push({ key: "beginning", source: channel.name, make: () => beginning(channel, app) });
  }
  let before = null;
  for (const message of shown(state, channelId)) {
    const time = snowflakeTime(message.id);
    const day = new Date(time).toDateString();
    if (!before || new Date(snowflakeTime(before.id)).toDateString() !== day) {
      rows.push({ key: `day-${day}`, source: day, make: () => divider(formatted(new Date(time), "D", app.locale)) });
    }
    const isNew = message.id === newFrom;
    if (isNew) rows.push({ key: "new", source: newFrom, make: () => divider(t("newMessages"), "new-line") });
    const follows = !isNew && belongsTo(before, message);
    rows.push({ key: message.id, source: message, variant: follows, make: () => messageItem(message, app, { follows }) });
    before = message;
  }
  for (const request of app.interactions.all()) {
    const waits = request.op === "slash" && request.state === "sent";
    const failed = ["slash", "say"].includes(request.op) && request.state === "failed";
    if (request.data.channel_id === channelId && (waits || failed)) {
      rows.push({ key: request.nonce, source: request.state, make: () => requestItem(request, app) });
    }
  }
  return rows;
}

/** Whether a message goes on where the one before it ended. */
function belongsTo(before, message) {
  if (!before || before.author.id !== message.author.id) return false;
  if (![0, 20].includes(before.type ?? 0) || message.type) return false;
  if (message.interaction_metadata || message.flags & 64 || before.flags & 64) return false;
  return snowflakeTime(message.id) - snowflakeTime(before.id) < TOGETHER;
}

/** The greeting above a channel's first message. */
function beginning(channel, app) {
  const title = channelTitle(app.state, channel);
  const words = channel.type === DM ? app.t("beginningDm", { name: title }) : app.t("beginning", { channel: title });
  return h(
    "li",
    { class: "beginning" },
    h("h2", {}, title),
    h("p", {}, words),
    channel.topic && h("p", { class: "faint" }, channel.topic),
  );
}

/** A line across the list with a word on it. */
function divider(words, look = "") {
  return h("li", { class: `divider ${look}` }, h("span", {}, words));
}

/** A command on its way, or something that was not answered or not sent. */
function requestItem(request, app) {
  const what = request.label ?? request.data.content;
  if (request.state === "sent") return h(
    "li",
    { class: "request faint", role: "status" },
    app.t("sending", { command: what }),
  );
  const reason = request.op === "say" ? app.t("notSent", { reason: request.message ?? app.t("failed") }) : null;
  const words = reason ?? request.message ?? app.t("noAnswer", { bot: displayName(app.state, app.state.bot) });
  return h("li", { class: "request failed", role: "alert" }, h("span", { class: "mention" }, what), " ", words, " ",
    h(
      "button",
      { type: "button", class: "link-button", on: { click: () => app.interactions.forget(request) } },
      app.t("dismiss"),
    ));
}
