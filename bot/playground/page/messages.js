/** The list of messages: kept in step with the state, with the reader's place and focus. */
import { spokenText } from "./components.js";
import { focusedKey, h, refocus, rove } from "./dom.js";
import { icon } from "./icons.js";
import { plainText } from "./markdown.js";
import { firstUnread, rowsOf } from "./rows.js";
import { DM, channelTitle, displayName, mentionsMe } from "./state.js";

const NEAR_END = 60;
const NEAR_START = 200;

/** Builds the list; it draws itself anew whenever the state says so. */
export function messageList(app) {
  const words = app.t("toNewest");
  const list = h("ol", { class: "messages", role: "list" });
  const scroller = h("div", { class: "scroller", tabindex: "0", role: "region", dataset: { key: "messages" } }, list);
  const toNewest = h("button", { type: "button", class: "to-newest", hidden: true, title: words, "aria-label": words }, icon("down"));
  const pane = { app, list, scroller, toNewest, nodes: new Map(), places: new Map(), channel: null, atEnd: true };
  Object.assign(pane, { newFrom: null, asked: null, held: false, late: null, height: 0, follow: null });
  toNewest.addEventListener("click", () => goToEnd(pane));
  watchScrolling(pane);
  holdWhilePressed(pane);
  followState(pane);
  const focus = () => ([...list.querySelectorAll(".message")].at(-1) ?? scroller).focus({ preventScroll: true });
  return { element: h("div", { class: "list-frame" }, scroller, toNewest), jumpTo: (id) => jumpTo(pane, id), scroller, focus };
}

/** Shows the newest message and stays with it. */
function goToEnd(pane) {
  pane.scroller.scrollTop = pane.scroller.scrollHeight;
  pane.atEnd = true;
  placeChanged(pane);
}

/** Keeps the button to the newest and the unread marks in step with the reader's place. */
function placeChanged(pane) {
  pane.toNewest.hidden = pane.atEnd;
  if (pane.atEnd) pane.toNewest.classList.remove("unread");
  markRead(pane);
}

/** Tells the server that the reader has seen the end of the channel. */
function markRead({ app, channel, atEnd }) {
  if (!atEnd || document.hidden || !app.state.unread.get(channel)) return;
  app.state.unread.set(channel, 0);
  app.send("read", { channel_id: channel });
  app.state.tell("unread", {});
}

/** Draws what changed, or everything; later if a button is just being pressed. */
function draw(pane, everything = false) {
  if (!pane.app.state.channels.has(pane.channel)) return;
  if (pane.held) {
    pane.late = everything || pane.late || false;
    return;
  }
  const had = document.activeElement;
  const seen = pane.list.contains(had) && inSight(had, pane.scroller);
  reconcile(pane.list, rowsOf(pane.channel, pane.app, pane.newFrom), pane.nodes, everything);
  if (seen && had !== document.activeElement) pane.follow = document.activeElement;
  stayAtEnd(pane);
}

/** Keeps the newest message in sight for whoever was looking at it. */
function stayAtEnd(pane) {
  const { scroller } = pane;
  if (pane.atEnd) scroller.scrollTop = scroller.scrollHeight;
  pane.height = scroller.scrollHeight;
  // Whoever has pressed something sees what the next key goes to, however tall the panel has become.
  if (pane.follow && pane.follow === document.activeElement) pane.follow.scrollIntoView({ block: "nearest" });
}

/** Whether a part of an element can be seen. */
function inSight(element, scroller) {
  const [mine, whole] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()];
  return mine.bottom > whole.top && mine.top < whole.bottom;
}

/** Shows another channel, where the reader left it. */
function open(pane, id) {
  const { app, scroller, places } = pane;
  if (pane.channel && pane.channel !== id) places.set(pane.channel, pane.atEnd ? null : scroller.scrollTop);
  const place = places.get(id) ?? null;
  pane.nodes.clear();
  pane.list.replaceChildren();
  Object.assign(pane, { channel: id, held: false, late: null, newFrom: firstUnread(app.state, id), atEnd: place === null });
  const channel = app.state.channels.get(id);
  const title = channelTitle(app.state, channel);
  const label = channel.type === DM ? app.t("messagesWith", { name: title }) : app.t("messagesIn", { channel: title });
  scroller.setAttribute("aria-label", label);
  draw(pane);
  if (place !== null) scroller.scrollTop = place;
  placeChanged(pane);
}

