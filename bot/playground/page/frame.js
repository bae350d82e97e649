/** The frame around the messages: the channel's head, pinned messages, people, and how the connection stands. */
import { spokenText } from "./components.js";
import { h, swap, uniqueId } from "./dom.js";
import { icon } from "./icons.js";
import { markdown } from "./markdown.js";
import { avatar } from "./people.js";
import { DM, THREAD_TYPES, channelTitle, displayName, mentionCount, shown } from "./state.js";

const TYPING_LASTS = 9000;

/** A button that is only a sign, with its words for those who hover or listen. */
export function signButton(sign, words, click, props = {}) {
  return h(
    "button",
    { type: "button", class: "icon-button", "aria-label": words, title: words, on: { click }, ...props },
    icon(sign),
  );
}

/** The head over the messages: where one is, and what can be opened from there. */
export function channelHead(app, { toggleDrawer, toggleMembers, phoneButton }) {
  const { state, t } = app;
  const title = h("h2", { class: "channel-title" });
  const topic = h("span", { class: "topic faint" });
  const thread = signButton("thread", t("newThread"), () => askForThread(app));
  const burger = signButton(
    "menu",
    t("menu"),
    toggleDrawer,
    { class: "icon-button burger", "aria-controls": "sidebar", "aria-expanded": "false" },
  );
  const call = h("span", { class: "burger-badge", hidden: true });
  burger.append(call);
  const draw = () => {
    const channel = state.channels.get(state.current);
    if (!channel) return;
    const sign = channel.type === DM ? "at" : THREAD_TYPES.includes(channel.type) ? "thread" : "hash";
    title.replaceChildren(icon(sign), h("span", {}, channel.type === DM ? channelTitle(state, channel) : channel.name));
    topic.textContent = channel.topic ?? "";
    thread.hidden = channel.type !== 0;
    drawCall();
  };
  const drawCall = () => {
    const channel = state.channels.get(state.current);
    if (!channel) return;
    const calls = [...state.channels.values()].reduce((sum, other) => sum + mentionCount(state, other), 0);
    call.hidden = ![...state.unread].some(([id, count]) => count && id !== state.current);
    document.title = `${calls ? `(${calls}) ` : ""}${channelTitle(state, channel)} · ${displayName(state, state.me)}`;
  };
  for (const topicName of ["open", "channels", "snapshot", "members"]) state.on(topicName, draw);
  for (const topicName of ["unread", "open", "snapshot", "messages"]) state.on(topicName, drawCall);
  return h("header", { class: "channel-head" }, burger, title, topic, h("span", { class: "push" }), thread,
    phoneButton,
    signButton("pin", t("pins"), () => openPins(app)),
    signButton("people", t("members"), toggleMembers, { class: "icon-button people-button" }));
}

/** Asks for the name of a new thread and makes it. */
function askForThread(app) {
  const { t, state } = app;
  const name = h("input", { required: true, maxlength: "100", autocomplete: "off", "aria-label": t("threadName") });
  const problem = h("p", { class: "failed", role: "alert" });
  const form = h(
    "form",
    { class: "modal-form" },
    h("h2", {}, t("newThread")),
    h("label", { class: "modal-part" }, t("threadName"), name),
    problem,
    h("div", { class: "modal-foot" }, closer(t("cancel")), h("button", { class: "button primary" }, t("create"))),
  );
  const dialog = sheet("modal", t("newThread"), form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const request = app.interactions.start("thread", { channel_id: state.current, name: name.value.trim() });
    await request.ended;
    if (request.state !== "failed") {
      dialog.close();
      app.open(request.answer.channel_id);
    } else {
      problem.textContent = request.message ?? t("tryAgain");
      app.interactions.forget(request);
    }
  });
}

/** A button that closes the dialog it stands in. */
export function closer(words) {
  const close = (event) => event.target.closest("dialog").close();
  return h("button", { type: "button", class: "button secondary", on: { click: close } }, words);
}

/** A dialog over the page that cleans up after itself. */
export function sheet(look, words, ...children) {
  const dialog = h("dialog", { class: look, "aria-label": words }, children);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Shows what is pinned in the channel, each with the way to it. */
function openPins(app) {
  const { state, t } = app;
  const pinned = shown(state, state.current).filter((message) => message.pinned).reverse();
  const jump = (event, message) => {
    event.target.closest("dialog").close();
    app.open(state.current, message.id);
  };
  const rows = pinned.map((message) =>
    h("li", { class: "pin" },
      h("strong", {}, displayName(state, message.author)),
      h("div", { class: "text" }, markdown(spokenText(message) || "…", app)),
      h("button", { type: "button", class: "button secondary small", on: { click: (event) => jump(event, message) } }, t("jump"))));
  const list = rows.length ? h("ul", {}, rows) : h("p", { class: "faint" }, t("noPins"));
  sheet("modal pins", t("pins"), h("h2", {}, t("pins")), list, h("div", { class: "modal-foot" }, closer(t("close"))));
}

/** Everybody on the server, the bot first. */
export function memberPanel(app) {
  const { state, t } = app;
  const titleId = uniqueId("members");
  const list = h("ul");
  const draw = () => {
    if (!state.me) return;
    const people = [...state.members.values()].filter((user) => user.id !== state.bot.id);
    const row = (user, note) => h(
      "li",
      { class: "member" },
      avatar(user, state),
      h("span", { class: "member-name" }, displayName(state, user)),
      note,
    );
    const dot = h("span", { class: state.bot.online ? "dot on" : "dot", title: t(state.bot.online ? "online" : "offline") });
    swap(
      list,
      row(state.bot, [h("span", { class: "bot-sign" }, t("bot")), dot]),
      people.map((user) => row(user, user.spectator ? icon("eye") : null)),
    );
  };
  for (const topic of ["snapshot", "members", "bot"]) state.on(topic, draw);
  return h("aside", { class: "members", "aria-labelledby": titleId }, h("h2", { id: titleId }, t("members")), list);
}

/** A line that says when the connection or the bot is away. */
export function statusLine(app) {
  const { state, t } = app;
  const line = h("div", { class: "status", role: "status" });
  let connection = "connecting";
  const draw = () => {
    const away = state.bot && !state.bot.online ? t("botOffline", { bot: displayName(state, state.bot) }) : "";
    line.textContent = { connecting: t("connecting"), lost: t("reconnecting"), open: away }[connection];
    line.dataset.state = connection;
    line.hidden = !line.textContent;
  };
  state.on("bot", draw);
  state.on("snapshot", draw);
  draw();
  return {
    element: line,
    set(now) {
      connection = now;
      draw();
    },
  };
}

/** Who is writing at the moment. */
export function typingLine(app) {
  const { state, t } = app;
  const line = h("div", { class: "typing faint", "aria-hidden": "true" });
  let timer = null;
  const clear = () => line.replaceChildren();
  state.on("typing", ({ channel_id: id, user_id: user }) => {
    if (id !== state.current || user === state.me.id) return;
    line.textContent = t(
      "typing",
      { name: displayName(state, state.members.get(user) ?? (state.bot.id === user ? state.bot : { id: user })) },
    );
    clearTimeout(timer);
    timer = setTimeout(clear, TYPING_LASTS);
  });
  state.on("messages", ({ channel_id: id, created }) => created && id === state.current && clear());
  state.on("open", clear);
  return line;
}
