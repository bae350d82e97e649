/** Where one writes: plain text, or a command once it begins with a slash. */
import { leaves, matching } from "./commands.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { createPicker, pickerKeys } from "./picker.js";
import { commandEditor } from "./slash.js";
import { channelTitle } from "./state.js";

const LONGEST = 2000;

/** Builds the composer of the channel that is open. */
export function composer(app) {
  const { state, t } = app;
  const picker = createPicker();
  const problem = h("div", { class: "problem", role: "alert", hidden: true });
  const area = h("textarea", { rows: "1", class: "plain", enterkeyhint: "send", autocomplete: "off", dataset: { key: "composer" } });
  const field = h("div", { class: "field" }, area);
  const sendButton = h("button", { type: "button", class: "icon-button send", "aria-label": t("send"), title: t("send") }, icon("send"));
  const element = h("footer", { class: "composer" }, picker.element, problem, h("div", { class: "writing" }, field, sendButton));
  const view = { editor: null, drafts: new Map(), channel: null, hidden: false };

  const complain = (words) => {
    problem.textContent = words;
    problem.hidden = !words;
  };
  const usable = () => leaves(state.commands, state.channels.get(state.current), app.locale);
  const leave = (text) => {
    view.editor?.element.remove();
    view.editor = null;
    picker.hide();
    area.hidden = false;
    area.value = text;
    grow(area);
    area.focus();
    if (text) suggest();
    complain("");
  };
  const start = (leaf) => {
    complain("");
    picker.hide();
    view.editor?.element.remove();
    view.editor = commandEditor(leaf, app, picker, { leave, complain });
    area.hidden = true;
    area.value = "";
    field.append(view.editor.element);
    view.editor.focus();
  };
  const suggest = () => {
    const typed = /^\/(.*)$/.exec(area.value);
    if (!typed || view.hidden) {
      picker.hide();
      return;
    }
    const all = usable();
    const exact = typed[1].endsWith(" ") && all.find((leaf) => [leaf.title, leaf.name].includes(typed[1].trimEnd()));
    if (exact) {
      start(exact);
      return;
    }
    const found = matching(all, typed[1]);
    picker.show(area, {
      heading: t("commands"), words: found.length ? "" : t("noCommand"), pick: ({ leaf }) => start(leaf),
      items: found.map((leaf) => ({ label: `/${leaf.title}`, detail: leaf.description, hint: optionHint(leaf, app), leaf })),
    });
  };
  const send = () => {
    if (view.editor) {
      view.editor.submit();
      return;
    }
    const content = area.value.trim();
    if (picker.open && picker.choose()) return;
    if (content.startsWith("/") && !view.hidden) complain(t("noCommand"));
    else if (content.length > LONGEST) complain(t("tooLong", { n: LONGEST }));
    else if (content) {
      app.interactions.start("say", { channel_id: state.current, content });
      leave("");
    }
  };

  area.addEventListener("input", () => {
    view.hidden = false;
    complain("");
    grow(area);
    suggest();
  });
  area.addEventListener("keydown", (event) => areaKeys(event, { picker, send, view }));
  sendButton.addEventListener("click", send);
  element.addEventListener("focusout", (event) => !element.contains(event.relatedTarget) && picker.hide());
  state.on("open", (id) => {
    if (view.channel) view.drafts.set(view.channel, view.editor ? "" : area.value);
    if (view.editor) leave("");
    view.channel = id;
    area.value = view.drafts.get(id) ?? "";
    grow(area);
    const words = t("sayTo", { channel: channelTitle(state, state.channels.get(id)) });
    area.placeholder = words;
    area.setAttribute("aria-label", words);
    complain("");
  });
  state.on("commands", () => document.activeElement === area && suggest());

  /** Puts a command named in a message into the composer. */
  const startCommand = (name) => {
    const leaf = usable().find((known) => known.name === name || known.title === name);
    if (leaf) start(leaf);
    else leave(`/${name}`);
  };
  return { element, startCommand, focus: () => (view.editor ? view.editor.focus() : area.focus()), complain };
}

/** The names of a command's required options, as a small word beside it. */
function optionHint(leaf, app) {
  return leaf.options.filter((option) => option.required).map((option) => option.name_localizations?.[app.locale] ?? option.name).join(" ");
}

/** Lets the text area be as high as its lines, up to a third of the window. */
function grow(area) {
  area.style.setProperty("height", "auto");
  area.style.setProperty("height", `${Math.min(area.scrollHeight, innerHeight / 3)}px`);
}

/** The keys in the text area. */
function areaKeys(event, { picker, send, view }) {
  if (pickerKeys(event, picker)) return;
  if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    send();
  } else if (event.key === "Tab" && picker.open && !event.shiftKey && picker.active >= 0) {
    event.preventDefault();
    picker.choose();
  } else if (event.key === "Escape" && picker.open) {
    event.preventDefault();
    view.hidden = true;
    picker.hide();
  }
}
