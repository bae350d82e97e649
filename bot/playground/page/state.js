/** What one person sees of the server: filled by the snapshot, kept true by the events after it. */
import { bySnowflake } from "./time.js";

const PINNED_FETCH = 100;
export const DM = 1;
export const THREAD_TYPES = [10, 11, 12];
export const FORUM = 15;

/** An empty state with its listeners; `apply` takes every event of the socket. */
export function createState() {
  const state = {
    me: null,
    bot: null,
    guild: null,
    members: new Map(),
    channels: new Map(),
    messages: new Map(),
    unread: new Map(),
    commands: [],
    complete: new Set(),
    dismissed: new Set(JSON.parse(sessionStorage.getItem("dismissed") ?? "[]")),
    current: null,
    listeners: new Map(),
  };
  state.on = (topic, listener) => {
    state.listeners.set(topic, [...(state.listeners.get(topic) ?? []), listener]);
  };
  state.tell = (topic, detail) => (state.listeners.get(topic) ?? []).forEach((listener) => listener(detail));
  state.apply = ({ t, d }) => HANDLERS[t]?.(state, d);
  return state;
}

/** Takes the whole picture, as it comes first on every connection. */
function snapshot(state, d) {
  state.me = d.me;
  state.bot = d.bot;
  state.guild = d.guild;
  state.members = new Map(d.members.map((person) => [userOf(person).id, userOf(person)]));
  state.channels = new Map(d.channels.map((channel) => [channel.id, channel]));
  state.messages = new Map(Object.entries(d.messages).map(([id, list]) => [id, [...list]]));
  state.unread = new Map(Object.entries(d.unread ?? {}));
  state.commands = d.commands;
  state.complete = new Set([...state.messages].filter(([, list]) => list.length < PINNED_FETCH).map(([id]) => id));
  state.tell("snapshot");
}

/** A member's user, whether it comes bare or inside a guild member. */
function userOf(person) {
  return person.user ?? person;
}

/** Puts a message where its snowflake says, replacing an older version of itself. */
function store(state, message) {
  const list = state.messages.get(message.channel_id) ?? [];
  const at = list.findIndex((known) => known.id === message.id);
  if (at >= 0) list[at] = { ...list[at], ...message };
  else {
    list.push(message);
    list.sort((one, other) => bySnowflake(one.id, other.id));
  }
  state.messages.set(message.channel_id, list);
  return at < 0;
}

/** Adds or changes a channel or thread. */
function channel(state, d) {
  state.channels.set(d.id, { ...state.channels.get(d.id), ...d });
  if (!state.messages.has(d.id)) {
    state.messages.set(d.id, []);
    state.complete.add(d.id);
  }
  state.tell("channels");
}

/** Forgets a channel or thread and all in it. */
function withoutChannel(state, d) {
  state.channels.delete(d.id);
  state.messages.delete(d.id);
  state.unread.delete(d.id);
  state.tell("channels");
}

/** Sets who is there. */
function people(state, d) {
  for (const person of d.people ?? d) state.members.set(
    userOf(person).id,
    { ...state.members.get(userOf(person).id), ...userOf(person) },
  );
  const me = state.members.get(state.me.id);
  if (me) state.me = { ...state.me, ...me };
  state.tell("members");
}

/** Adds the messages before the oldest known one. */
function older(state, d) {
  if (d.messages.length === 0 || d.more === false) state.complete.add(d.channel_id);
  d.messages.forEach((message) => store(state, { ...message, channel_id: d.channel_id }));
  state.tell("messages", { channel_id: d.channel_id, older: true });
}

const HANDLERS = {
  SNAPSHOT: snapshot,
  MESSAGE_CREATE(state, d) {
    const created = store(state, d);
    state.tell("messages", { channel_id: d.channel_id, created: created ? d : null });
  },
  MESSAGE_UPDATE(state, d) {
    store(state, d);
    state.tell("messages", { channel_id: d.channel_id, updated: d });
  },
  MESSAGE_DELETE(state, d) {
    const list = state.messages.get(d.channel_id) ?? [];
    state.messages.set(d.channel_id, list.filter((message) => message.id !== d.id));
    state.tell("messages", { channel_id: d.channel_id });
  },
  OLDER: older,
  CHANNEL_CREATE: channel,
  CHANNEL_UPDATE: channel,
  CHANNEL_DELETE: withoutChannel,
  THREAD_CREATE: channel,
  THREAD_UPDATE: channel,
  THREAD_DELETE: withoutChannel,
  CHANNEL_PINS_UPDATE: (state, d) => state.tell("pins", d),
  TYPING_START: (state, d) => state.tell("typing", d),
  NOTIFICATION: (state, d) => state.tell("notification", d),
  PEOPLE: people,
  COMMANDS(state, d) {
    state.commands = d.commands ?? d;
    state.tell("commands");
  },
  UNREAD(state, d) {
    state.unread.set(d.channel_id, d.count);
    state.tell("unread", d);
  },
  BOT(state, d) {
    state.bot = { ...state.bot, ...d };
    state.tell("bot");
  },
};

/** Shows another channel. */
export function openChannel(state, id) {
  if (!state.channels.has(id)) return;
  state.current = id;
  state.tell("open", id);
}

/** Hides an answer that only this person saw, also after a reload of this tab. */
export function dismiss(state, message) {
  state.dismissed.add(message.id);
  sessionStorage.setItem("dismissed", JSON.stringify([...state.dismissed].slice(-500)));
  state.tell("messages", { channel_id: message.channel_id });
}

/** The messages of a channel that were not dismissed, oldest first. */
export function shown(state, channelId) {
  return (state.messages.get(channelId) ?? []).filter((message) => !state.dismissed.has(message.id));
}

/** What somebody is called. */
export function displayName(state, user) {
  const known = state.members.get(user?.id) ?? user;
  return known?.global_name || known?.username || user?.global_name || user?.username || "?";
}

/** What a channel is called, with its sign. */
export function channelTitle(state, channel) {
  if (channel.type === DM) return displayName(
    state,
    channel.recipients?.find((user) => user.id !== state.me.id) ?? state.bot,
  );
  return THREAD_TYPES.includes(channel.type) ? channel.name : `#${channel.name}`;
}

/** Whether a message calls this person. */
export function mentionsMe(state, message) {
  return message.mention_everyone || (message.mentions ?? []).some((user) => user.id === state.me.id);
}

/** How many of a channel's unread messages call this person; in a DM every one does. */
export function mentionCount(state, channel) {
  const unread = state.unread.get(channel.id) ?? 0;
  if (channel.type === DM || !unread) return unread;
  const others = (state.messages.get(channel.id) ?? []).filter((message) => message.author.id !== state.me.id);
  return others.slice(-unread).filter((message) => mentionsMe(state, message)).length;
}
