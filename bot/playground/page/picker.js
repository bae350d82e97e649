/** The list over the composer: commands, options or values, steered from whichever input is focused. */
import { h, uniqueId } from "./dom.js";

/** Makes the list; `show` fills it for an input, and its keys are handed on by that input. */
export function createPicker() {
  const id = uniqueId("picker");
  const title = h("div", { class: "picker-title" });
  const list = h("div", { role: "listbox", id, class: "picker-list" });
  const note = h("div", { class: "picker-note faint", role: "status" });
  const element = h("div", { class: "picker", hidden: true }, title, list, note);
  const view = { input: null, items: [], rows: [], active: -1, pick: null };

  const mark = (index) => {
    view.active = index;
    view.rows.forEach((row, at) => row.setAttribute("aria-selected", String(at === index)));
    const row = view.rows[index];
    if (row) {
      view.input.setAttribute("aria-activedescendant", row.id);
      row.scrollIntoView({ block: "nearest" });
    } else view.input?.removeAttribute("aria-activedescendant");
  };

  const hide = () => {
    element.hidden = true;
    view.items = [];
    view.rows = [];
    if (view.input) {
      view.input.setAttribute("aria-expanded", "false");
      view.input.removeAttribute("aria-activedescendant");
    }
    view.active = -1;
  };

  /** Shows items under a title for an input; `active` is the row marked first, -1 for none. */
  const show = (input, { heading, items, active = 0, pick, words = "" }) => {
    if (view.input && view.input !== input) hide();
    Object.assign(view, { input, items, pick });
    view.rows = items.map((item, index) => itemRow(item, `${id}-${index}`, () => choose(index)));
    title.replaceChildren(...[heading].flat());
    list.replaceChildren(...view.rows);
    list.setAttribute("aria-label", title.textContent);
    note.textContent = words;
    element.hidden = false;
    for (const [name, value] of Object.entries({
      role: "combobox",
      "aria-controls": id,
      "aria-expanded": "true",
      "aria-autocomplete": "list",
    })) {
      input.setAttribute(name, value);
    }
    mark(items.length ? Math.min(active, items.length - 1) : -1);
  };

  const choose = (index = view.active) => {
    const item = view.items[index];
    if (!item) return false;
    view.pick(item);
    return true;
  };

  /** Moves the mark round and round. */
  const move = (step) => {
    const count = view.items.length;
    if (count) mark(view.active < 0 ? (step > 0 ? 0 : count - 1) : (view.active + step + count) % count);
  };

  return {
    element, show, hide, move, choose,
    get open() {
      return !element.hidden;
    },
    get active() {
      return view.active;
    },
    get item() {
      return view.items[view.active];
    },
    get input() {
      return view.input;
    },
  };
}

/** One row: what it is called, what it means, and a small word at the end. */
function itemRow(item, id, choose) {
  const row = h("div", { role: "option", id, class: "picker-row", "aria-selected": "false" },
    h("span", { class: "picker-name" }, item.label), item.detail && h("span", { class: "picker-detail faint" }, item.detail),
    item.hint && h("span", { class: "picker-hint faint" }, item.hint));
  row.addEventListener("pointerdown", (event) => event.preventDefault());
  row.addEventListener("click", choose);
  return row;
}

/** The keys that every input under the list shares; answers whether the key was one of them. */
export function pickerKeys(event, picker) {
  if (!picker.open || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return false;
  event.preventDefault();
  picker.move(event.key === "ArrowDown" ? 1 : -1);
  return true;
}
