/** One option of a command: its field, what may be put into it, and the keys in it. */
import { TYPE, fixedChoices, localDescription, localName, nested, valueOf } from "./commands.js";
import { h } from "./dom.js";
import { pickerKeys } from "./picker.js";

const PAUSE = 140;
const MOST_CHOICES = 25;

/** A labelled input for one option. */
export function makeField(option, editor) {
  const name = localName(option, editor.app.locale);
  const numeric = option.type === TYPE.INTEGER && !option.choices?.length && !option.autocomplete;
  const input = h("input", {
    autocomplete: "off", spellcheck: "false", "aria-label": name, "aria-required": option.required ? "true" : null,
    inputmode: numeric ? "numeric" : null,
    enterkeyhint: "next", size: "6", dataset: { option: option.name }, maxlength: option.max_length ?? null,
  });
  const field = { option, input, picked: null, touched: false, moved: false, known: [] };
  field.element = h(
    "label",
    { class: option.required ? "pill required" : "pill" },
    h("span", { class: "pill-name" }, name),
    input,
  );
  input.addEventListener("focus", () => offer(field, editor));
  input.addEventListener("input", () => {
    field.picked = null;
    field.touched = true;
    field.moved = false;
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
export function held(field) {
  return { text: field.input.value, picked: field.picked };
}

/** The heading over a field's choices: its name, whether it is needed, what it means. */
function heading({ option }, { app }) {
  return [h("strong", {}, localName(option, app.locale)), " ", h(
    "span",
    { class: "faint" },
    app.t(option.required ? "required" : "optional"),
  ),
    h("span", { class: "picker-explains" }, localDescription(option, app.locale))];
}

/** Shows what may be put into a field. */
export function offer(field, editor) {
  if (field.option.autocomplete) return askForChoices(field, editor);
  const { app } = editor;
  const fixed = fixedChoices(field.option, app);
  return showChoices(
    field,
    editor,
    fitting(field, fixed ?? []),
    field.option.type === TYPE.FILE ? app.t("unsupported") : "",
  );
}

/** Those of the choices that fit what was typed. */
function fitting(field, choices) {
  const typed = field.picked ? "" : field.input.value.replace(/^[@#]/, "").toLocaleLowerCase();
  return choices.filter((choice) => choice.name.toLocaleLowerCase().includes(typed));
}

/** Fills the list with values for a field; what the arrows marked stays marked. */
function showChoices(field, editor, choices, words = "") {
  const wanted = field.moved ? editor.picker.item?.choice?.value : field.picked?.value;
  const at = choices.findIndex((choice) => choice.value === wanted);
  editor.picker.show(field.input, {
    heading: heading(field, editor), words, active: Math.max(at, 0),
    items: choices.slice(0, MOST_CHOICES).map((choice) => ({ label: choice.name, choice })),
    pick: ({ choice }) => pick(field, choice, editor),
  });
}

/** Asks the bot for choices once the typing pauses; until its answer comes, those of the last one that still fit stay. */
function askForChoices(field, editor) {
  const { app, leaf } = editor;
  clearTimeout(editor.timer);
  editor.request = null;
  const likely = fitting(field, field.known);
  showChoices(field, editor, likely, likely.length ? "" : app.t("loadingChoices"));
  editor.timer = setTimeout(async () => {
    const values = editor.used.flatMap((other) => {
      if (other === field) return [{
        type: field.option.type,
        name: field.option.name,
        value: field.picked ? field.picked.value : field.input.value,
        focused: true,
      }];
      const found = valueOf(other.option, held(other), app);
      return found && "value" in found ? [{ type: other.option.type, name: other.option.name, value: found.value }] : [];
    });
    const request = app.interactions.start(
      "autocomplete",
      { channel_id: app.state.current, command_id: leaf.id, options: nested(leaf, values) },
    );
    editor.request = request;
    await request.ended;
    if (request.state === "failed") app.interactions.forget(request);
    if (editor.request !== request || document.activeElement !== field.input) return;
    const choices = request.answer?.choices ?? [];
    field.known = choices.map((choice) => ({ ...choice, name: localName(choice, app.locale) }));
    showChoices(field, editor, field.known, field.known.length ? "" : app.t("noChoices"));
  }, field.touched ? PAUSE : 0);
}

/** Puts a chosen value into its field and goes on to the next. */
function pick(field, choice, editor) {
  field.picked = choice;
  field.touched = false;
  field.moved = false;
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

/** Whether a field must still be filled in. */
function isMissing({ option, input }) {
  return option.required && !input.value;
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
    field.moved = true;
    return;
  }
  const offered = picker.open && picker.input === field.input && picker.active >= 0 && !field.picked;
  const wanted = field.touched || (field.option.required && !field.input.value);
  if (event.key === "Enter") {
    event.preventDefault();
    if (offered && wanted) picker.choose();
    else if (field.touched && field.input.value && editor.used.some(isMissing)) goOn(field, editor);
    else editor.submit();
  } else if (event.key === "Tab" && !event.shiftKey && offered && wanted) {
    event.preventDefault();
    picker.choose();
  } else if (event.key === "Escape") backOut(event, editor);
  else if (event.key === "Backspace" && !field.input.value) retreat(event, field, editor);
}

/** Escape closes the list first, then leaves the command. */
export function backOut(event, editor) {
  event.preventDefault();
  event.stopPropagation();
  if (editor.picker.open) editor.picker.hide();
  else editor.leave("");
}

/** Backspace in an empty field takes it away, or goes back to the command's name. */
export function retreat(event, field, editor) {
  event.preventDefault();
  const at = editor.used.indexOf(field);
  if (at === 0 || (at < 0 && !editor.used.length)) editor.leave(`/${editor.leaf.title}`);
  else {
    if (field && !field.option.required) {
      editor.used.splice(at, 1);
      field.element.remove();
      editor.drawTail();
    }
    (editor.used[(at < 0 ? editor.used.length : at) - 1]?.input ?? editor.tail).focus();
  }
}
