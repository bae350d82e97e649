/** A chosen command with a field for each option, from the first key to sending it. */
import { TYPE, fixedChoices, localDescription, localName, nested, valueOf } from "./commands.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { pickerKeys } from "./picker.js";

const PAUSE = 140;
const MOST_CHOICES = 25;

/** Opens a command for editing; `leave(text)` goes back to plain writing, `complain` shows what is wrong. */
export function commandEditor(leaf, app, picker, { leave, complain }) {
  const fields = h("span", { class: "fields" });
  const tail = h("input", { class: "tail", "aria-label": app.t("optional"), autocomplete: "off", enterkeyhint: "send" });
  const element = h("div", { class: "command", role: "group", "aria-label": `/${leaf.title}` },
    h("span", { class: "command-name" }, `/${leaf.title}`), fields, tail,
    h("button", { type: "button", class: "icon-button small", "aria-label": app.t("leaveCommand"), title: app.t("leaveCommand"), on: { click: () => leave("") } }, icon("close")));
  const editor = { leaf, app, picker, complain, leave, element, tail, used: [], request: null, timer: null };
  editor.remaining = () => leaf.options.filter((option) => !editor.used.some((field) => field.option === option));
  editor.add = (option) => {
    const field = makeField(option, editor);
    editor.used.push(field);
    fields.append(field.element);
    drawTail(editor);
    return field;
  };
  editor.submit = () => submit(editor);
  leaf.options.filter((option) => option.required).forEach(editor.add);
  drawTail(editor);
  tail.addEventListener("focus", () => showRemaining(editor));
  tail.addEventListener("input", () => showRemaining(editor));
  tail.addEventListener("keydown", (event) => tailKeys(event, editor));
  editor.focus = () => (editor.used[0]?.input ?? tail).focus();
  return editor;
}

/** The words in the last field: how many options are left, or that Enter sends. */
function drawTail({ tail, remaining, app }) {
  const left = remaining().length;
  tail.placeholder = left ? app.t("moreOptions", { n: left }) : app.t("sendHint");
}

/** A labelled input for one option. */
function makeField(option, editor) {
  const name = localName(option, editor.app.locale);
  const numeric = option.type === TYPE.INTEGER && !option.choices?.length;
  const input = h("input", {
    autocomplete: "off", spellcheck: "false", "aria-label": name, "aria-required": option.required ? "true" : null, inputmode: numeric && !option.autocomplete ? "numeric" : null,
    enterkeyhint: "next", size: "6", dataset: { option: option.name }, maxlength: option.max_length ?? null,
  });
  const field = { option, input, picked: null, touched: false, choices: [] };
  field.element = h("label", { class: option.required ? "pill required" : "pill" }, h("span", { class: "pill-name" }, name), input);
  input.addEventListener("focus", () => offer(field, editor));
  input.addEventListener("input", () => {
    field.picked = null;
    field.touched = true;
    resize(input);
    field.element.classList.remove("wrong");
    editor.complain("");
    offer(field, editor);
  });
  input.addEventListener("keydown", (event) => fieldKeys(event, field, editor));
  return field;
}

/** Lets an input be as wide as what stands in it. */
function resize(input) {
  input.size = Math.min(Math.max(input.value.length + 1, 6), 32);
}

/** What a field holds now. */
function held(field) {
  return { text: field.input.value, picked: field.picked };
}

/** The heading over a field's choices: its name, whether it is needed, what it means. */
function heading({ option }, { app }) {
  return [h("strong", {}, localName(option, app.locale)), " ", h("span", { class: "faint" }, app.t(option.required ? "required" : "optional")),
    h("span", { class: "picker-explains" }, localDescription(option, app.locale))];
}

