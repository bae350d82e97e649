/** Where one writes: plain text, or a command once it begins with a slash. */
import { leaves, localName, matching } from "./commands.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { createPicker, pickerKeys } from "./picker.js";
import { commandEditor } from "./slash.js";
import { DM, channelTitle } from "./state.js";

const LONGEST = 2000;

/** Builds the composer of the channel that is open. */
export function composer(app) {
  const send = app.t("send");
  const pen = {
    app,
    picker: createPicker(),
    problem: h("div", { class: "problem", role: "alert", hidden: true }),
    area: h("textarea", { rows: "1", class: "plain", enterkeyhint: "send", autocomplete: "off", dataset: { key: "composer" } }),
    field: h("div", { class: "field" }),
    editor: null,
    drafts: new Map(),
    channel: null,
    pickerRefused: false,
  };
  const button = h("button", { type: "button", class: "icon-button send", "aria-label": send, title: send }, icon("send"));
  const writing = h("div", { class: "writing" }, pen.field, button);
  const element = h("footer", { class: "composer" }, pen.picker.element, pen.problem, writing);
  pen.field.append(pen.area);
  button.addEventListener("click", () => sendWritten(pen));
  pen.area.addEventListener("input", () => written(pen));
  pen.area.addEventListener("keydown", (event) => areaKeys(event, pen));
  element.addEventListener("focusout", (event) => !element.contains(event.relatedTarget) && pen.picker.hide());
  app.state.on("open", (id) => openChannel(pen, id));
  app.state.on("commands", () => document.activeElement === pen.area && suggest(pen));
  return {
    element,
    startCommand: (name) => startNamed(pen, name),
    focus: () => (pen.editor ?? pen.area).focus(),
    complain: (words) => complain(pen, words),
  };
}

/** Shows what is wrong, or nothing. */
function complain({ problem }, words) {
  problem.textContent = words;
  problem.hidden = !words;
}

/** The commands that can be used in the open channel. */
function usable({ app: { state, locale } }) {
  return leaves(state.commands, state.channels.get(state.current), locale);
}

/** Goes back from a command to plain writing. */
function leave(pen, text) {
  const { area, picker } = pen;
  pen.editor?.element.remove();
  pen.editor = null;
  picker.hide();
  area.hidden = false;
  area.value = text;
  grow(area);
  area.focus();
  if (text) suggest(pen);
  complain(pen, "");
}

/** Opens a command's fields in place of the plain text. */
function start(pen, leaf) {
  const { app, picker, area, field } = pen;
  complain(pen, "");
  picker.hide();
  pen.editor?.element.remove();
  const ways = { leave: (text) => leave(pen, text), complain: (words) => complain(pen, words) };
  pen.editor = commandEditor(leaf, app, picker, ways);
  area.hidden = true;
  area.value = "";
  field.append(pen.editor.element);
  pen.editor.focus();
}

/** Puts a command named in a message into the composer. */
function startNamed(pen, name) {
  const leaf = usable(pen).find((known) => known.name === name || known.title === name);
  if (leaf) start(pen, leaf);
  else leave(pen, `/${name}`);
}

/** Lists the commands that fit what was typed; a whole name and a space open its command. */
function suggest(pen) {
  const { app, area, picker } = pen;
  const typed = /^\/(.*)$/.exec(area.value)?.[1];
  if (typed === undefined || pen.pickerRefused) {
    picker.hide();
    return;
  }
  const all = usable(pen);
  const exact = typed.endsWith(" ") && all.find((leaf) => [leaf.title, leaf.name].includes(typed.trimEnd()));
  if (exact) {
    start(pen, exact);
    return;
  }
  const found = matching(all, typed);
  picker.show(area, {
    heading: app.t("commands"),
    words: found.length ? "" : app.t("noCommand"),
    pick: ({ leaf }) => start(pen, leaf),
    items: found.map((leaf) => ({
      label: `/${leaf.title}`, detail: leaf.description, hint: optionHint(leaf, app), leaf,
    })),
  });
}

/** Follows what is typed as plain text. */
function written(pen) {
  pen.pickerRefused = false;
  complain(pen, "");
  grow(pen.area);
  suggest(pen);
}

/** Sends the command or the text, or chooses what the list has marked. */
function sendWritten(pen) {
  const { app, editor, picker, area } = pen;
  if (editor) {
    editor.submit();
    return;
  }
  const content = area.value.trim();
  if (picker.open && picker.choose()) return;
  if (content.startsWith("/") && !pen.pickerRefused) complain(pen, app.t("noCommand"));
  else if (content.length > LONGEST) complain(pen, app.t("tooLong", { n: LONGEST }));
  else if (content) {
    app.interactions.start("say", { channel_id: app.state.current, content });
    leave(pen, "");
  }
}

/** Takes up another channel with the draft that was left there. */
function openChannel(pen, id) {
  const { app, area, drafts } = pen;
  if (pen.channel) drafts.set(pen.channel, pen.editor ? "" : area.value);
  if (pen.editor) leave(pen, "");
  pen.channel = id;
  area.value = drafts.get(id) ?? "";
  grow(area);
  const channel = app.state.channels.get(id);
  const title = channelTitle(app.state, channel);
  const words = channel.type === DM ? app.t("writeTo", { name: title }) : app.t("sayIn", { channel: title });
  area.placeholder = words;
  area.setAttribute("aria-label", words);
  complain(pen, "");
}

/** The names of a command's required options, as a small word beside it. */
function optionHint(leaf, app) {
  const required = leaf.options.filter((option) => option.required);
  return required.map((option) => localName(option, app.locale)).join(" ");
}

/** Lets the text area be as high as its lines, up to a third of the window. */
function grow(area) {
  area.style.setProperty("height", "auto");
  area.style.setProperty("height", `${Math.min(area.scrollHeight, innerHeight / 3)}px`);
}

/** The keys in the text area. */
function areaKeys(event, pen) {
  const { picker } = pen;
  if (pickerKeys(event, picker)) return;
  if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    sendWritten(pen);
  } else if (event.key === "Tab" && picker.open && !event.shiftKey && picker.active >= 0) {
    event.preventDefault();
    picker.choose();
  } else if (event.key === "Escape" && picker.open) {
    event.preventDefault();
    pen.pickerRefused = true;
    picker.hide();
  }
}
