/** A chosen command with a field for each option, from the first key to sending it. */
import { localDescription, localName, nested, valueOf } from "./commands.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { backOut, held, makeField, offer, retreat } from "./option.js";
import { pickerKeys } from "./picker.js";

/** Opens a command for editing; `leave(text)` goes back to plain writing, `complain` shows what is wrong. */
export function commandEditor(leaf, app, picker, { leave, complain }) {
  const fields = h("span", { class: "fields" });
  const tail = h("input", { class: "tail", "aria-label": app.t("optional"), autocomplete: "off", enterkeyhint: "send" });
  const element = h("div", { class: "command", role: "group", "aria-label": `/${leaf.title}` },
    h("span", { class: "command-name" }, `/${leaf.title}`), fields, tail,
    h(
      "button",
      {
        type: "button",
        class: "icon-button small",
        "aria-label": app.t("leaveCommand"),
        title: app.t("leaveCommand"),
        on: { click: () => leave("") },
      },
      icon("close"),
    ));
  const editor = { leaf, app, picker, complain, leave, element, tail, used: [], request: null, timer: null };
  editor.remaining = () => leaf.options.filter((option) => !editor.used.some((field) => field.option === option));
  editor.add = (option) => {
    const field = makeField(option, editor);
    editor.used.push(field);
    fields.append(field.element);
    editor.drawTail();
    return field;
  };
  editor.drawTail = () => drawTail(editor);
  editor.submit = () => submit(editor);
  leaf.options.filter((option) => option.required).forEach(editor.add);
  editor.drawTail();
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
    items: left.map((option) => ({
      label: localName(option, app.locale),
      detail: localDescription(option, app.locale),
      option,
    })),
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
    const error = found?.error ?? (!found && option.required ? app.t(
      "missing",
      { option: localName(option, app.locale) },
    ) : null);
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
  const filled = used.filter((field) => field.input.value);
  const words = filled.map((field) => `${localName(field.option, app.locale)}:${field.input.value}`);
  const label = [`/${leaf.title}`, ...words].join(" ");
  app.interactions.start(
    "slash",
    { channel_id: app.state.current, command_id: leaf.id, options: nested(leaf, values) },
    { label },
  );
  editor.leave("");
}
