/** Discord's markdown as elements: first blocks of lines, then what stands within a line. */
import { h } from "./dom.js";
import { ownEmoji } from "./icons.js";
import { channelTitle, displayName } from "./state.js";
import { timestamp } from "./time.js";

const FENCE = /```(?:([\w+-]+)\n)?\n?([\s\S]+?)\n?```/;
const JUMP = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;
const BLOCKS = ".run, .heading, .subtext, .code-block, blockquote, li";
const SPECIAL = /[\\`*_~|<[@]|https?:\/\//g;

/** Renders a text; `app` resolves mentions and takes clicks on them. */
export function markdown(text, app) {
  const fragment = document.createDocumentFragment();
  const fence = FENCE.exec(text);
  if (!fence) {
    fragment.append(...blocks(text, app));
    return fragment;
  }
  const before = text.slice(0, fence.index).replace(/\n$/, "");
  const after = text.slice(fence.index + fence[0].length).replace(/^\n/, "");
  if (before) fragment.append(...blocks(before, app));
  const code = h("code", fence[1] ? { dataset: { language: fence[1] } } : {}, fence[2]);
  fragment.append(h("pre", { class: "code-block", tabindex: "0" }, code));
  if (after) fragment.append(markdown(after, app));
  return fragment;
}

/** A text as it is said aloud or quoted: mentions as names, no signs of markdown, and nothing of a spoiler. */
export function plainText(text, app) {
  const drawn = h("div", {}, markdown(text, app));
  drawn.querySelectorAll(".spoiler").forEach((hidden) => hidden.replaceWith("…"));
  drawn.querySelectorAll("img.own").forEach((own) => own.replaceWith(`:${own.dataset.name}:`));
  drawn.querySelectorAll(BLOCKS).forEach((block) => block.before("\n"));
  return drawn.textContent.replace(/\n+/g, "\n").trim();
}

/** Splits lines into quotes, headings, subtext, lists and plain runs. */
function blocks(text, app) {
  const lines = text.split("\n");
  const found = [];
  let plain = [];
  const flush = () => {
    if (plain.some((line) => line.trim())) found.push(h("div", { class: "run" }, inline(plain.join("\n"), app)));
    plain = [];
  };
  while (lines.length) {
    const block = blockAt(lines, app);
    if (block) {
      flush();
      found.push(block);
    } else plain.push(lines.shift());
  }
  flush();
  return found;
}

/** Takes the block that begins at the first line, if one does. */
function blockAt(lines, app) {
  const line = lines[0];
  if (line.startsWith(">>> ")) {
    const quoted = [line.slice(4), ...lines.splice(0).slice(1)].join("\n");
    return h("blockquote", {}, blocks(quoted, app));
  }
  if (/^> /.test(line)) return h("blockquote", {}, blocks(takeWhile(lines, /^> ?(.*)$/).join("\n"), app));
  const heading = /^(#{1,3}) +(.+)$/.exec(line);
  if (heading) {
    lines.shift();
    return h(
      `h${heading[1].length + 2}`,
      { class: `heading heading-${heading[1].length}` },
      inline(heading[2].replace(/ +#+$/, ""), app),
    );
  }
  const small = /^-# +(.+)$/.exec(line);
  if (small) {
    lines.shift();
    return h("div", { class: "subtext" }, inline(small[1], app));
  }
  return /^ *(?:[-*]|\d+\.) +\S/.test(line) ? list(lines, app) : null;
}

/** Takes leading lines as long as they match, giving what stood in the parentheses. */
function takeWhile(lines, pattern) {
  const taken = [];
  while (lines.length && pattern.test(lines[0])) taken.push(pattern.exec(lines.shift())[1]);
  return taken;
}

/** Takes a list with everything that is indented under its points. */
function list(lines, app) {
  const point = /^( *)([-*]|(\d+)\.) +(.*)$/;
  const [, indent, , number] = point.exec(lines[0]);
  const element = number ? h("ol", { start: number }) : h("ul");
  while (lines.length) {
    const next = point.exec(lines[0]);
    if (!next || next[1].length < indent.length || (next[3] === undefined) !== (number === undefined)) break;
    if (next[1].length > indent.length + 1 && element.lastChild) element.lastChild.append(list(lines, app));
    else {
      lines.shift();
      element.append(h("li", {}, inline(next[4], app)));
    }
  }
  return element;
}

const wrap = (tag, props) => (match, app) => h(tag, props ?? {}, inline(match[1], app));

/** What may stand within a line, tried in this order wherever a special sign stands. */
const INLINE = [
  [/\\([^A-Za-z0-9\s])/y, (match) => match[1]],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (match) => h("code", {}, match[2].replace(/^ (.*) $/, "$1"))],
  [/<@!?(\d+)>/y, userMention],
  [/<#(\d+)>/y, channelMention],
  [/<@&\d+>/y, () => h("span", { class: "mention" }, "@role")],
  [/<\/([^:>]+):\d+>/y, commandMention],
  [/<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y, (match, app) => timestamp(Number(match[1]), match[2] ?? "f", app.locale)],
  [/<a?:(\w+):(\d+)>/y, (match) => ownEmoji(match[2], match[1])],
  [/@(?:everyone|here)\b/y, (match) => h("span", { class: "mention" }, match[0])],
  [/<(https?:\/\/[^\s>]+)>/y, (match, app) => link(match[1], [match[1]], app)],
  [/\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: +"[^"]*")?\)/y, (match, app) => link(match[2], inline(match[1], app), app)],
  [/https?:\/\/[^\s<]*[^\s<.,:;"')\]*_~|]/y, (match, app) => link(match[0], [match[0]], app)],
  [/\|\|([\s\S]+?)\|\|/y, spoiler],
  [/\*\*\*((?:\\[\s\S]|[^\\])+?)\*\*\*(?!\*)/y, (match, app) => h("strong", {}, h("em", {}, inline(match[1], app)))],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, wrap("strong")],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, wrap("u")],
  [/~~((?:\\[\s\S]|[^\\])+?)~~/y, wrap("s")],
  [/\*(?![\s*])((?:\*\*[^*]+\*\*|\\[\s\S]|[^*\\])*[^*\s\\])\*(?!\*)/y, wrap("em")],
  [/(?<![A-Za-z0-9])_(?![\s_])((?:\\[\s\S]|[^_\\])+)_(?![A-Za-z0-9])/y, wrap("em")],
];

/** Renders what stands within a line as a list of nodes. */
export function inline(text, app) {
  const nodes = [];
  let at = 0;
  while (at < text.length) {
    const found = matchAt(text, at);
    if (found) {
      nodes.push(found.make(found.match, app));
      at += found.match[0].length;
      continue;
    }
    SPECIAL.lastIndex = at + 1;
    const next = SPECIAL.exec(text)?.index ?? text.length;
    nodes.push(text.slice(at, next));
    at = next;
  }
  return nodes;
}

/** The first rule that matches exactly here. */
function matchAt(text, at) {
  for (const [pattern, make] of INLINE) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return { match, make };
  }
  return null;
}

/** A link; one to a message of Discord's own leads to the same channel here. */
function link(address, children, app) {
  const jump = JUMP.exec(address);
  if (jump && app.state.channels.has(jump[1])) {
    return h("button", { class: "mention", type: "button", on: { click: () => app.open(jump[1], jump[2]) } },
      children[0] === address ? channelTitle(app.state, app.state.channels.get(jump[1])) : children);
  }
  return h("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, children);
}

/** A hidden text that opens on a press. */
function spoiler(match, app) {
  const element = h(
    "span",
    { class: "spoiler", role: "button", tabindex: "0", "aria-expanded": "false", "aria-label": app.t("spoiler") },
  );
  const inside = h("span", { class: "spoiler-text", inert: true }, inline(match[1], app));
  const reveal = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    inside.removeAttribute("inert");
    for (const name of ["role", "tabindex", "aria-expanded", "aria-label"]) element.removeAttribute(name);
    element.classList.add("revealed");
  };
  element.addEventListener("click", reveal, { once: true });
  element.addEventListener("keydown", reveal);
  element.append(inside);
  return element;
}

/** Somebody's name; one's own stands out. */
function userMention(match, app) {
  const user = app.state.members.get(match[1]) ?? (app.state.bot?.id === match[1] ? app.state.bot : null);
  const mine = app.state.me?.id === match[1];
  return h(
    "span",
    { class: mine ? "mention mine" : "mention" },
    `@${user ? displayName(app.state, user) : app.t("unknown")}`,
  );
}

/** A channel's name that opens it. */
function channelMention(match, app) {
  const channel = app.state.channels.get(match[1]);
  if (!channel) return h("span", { class: "mention" }, `#${app.t("unknown")}`);
  return h(
    "button",
    { class: "mention", type: "button", on: { click: () => app.open(channel.id) } },
    channelTitle(app.state, channel),
  );
}

/** A command that is put into the composer on a press. */
function commandMention(match, app) {
  return h("button", { class: "mention", type: "button", on: { click: () => app.startCommand(match[1]) } }, `/${match[1]}`);
}
