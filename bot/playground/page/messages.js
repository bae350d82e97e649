/** The list of messages: kept in step with the state, with the reader's place and focus. */
import { spokenText } from "./components.js";
import { focusedKey, h, refocus, rove } from "./dom.js";
import { icon } from "./icons.js";
import { messageItem } from "./message.js";
import { DM, channelTitle, displayName, mentionsMe, shown } from "./state.js";
import { formatted, snowflakeTime } from "./time.js";

const TOGETHER = 7 * 60 * 1000;
const NEAR_END = 60;

/** Builds the list; it draws itself anew whenever the state says so. */
export function messageList(app) {
  const { state, t } = app;
  const list = h("ol", { class: "messages", role: "list" });
  const scroller = h("div", { class: "scroller", tabindex: "0", role: "region", dataset: { key: "messages" } }, list);
  const toNewest = h("button", { type: "button", class: "to-newest", hidden: true, title: t("toNewest"), "aria-label": t("toNewest"), on: { click: () => goToEnd() } }, icon("down"));
  const view = { nodes: new Map(), channel: null, atEnd: true, places: new Map(), newFrom: null, asked: null, held: false, late: null };
  const near = () => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR_END;

  const goToEnd = () => {
    scroller.scrollTop = scroller.scrollHeight;
    view.atEnd = true;
    atEndNow();
  };
  const markRead = () => {
    if (!view.atEnd || document.hidden || !state.unread.get(view.channel)) return;
    state.unread.set(view.channel, 0);
    app.send("read", { channel_id: view.channel });
    state.tell("unread", {});
  };
  const atEndNow = () => {
    toNewest.hidden = view.atEnd;
    if (view.atEnd) toNewest.classList.remove("unread");
    markRead();
  };
  const draw = (everything = false) => {
    if (!state.channels.has(view.channel)) return;
    if (view.held) {
      view.late = everything || view.late || false;
      return;
    }
    const rows = rowsOf(view.channel, app, view.newFrom);
    reconcile(list, rows, view.nodes, app, everything);
    if (view.atEnd) scroller.scrollTop = scroller.scrollHeight;
  };
  const open = (id) => {
    if (view.channel && view.channel !== id) view.places.set(view.channel, view.atEnd ? null : scroller.scrollTop);
    view.channel = id;
    view.nodes.clear();
    list.replaceChildren();
    view.newFrom = firstUnread(state, id);
    const place = view.places.get(id) ?? null;
    view.atEnd = place === null;
    scroller.setAttribute("aria-label", t("messagesIn", { channel: channelTitle(state, state.channels.get(id)) }));
    draw();
    if (place !== null) scroller.scrollTop = place;
    atEndNow();
  };

  scroller.addEventListener("scroll", () => {
    view.atEnd = near();
    atEndNow();
    if (scroller.scrollTop < 200) askForOlder(view, app);
  });
  new ResizeObserver(() => {
    if (view.atEnd) scroller.scrollTop = scroller.scrollHeight;
  }).observe(list);
  new ResizeObserver(() => {
    if (view.atEnd) scroller.scrollTop = scroller.scrollHeight;
  }).observe(scroller);
  holdWhilePressed(list, view, draw);
  scroller.addEventListener("keydown", (event) => walk(event, scroller, list));
  document.addEventListener("visibilitychange", markRead);

  state.on("open", open);
  state.on("snapshot", () => view.channel && draw(true));
  for (const topic of ["channels", "members"]) state.on(topic, () => draw(true));
  state.on("messages", ({ channel_id: id, created, older }) => {
    if (created) announce(created, app, view.channel);
    if (id !== view.channel) return;
    const fromEnd = scroller.scrollHeight - scroller.scrollTop;
    draw();
    if (older) scroller.scrollTop = scroller.scrollHeight - fromEnd;
    if (created && isMine(created, state)) goToEnd();
    else if (created && !view.atEnd) toNewest.classList.add("unread");
    if (created) markRead();
  });
  state.on("unread", ({ channel_id: id }) => id === view.channel && markRead());
  app.interactions.onChange((request) => {
    const id = request.data.message_id;
    if (id) view.nodes.delete(id);
    if (request.op === "slash" || request.op === "say" || id) draw();
    if (request.op === "slash" && request.state === "sent") goToEnd();
  });
  const jumpTo = (id) => {
    const node = document.getElementById(`message-${id}`);
    if (!node) return;
    view.atEnd = false;
    node.scrollIntoView({ block: "center" });
    node.focus({ preventScroll: true });
    node.classList.add("found");
    setTimeout(() => node.classList.remove("found"), 2000);
  };
  return { element: h("div", { class: "list-frame" }, scroller, toNewest), jumpTo, scroller };
}

