/** A select menu as Discord draws it: a button that opens a list; several may be chosen where allowed. */
import { h, uniqueId } from "./dom.js";
import { emoji, icon } from "./icons.js";
import { inViewBeside } from "./popup.js";

/** Draws a select; `choose` gets the values once they are settled. */
export function selectMenu(part, { app, busy = false, chosen = null, choose, labelledBy = null }) {
  const least = part.min_values ?? 1;
  const most = Math.min(part.max_values ?? 1, Math.max(part.options.length, 1));
  const values = chosen ?? part.options.filter((option) => option.default).map((option) => option.value);
  const named = part.options.filter((option) => values.includes(option.value));
  const shown = named.length
    ? named.map((option) => h("span", { class: most > 1 ? "chosen" : "" }, emoji(option.emoji), option.label))
    : h("span", { class: "faint" }, part.placeholder ?? app.t("choose"));
  const opener = h(
    "button",
    {
      type: "button", class: "select", role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false",
      "aria-labelledby": labelledBy,
      "aria-label": labelledBy ? null : [
        part.placeholder ?? app.t("choose"),
        ...named.map((option) => option.label),
      ].join(": "),
      disabled: part.disabled, "aria-busy": busy ? "true" : null, dataset: { key: part.custom_id },
    },
    h("span", { class: "select-value" }, shown),
    icon("chevron"),
  );
  let close = () => {};
  const open = () => {
    if (opener.getAttribute("aria-expanded") === "true") close();
    else if (!busy) close = openList({ opener, options: part.options, values, least, most, choose, app });
  };
  opener.addEventListener("click", open);
  opener.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    open();
  });
  return opener;
}

/** Opens the list and gives what closes it; Escape, a press elsewhere and the choice itself close it, too. */
function openList({ opener, options, values, least, most, choose, app }) {
  const menu = { opener, options, values, least, most, choose, app, several: most > 1, marked: new Set(values) };
  menu.rows = options.map((option) => row(option, menu.several));
  menu.count = h("span", { class: "faint", role: "status" });
  menu.done = h("button", { type: "button", class: "button primary small" }, app.t("done"));
  const list = h("div", {
    role: "listbox", class: "select-list", id: uniqueId("list"), tabindex: "-1",
    "aria-multiselectable": menu.several ? "true" : null, "aria-label": opener.getAttribute("aria-label"),
  }, menu.rows);
  const foot = menu.several && h("div", { class: "select-foot" }, menu.count, menu.done);
  menu.popup = h("div", { class: "popup select-popup", popover: "manual" }, list, foot);
  menu.elsewhere = (event) => pressedElsewhere(event, menu);
  menu.rows.forEach((element, index) => element.addEventListener("click", () => toggle(menu, index)));
  menu.done.addEventListener("click", () => settle(menu));
  menu.popup.addEventListener("keydown", (event) => keys(event, menu));
  (opener.closest("dialog") ?? document.body).append(menu.popup);
  menu.popup.showPopover();
  mark(menu);
  inViewBeside(menu.popup, opener);
  opener.setAttribute("aria-expanded", "true");
  opener.setAttribute("aria-controls", list.id);
  document.addEventListener("pointerdown", menu.elsewhere, true);
  const chosen = menu.rows.find((element) => element.getAttribute("aria-selected") === "true");
  (chosen ?? menu.rows[0] ?? list).focus();
  return () => close(menu);
}

/** Shows what is chosen, how much of what is allowed, and whether that will do. */
function mark({ rows, options, marked, several, least, most, count, done, app }) {
  rows.forEach((element, index) => {
    const on = marked.has(options[index].value);
    element.setAttribute("aria-selected", String(on));
    element.setAttribute("aria-disabled", String(several && !on && marked.size >= most));
  });
  count.textContent = app.t("chosenOf", { n: marked.size, least, most });
  done.disabled = marked.size < least || marked.size > most;
}

/** Takes the list away. */
function close({ opener, popup, elsewhere }, refocus = true) {
  document.removeEventListener("pointerdown", elsewhere, true);
  popup.remove();
  opener.setAttribute("aria-expanded", "false");
  if (refocus) (opener.isConnected ? opener : drawnAnew(opener))?.focus({ preventScroll: true });
}

/** Closes the list with what is chosen, in the order of the options. */
function settle(menu) {
  if (menu.several && menu.done.disabled) return;
  close(menu);
  menu.choose(menu.options.map((option) => option.value).filter((value) => menu.marked.has(value)));
}

/** Chooses an option or takes the choice back; where only one is wanted, that settles it. */
function toggle(menu, index) {
  const { marked, options, several, least, most } = menu;
  const { value } = options[index];
  const had = marked.has(value);
  if (!several) marked.clear();
  if (had && (several || least === 0)) marked.delete(value);
  else if (marked.size < most) marked.add(value);
  if (several) mark(menu);
  else settle(menu);
}

/** A press beside the list settles a changed choice that will do, and else only closes. */
function pressedElsewhere(event, menu) {
  const { popup, opener, marked, values, several, done } = menu;
  if (popup.contains(event.target) || opener.contains(event.target)) return;
  const changed = marked.size !== values.length || values.some((value) => !marked.has(value));
  if (several && changed && !done.disabled) settle(menu);
  else close(menu, false);
}

/** The button that took an opener's place when its message was drawn anew under the open list. */
function drawnAnew(opener) {
  return [...document.querySelectorAll(".select")].find((other) => other.dataset.key === opener.dataset.key);
}

/** One line of the list. */
function row(option, several) {
  return h("div", {
    role: "option",
    class: "select-option",
    tabindex: "-1",
    "aria-selected": "false",
    dataset: { value: option.value },
  },
    emoji(option.emoji),
    h(
      "span",
      { class: "select-words" },
      h("span", {}, option.label),
      option.description && h("span", { class: "faint" }, option.description),
    ),
    h("span", { class: several ? "tick box" : "tick" }, icon("check")));
}

/** Arrows move, Space marks, Enter settles, letters find, Escape leaves. */
function keys(event, menu) {
  const { rows, several, done, options } = menu;
  const at = rows.indexOf(document.activeElement);
  const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (target !== undefined) rows[Math.min(Math.max(target, 0), rows.length - 1)]?.focus();
  else if (event.key === "Escape") close(menu);
  else if (event.key === "Tab") {
    if (!several || document.activeElement === done || done.disabled) close(menu);
    else done.focus();
  } else if (event.key === " " && at >= 0) toggle(menu, at);
  else if (event.key === "Enter" && at >= 0) {
    if (several && !done.disabled) settle(menu);
    else toggle(menu, at);
  } else if (event.key.length === 1 && event.key !== " ") {
    const letter = event.key.toLocaleLowerCase();
    const order = [...rows.keys()].map((index) => (index + at + 1) % rows.length);
    const found = order.find((index) => options[index].label.toLocaleLowerCase().startsWith(letter));
    if (found === undefined) return;
    rows[found].focus();
  } else return;
  event.preventDefault();
  event.stopPropagation();
}
