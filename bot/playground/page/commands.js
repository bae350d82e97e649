/** The bot's commands as one can type them: every leaf with its words in the reader's language. */
import { DM, THREAD_TYPES, channelTitle, displayName } from "./state.js";

export const TYPE = {
  SUB: 1,
  GROUP: 2,
  STRING: 3,
  INTEGER: 4,
  BOOLEAN: 5,
  USER: 6,
  CHANNEL: 7,
  ROLE: 8,
  MENTIONABLE: 9,
  NUMBER: 10,
  FILE: 11,
};
const TEXT = 0;
const CHAT_INPUT = 1;
const IN_GUILD = 0;
const IN_BOT_DM = 1;

/** The name of a command, option or choice as the reader's language has it. */
export function localName(thing, locale) {
  return thing.name_localizations?.[locale] ?? thing.name;
}

/** The description of a command or option as the reader's language has it. */
export function localDescription(thing, locale) {
  return thing.description_localizations?.[locale] ?? thing.description;
}

/** Every command and subcommand that can be used in a channel. */
export function leaves(commands, channel, locale) {
  const context = channel.type === DM ? IN_BOT_DM : IN_GUILD;
  return commands
    .filter((command) => (command.type ?? CHAT_INPUT) === CHAT_INPUT)
    .filter((command) => !command.contexts || command.contexts.includes(context))
    .flatMap((command) => below(command, [command], locale))
    .sort((one, other) => one.title.localeCompare(other.title, locale));
}

/** A command's name, given as Discord writes it, in the reader's language; as it is where nobody knows it. */
export function localTitle(name, { state, locale }) {
  const known = state.commands.flatMap((command) => below(command, [command], locale));
  return known.find((leaf) => leaf.name === name)?.title ?? name;
}

/** The leaves under a command or group. */
function below(node, path, locale) {
  const inner = (node.options ?? []).filter((option) => option.type === TYPE.SUB || option.type === TYPE.GROUP);
  if (inner.length) return inner.flatMap((option) => below(option, [...path, option], locale));
  const title = path.map((part) => localName(part, locale)).join(" ");
  const name = path.map((part) => part.name).join(" ");
  return [{ id: path[0].id, path, title, name, description: localDescription(node, locale), options: node.options ?? [] }];
}

/** The leaves that fit what was typed after the slash, best first. */
export function matching(all, typed) {
  const wanted = typed.trim().toLocaleLowerCase();
  const rank = (leaf) => {
    const names = [leaf.title, leaf.name].map((name) => name.toLocaleLowerCase());
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.split(" ").some((word) => word.startsWith(wanted)))) return 1;
    if (names.some((name) => name.includes(wanted))) return 2;
    return leaf.description?.toLocaleLowerCase().includes(wanted) ? 3 : 9;
  };
  const ranked = all.map((leaf) => [rank(leaf), leaf]).filter(([place]) => place < 9);
  return ranked.sort((one, other) => one[0] - other[0]).map(([, leaf]) => leaf);
}

/** Wraps a leaf's option values as Discord nests them under subcommand and group. */
export function nested(leaf, values) {
  return leaf.path.slice(1).reduceRight((inner, part) => [{ type: part.type, name: part.name, options: inner }], values);
}

/** People, as values to choose from. */
export function personChoices(state) {
  const people = new Map(state.members);
  if (state.bot) people.set(state.bot.id, state.bot);
  return [...people.values()].map((user) => ({ name: displayName(state, user), value: user.id }));
}

/** Channels and threads, as values to choose from. */
export function channelChoices(state, types) {
  const wanted = types?.length ? types : [TEXT, ...THREAD_TYPES];
  const fits = (channel) => wanted.includes(channel.type);
  return [...state.channels.values()].filter(fits).map((channel) => ({
    name: channelTitle(state, channel),
    value: channel.id,
  }));
}

/** The values that an option offers without asking the bot, or null where anything may be typed. */
export function fixedChoices(option, app) {
  if (option.choices?.length) return option.choices.map((choice) => ({
    name: localName(choice, app.locale),
    value: choice.value,
  }));
  if (option.type === TYPE.BOOLEAN) return [{ name: app.t("yes"), value: true }, { name: app.t("no"), value: false }];
  if (option.type === TYPE.USER || option.type === TYPE.MENTIONABLE) return personChoices(app.state);
  if (option.type === TYPE.CHANNEL) return channelChoices(app.state, option.channel_types);
  return option.type === TYPE.ROLE ? [] : null;
}

/** What a field holds as `{value}`, or `{error}` in the reader's words; null where it is empty. */
export function valueOf(option, { text, picked }, app) {
  const named = { option: localName(option, app.locale) };
  if (option.type === TYPE.FILE) return { error: app.t("unsupported") };
  if (picked) return { value: picked.value };
  if (!text.trim()) return null;
  const fixed = fixedChoices(option, app);
  if (fixed) {
    const typed = text.trim().replace(/^[@#]/, "").toLocaleLowerCase();
    const meant = fixed.find((choice) => choice.name.replace(/^#/, "").toLocaleLowerCase() === typed);
    return meant ? { value: meant.value } : { error: app.t("wrongChoice", named) };
  }
  if (option.type === TYPE.INTEGER || option.type === TYPE.NUMBER) return numberOf(option, text, named, app);
  const [least, most] = [option.min_length ?? 0, option.max_length ?? 6000];
  if (text.length < least || text.length > most) return { error: app.t("wrongLength", { ...named, least, most }) };
  return { value: text };
}

/** A typed number within its bounds. */
function numberOf(option, text, named, app) {
  const number = Number(text.trim().replace(",", "."));
  const [least, most] = [option.min_value, option.max_value];
  const range = least !== undefined && most !== undefined ? app.t("between", { least, most }) : "";
  const whole = option.type === TYPE.NUMBER || Number.isSafeInteger(number);
  if (!Number.isFinite(number) || !whole || number < (least ?? -Infinity) || number > (most ?? Infinity)) {
    return { error: app.t("wrongNumber", { ...named, range }) };
  }
  return { value: number };
}