/** Draws nothing between the press and the release of a button, or the click would fall on nothing. */
function holdWhilePressed(list, view, draw) {
  list.addEventListener("pointerdown", () => {
    view.held = true;
  });
  const release = () => {
    if (!view.held) return;
    setTimeout(() => {
      view.held = false;
      if (view.late !== null) draw(view.late);
      view.late = null;
    });
  };
  for (const end of ["pointerup", "pointercancel", "dragend"]) document.addEventListener(end, release);
}

/** Whether a message is this person's own, or the answer to something that they did. */
function isMine(message, state) {
  return message.author.id === state.me.id || message.interaction_metadata?.user?.id === state.me.id;
}

/** The first message that this person has not read, where the line "new" stands. */
function firstUnread(state, channelId) {
  const unread = state.unread.get(channelId) ?? 0;
  const others = shown(state, channelId).filter((message) => message.author.id !== state.me.id);
  return unread && others.length ? others.at(-Math.min(unread, others.length)).id : null;
}

/** Everything the list shows, each row with a key and what it is made from. */
function rowsOf(channelId, app, newFrom) {
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

/** Makes the list's children equal to the rows, building only what changed. */
function reconcile(list, rows, nodes, app, everything) {
  const keep = new Set(rows.map((row) => row.key));
  for (const child of [...list.children]) if (!keep.has(child.dataset.row)) child.remove();
  const known = new Map([...list.children].map((child) => [child.dataset.row, child]));
  let place = list.firstElementChild;
  for (const row of rows) {
    const had = nodes.get(row.key);
    const old = known.get(row.key);
    let node = old;
    if (!old || everything || !had || had.source !== row.source || had.variant !== row.variant) {
      node = row.make();
      node.dataset.row = row.key;
      nodes.set(row.key, { source: row.source, variant: row.variant });
      if (old) {
        if (place === old) place = node;
        exchange(old, node);
      }
    }
    if (node !== place) list.insertBefore(node, place);
    else place = place.nextElementSibling;
  }
}

/** Puts a newly drawn message in the place of the old, keeping its loaded pictures and the focus. */
function exchange(old, node) {
  const key = focusedKey(old);
  const loaded = new Map([...old.querySelectorAll("img")].map((image) => [image.src, image]));
  old.replaceWith(node);
  for (const image of node.querySelectorAll("img")) {
    const same = loaded.get(image.src);
    if (!same) continue;
    same.alt = image.alt;
    image.replaceWith(same);
    loaded.delete(image.src);
  }
  if (key !== null && !refocus(node, key)) node.focus({ preventScroll: true });
}

/** The greeting above a channel's first message. */
function beginning(channel, app) {
  const title = channelTitle(app.state, channel);
  const words = channel.type === DM ? app.t("beginningDm", { name: title }) : app.t("beginning", { channel: title });
  return h("li", { class: "beginning" }, h("h2", {}, title), h("p", {}, words), channel.topic && h("p", { class: "faint" }, channel.topic));
}

/** A line across the list with a word on it. */
function divider(words, look = "") {
  return h("li", { class: `divider ${look}` }, h("span", {}, words));
}

/** A command on its way, or something that was not answered or not sent. */
function requestItem(request, app) {
  const what = request.label ?? request.data.content;
  if (request.state === "sent") return h("li", { class: "request faint", role: "status" }, app.t("sending", { command: what }));
  const reason = request.op === "say" ? app.t("notSent", { reason: request.message ?? app.t("failed") }) : null;
  const words = reason ?? request.message ?? app.t("noAnswer", { bot: displayName(app.state, app.state.bot) });
  return h("li", { class: "request failed", role: "alert" }, h("span", { class: "mention" }, what), " ", words, " ",
    h("button", { type: "button", class: "link-button", on: { click: () => app.interactions.forget(request) } }, app.t("dismiss")));
}

/** Asks once for what was written before the oldest message known. */
function askForOlder(view, app) {
  const oldest = app.state.messages.get(view.channel)?.[0];
  if (!oldest || app.state.complete.has(view.channel) || view.asked === oldest.id) return;
  view.asked = oldest.id;
  app.send("older", { channel_id: view.channel, before: oldest.id });
}

/** Arrow keys walk from message to message. */
function walk(event, scroller, list) {
  const inside = document.activeElement;
  if (inside !== scroller && !inside.matches(".message")) return;
  const messages = [...list.querySelectorAll(".message")];
  if (inside === scroller && event.key === "ArrowUp") {
    event.preventDefault();
    messages.at(-1)?.focus();
  } else if (inside !== scroller) rove(event, messages);
}

/** Says a new message to whoever listens rather than looks. */
function announce(message, app, here) {
  const { state } = app;
  if (message.author.id === state.me.id || (message.channel_id !== here && !mentionsMe(state, message))) return;
  const words = [message.content, spokenText(message.components)].filter(Boolean).join("\n");
  if (words) app.announce(`${displayName(state, message.author)}: ${words}`);
}