/** Notices where the reader is, and asks for older messages at the top. */
function watchScrolling(pane) {
  const { scroller, list } = pane;
  scroller.addEventListener("scroll", () => {
    // A picture that was loaded since the list was last measured has pushed the end away, not the reader.
    const pushed = pane.atEnd && scroller.scrollHeight > pane.height;
    pane.atEnd = pushed || scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR_END;
    placeChanged(pane);
    if (scroller.scrollTop < NEAR_START) askForOlder(pane);
  });
  const observer = new ResizeObserver(() => stayAtEnd(pane));
  observer.observe(list);
  observer.observe(scroller);
  scroller.addEventListener("keydown", (event) => walk(event, scroller, list));
  for (const own of ["wheel", "touchmove", "keydown"]) scroller.addEventListener(own, () => { pane.follow = null; }, { passive: true });
  document.addEventListener("visibilitychange", () => markRead(pane));
}

/** Draws whenever something happened that the list shows. */
function followState(pane) {
  const { state, interactions } = pane.app;
  state.on("open", (id) => open(pane, id));
  for (const topic of ["snapshot", "channels", "members", "commands"]) state.on(topic, () => draw(pane, true));
  state.on("messages", (news) => messagesChanged(pane, news));
  state.on("unread", ({ channel_id: id }) => id === pane.channel && markRead(pane));
  interactions.onChange(({ op, data, state: stage }) => {
    pane.nodes.delete(data.message_id);
    if (op === "slash" || op === "say" || data.message_id) draw(pane);
    if (op === "slash" && stage === "sent") goToEnd(pane);
  });
}

/** Draws new, changed or older messages, and goes to those that this person caused. */
function messagesChanged(pane, { channel_id: id, created, older }) {
  const { app, scroller } = pane;
  if (created) announce(created, app, pane.channel);
  if (id !== pane.channel) return;
  const fromEnd = scroller.scrollHeight - scroller.scrollTop;
  draw(pane);
  if (older) scroller.scrollTop = scroller.scrollHeight - fromEnd;
  if (!created) return;
  if (isMine(created, app.state)) goToEnd(pane);
  else if (!pane.atEnd) pane.toNewest.classList.add("unread");
  markRead(pane);
}

/** Brings one message into the middle and marks it for a moment. */
function jumpTo(pane, id) {
  const node = document.getElementById(`message-${id}`);
  if (!node) return;
  pane.atEnd = false;
  node.scrollIntoView({ block: "center" });
  node.focus({ preventScroll: true });
  node.classList.add("found");
  setTimeout(() => node.classList.remove("found"), 2000);
}

/** Draws nothing between the press and the release of a button, or the click would fall on nothing. */
function holdWhilePressed(pane) {
  pane.list.addEventListener("pointerdown", () => {
    pane.held = true;
  });
  const release = () => {
    if (!pane.held) return;
    setTimeout(() => {
      pane.held = false;
      if (pane.late !== null) draw(pane, pane.late);
      pane.late = null;
    });
  };
  for (const end of ["pointerup", "pointercancel", "dragend"]) document.addEventListener(end, release);
}

/** Whether a message is this person's own, or the answer to something that they did. */
function isMine(message, state) {
  return message.author.id === state.me.id || message.interaction_metadata?.user?.id === state.me.id;
}

/** Makes the list's children equal to the rows, building only what changed. */
function reconcile(list, rows, nodes, everything) {
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

/**
 * Puts a newly drawn message in the place of the old, keeping its loaded pictures and the focus.
 * Where what was pressed is gone, the next key goes to the first thing that can be pressed now.
 */
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
  if (key !== null && !refocus(node, key)) (node.querySelector(".action-row") ?? node).focus({ preventScroll: true });
}

/** Asks once for what was written before the oldest message known. */
function askForOlder(pane) {
  const { app, channel } = pane;
  const oldest = app.state.messages.get(channel)?.[0];
  if (!oldest || app.state.complete.has(channel) || pane.asked === oldest.id) return;
  pane.asked = oldest.id;
  app.send("older", { channel_id: channel, before: oldest.id });
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
  const words = plainText(spokenText(message), app);
  if (words) app.announce(`${displayName(state, message.author)}: ${words}`);
}
