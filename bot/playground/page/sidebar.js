/** The channels, threads and private messages with what is unread in them, and who one is. */
import { h, rove, swap } from "./dom.js";
import { signButton } from "./frame.js";
import { icon } from "./icons.js";
import { avatar } from "./people.js";
import { openSettings } from "./settings.js";
import { DM, FORUM, THREAD_TYPES, channelTitle, displayName, mentionCount } from "./state.js";
import { bySnowflake } from "./time.js";
import { themeButton } from "./theme.js";

/** Builds the sidebar. */
export function sidebar(app) {
  const { state } = app;
  const nav = h("nav", { class: "channels", "aria-label": app.t("channels") });
  const foot = h("div", { class: "me" });
  const head = h("header", { class: "guild" });
  let drawn = "";
  const drawChannels = () => {
    if (!state.me) return;
    const now = marksOf(state);
    if (now !== drawn) swap(nav, sections(app));
    drawn = now;
  };
  const drawMe = () => state.me && swap(foot, meRow(app));
  nav.addEventListener("keydown", (event) => rove(event, [...nav.querySelectorAll("button")]));
  state.on("snapshot", () => {
    head.replaceChildren(h("h1", {}, state.guild.name));
    drawChannels();
    drawMe();
  });
  for (const topic of ["channels", "unread", "messages", "open", "bot"]) state.on(topic, drawChannels);
  state.on("members", () => {
    drawChannels();
    drawMe();
  });
  return h("aside", { class: "sidebar", id: "sidebar" }, head, nav, foot);
}

/** All that the list of channels is drawn from, as one text: it is drawn anew only when this differs. */
function marksOf(state) {
  const rows = [...state.channels.values()].map((channel) =>
    [
      channel.id,
      channelTitle(state, channel),
      channel.position,
      channel.thread_metadata?.archived,
      state.unread.get(channel.id),
      mentionCount(state, channel),
    ]);
  return JSON.stringify([rows, state.current, state.bot.online]);
}

/** The channels of the server with their threads, then the private messages. */
function sections(app) {
  const { state, t } = app;
  const all = [...state.channels.values()];
  const inOrder = (one, other) => (one.position ?? 0) - (other.position ?? 0) || bySnowflake(one.id, other.id);
  const texts = all.filter((channel) => channel.type === 0 || channel.type === FORUM).sort(inOrder);
  const open = all.filter((channel) => THREAD_TYPES.includes(channel.type) && !channel.thread_metadata?.archived);
  const threads = (parent) => open.filter((thread) => thread.parent_id === parent.id).sort(inOrder);
  const privates = all.filter((channel) => channel.type === DM);
  const rows = texts.flatMap((channel) => [
    row(channel, app),
    ...threads(channel).map((thread) => row(thread, app)),
  ]);
  return [
    h("h2", {}, t("channels")),
    h("ul", {}, rows),
    h("h2", {}, t("directMessages")),
    h("ul", {}, privates.map((channel) => row(channel, app))),
  ];
}

/** One channel with its sign, its name and its marks. */
function row(channel, app) {
  const { state, t } = app;
  const here = state.current === channel.id;
  const unread = state.unread.get(channel.id) ?? 0;
  const calls = mentionCount(state, channel);
  const thread = THREAD_TYPES.includes(channel.type);
  const sign = channel.type === DM ? avatar(
    channel.recipients?.find((user) => user.id !== state.me.id) ?? state.bot,
    state,
  ) : icon(thread ? "thread" : "hash");
  const look = ["channel", thread && "in-thread", here && "here", unread && "unread"].filter(Boolean).join(" ");
  const marks = calls ? t("mentions", { n: calls }) : unread ? t("unread", { n: unread }) : "";
  return h("li", {},
    h("button", {
      type: "button",
      class: look,
      "aria-current": here ? "page" : null,
      dataset: { key: `channel-${channel.id}` },
      on: { click: () => app.open(channel.id) },
    },
      sign,
      h("span", { class: "channel-name" }, channel.type === DM ? channelTitle(state, channel) : channel.name),
      channel.type === DM && h(
        "span",
        { class: state.bot.online ? "dot on" : "dot", title: t(state.bot.online ? "online" : "offline") },
      ),
      marks && h("span", { class: "unseen" }, marks),
      calls ? h("span", { class: "badge", "aria-hidden": "true" }, calls > 99 ? "99+" : String(calls)) : null));
}

/** Who one is, with the colours, the settings and the way back. */
function meRow(app) {
  const { state, t } = app;
  return h("div", { class: "me-row" },
    avatar(state.me, state),
    h(
      "span",
      { class: "me-name" },
      h("strong", {}, displayName(state, state.me)),
      h("span", { class: "faint" }, t(state.me.spectator ? "spectator" : "player")),
    ),
    themeButton(t),
    signButton("gear", t("settings"), () => openSettings(app), { dataset: { key: "settings" } }),
    h(
      "a",
      {
        class: "icon-button",
        href: "#",
        "aria-label": t("switchPerson"),
        title: t("switchPerson"),
        dataset: { key: "leave" },
      },
      icon("swap"),
    ));
}