/** Shows what may be put into a field. */
function offer(field, editor) {
  if (field.option.autocomplete) return askForChoices(field, editor);
  const { app } = editor;
  const fixed = fixedChoices(field.option, app);
  const typed = field.picked ? "" : field.input.value.replace(/^[@#]/, "").toLocaleLowerCase();
  const fitting = (fixed ?? []).filter((choice) => choice.name.toLocaleLowerCase().includes(typed));
  return showChoices(field, editor, fitting, field.option.type === TYPE.FILE ? app.t("unsupported") : "");
}

/** Fills the list with values for a field. */
function showChoices(field, editor, choices, words = "") {
  field.choices = choices;
  const at = choices.findIndex((choice) => choice.value === field.picked?.value);
  editor.picker.show(field.input, {
    heading: heading(field, editor), words, active: Math.max(at, 0),
    items: choices.slice(0, MOST_CHOICES).map((choice) => ({ label: choice.name, choice })),
    pick: ({ choice }) => pick(field, choice, editor),
  });
}

/** Asks the bot for choices once the typing pauses; only the latest answer counts. */
function askForChoices(field, editor) {
  const { app, leaf } = editor;
  clearTimeout(editor.timer);
  showChoices(field, editor, [], app.t("loadingChoices"));
  editor.timer = setTimeout(async () => {
    const values = editor.used.flatMap((other) => {
      if (other === field) return [{ type: field.option.type, name: field.option.name, value: field.picked ? field.picked.value : field.input.value, focused: true }];
      const found = valueOf(other.option, held(other), app);
      return found && "value" in found ? [{ type: other.option.type, name: other.option.name, value: found.value }] : [];
    });
    const request = app.interactions.start("autocomplete", { channel_id: app.state.current, command_id: leaf.id, options: nested(leaf, values) });
    editor.request = request;
    await request.ended;
    if (request.state === "failed") app.interactions.forget(request);
    if (editor.request !== request || document.activeElement !== field.input) return;
    const choices = request.answer?.choices ?? [];
    const named = choices.map((choice) => ({ ...choice, name: localName(choice, app.locale) }));
    showChoices(field, editor, named, named.length ? "" : app.t("noChoices"));
  }, field.touched ? PAUSE : 0);
}

/** Puts a chosen value into its field and goes on to the next. */
function pick(field, choice, editor) {
  field.picked = choice;
  field.touched = false;
  field.input.value = choice.name;
  resize(field.input);
  field.element.classList.remove("wrong");
  goOn(field, editor);
}

/** Focuses the next field that is still empty, or the last one. */
function goOn(field, editor) {
  const after = editor.used.slice(editor.used.indexOf(field) + 1);
  editor.picker.hide();
  (after.find((other) => !other.input.value)?.input ?? editor.tail).focus();
}

/** The keys in a field. */
function fieldKeys(event, field, editor) {
  const { picker } = editor;
  if (!picker.open && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
    event.preventDefault();
    offer(field, editor);
    return;
  }
  if (pickerKeys(event, picker)) {
    field.touched = true;
    return;
  }
  const offered = picker.open && picker.input === field.input && picker.active >= 0 && !field.picked;
  const wanted = field.touched || (field.option.required && !field.input.value);
  if (event.key === "Enter") {
    event.preventDefault();
    if (offered && wanted) picker.choose();
    else if (field.touched && !field.picked && field.input.value && editor.used.some((other) => other.option.required && !other.input.value)) goOn(field, editor);
    else editor.submit();
  } else if (event.key === "Tab" && !event.shiftKey && offered && wanted) {
    event.preventDefault();
    picker.choose();
  } else if (event.key === "Escape") backOut(event, editor);
  else if (event.key === "Backspace" && !field.input.value) retreat(event, field, editor);
}

/** Escape closes the list first, then leaves the command. */
function backOut(event, editor) {
  event.preventDefault();
  event.stopPropagation();
  if (editor.picker.open) editor.picker.hide();
  else editor.leave("");
}

/** Backspace in an empty field takes it away, or goes back to the command's name. */
function retreat(event, field, editor) {
  event.preventDefault();
  const at = editor.used.indexOf(field);
  if (at === 0 || (at < 0 && !editor.used.length)) editor.leave(`/${editor.leaf.title}`);
  else {
    if (field && !field.option.required) {
      editor.used.splice(at, 1);
      field.element.remove();
      drawTail(editor);
    }
    (editor.used[(at < 0 ? editor.used.length : at) - 1]?.input ?? editor.tail).focus();
  }
}

/** Shows the options that were not used yet; none is marked, so that Enter sends. */
function showRemaining(editor) {
  const { app, tail, picker } = editor;
  const typed = tail.value.trim().toLocaleLowerCase();
  const left = editor.remaining().filter((option) => localName(option, app.locale).toLocaleLowerCase().includes(typed));
  if (!left.length) {
    picker.hide();
    return;
  }
  picker.show(tail, {
    heading: app.t("optional"), active: typed ? 0 : -1,
    items: left.map((option) => ({ label: localName(option, app.locale), detail: localDescription(option, app.locale), option })),
    pick: ({ option }) => {
      tail.value = "";
      editor.add(option).input.focus();
    },
  });
}

/** The keys in the last field. */
function tailKeys(event, editor) {
  if (pickerKeys(event, editor.picker)) return;
  const marked = editor.picker.open && editor.picker.active >= 0;
  if (event.key === "Enter") {
    event.preventDefault();
    if (marked) editor.picker.choose();
    else editor.submit();
  } else if (event.key === "Tab" && !event.shiftKey && marked) {
    event.preventDefault();
    editor.picker.choose();
  } else if (event.key === "Escape") backOut(event, editor);
  else if (event.key === "Backspace" && !editor.tail.value) retreat(event, null, editor);
}

/** Checks every field and sends the command, or says which field is wrong. */
function submit(editor) {
  const { app, leaf, used } = editor;
  const values = [];
  for (const field of used) {
    const { option } = field;
    const found = valueOf(option, held(field), app);
    const error = found?.error ?? (!found && option.required ? app.t("missing", { option: localName(option, app.locale) }) : null);
    if (error) {
      field.element.classList.add("wrong");
      editor.complain(error);
      field.input.focus();
      offer(field, editor);
      return;
    }
    if (found) values.push({ type: option.type, name: option.name, value: found.value });
  }
  clearTimeout(editor.timer);
  const label = [`/${leaf.title}`, ...used.filter((field) => field.input.value).map((field) => `${localName(field.option, app.locale)}:${field.input.value}`)].join(" ");
  app.interactions.start("slash", { channel_id: app.state.current, command_id: leaf.id, options: nested(leaf, values) }, { label });
  editor.leave("");
}
