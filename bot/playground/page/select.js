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
      type: "button", class: "select", role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false", "aria-labelledby": labelledBy,
      "aria-label": labelledBy ? null : [part.placeholder ?? app.t("choose"), ...named.map((option) => option.label)].join(": "),
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

/** Opens the list under its button and gives what closes it; it closes itself on Escape, on a press elsewhere, or with the choice. */
function openList({ opener, options, values, least, most, choose, app }) {
  const marked = new Set(values);
  const several = most > 1;
  const rows = options.map((option) => row(option, several));
  const list = h("div", { role: "listbox", class: "select-list", id: uniqueId("list"), tabindex: "-1",
    "aria-multiselectable": several ? "true" : null, "aria-label": opener.getAttribute("aria-label") }, rows);
  const count = h("span", { class: "faint", role: "status" });
  const done = h("button", { type: "button", class: "button primary small" }, app.t("done"));
  const popup = h("div", { class: "popup select-popup", popover: "manual" }, list, several && h("div", { class: "select-foot" }, count, done));

  const mark = () => {
    rows.forEach((element, index) => {
      const on = marked.has(options[index].value);
      element.setAttribute("aria-selected", String(on));
      element.setAttribute("aria-disabled", String(several && !on && marked.size >= most));
    });
    count.textContent = app.t("chosenOf", { n: marked.size, least, most });
    done.disabled = marked.size < least || marked.size > most;
  };
  const settled = () => options.map((option) => option.value).filter((value) => marked.has(value));
  const close = (refocus = true) => {
    document.removeEventListener("pointerdown", elsewhere, true);
    popup.remove();
    opener.setAttribute("aria-expanded", "false");
    if (refocus) (opener.isConnected ? opener : drawnAnew(opener))?.focus({ preventScroll: true });
  };
  const settle = () => {
    if (done.disabled && several) return;
    close();
    choose(settled());
  };
  const toggle = (index) => {
    const { value } = options[index];
    if (!several) {
      const off = least === 0 && marked.has(value);
      marked.clear();
      if (!off) marked.add(value);
      settle();
      return;
    }
    if (marked.has(value)) marked.delete(value);
    else if (marked.size < most) marked.add(value);
    mark();
  };
  const elsewhere = (event) => {
    if (popup.contains(event.target) || opener.contains(event.target)) return;
    const changed = settled().join() !== options.map((option) => option.value).filter((value) => values.includes(value)).join();
    if (several && changed && !done.disabled) settle();
    else close(false);
  };

  rows.forEach((element, index) => element.addEventListener("click", () => toggle(index)));
  done.addEventListener("click", settle);
  popup.addEventListener("keydown", (event) => keys(event, { rows, toggle, settle, close, several, done, options }));
  (opener.closest("dialog") ?? document.body).append(popup);
  popup.showPopover();
  mark();
  inViewBeside(popup, opener);
  opener.setAttribute("aria-expanded", "true");
  opener.setAttribute("aria-controls", list.id);
  document.addEventListener("pointerdown", elsewhere, true);
  (rows.find((element) => element.getAttribute("aria-selected") === "true") ?? rows[0] ?? list).focus();
  return close;
}

/** The button that took an opener's place when its message was drawn anew under the open list. */
function drawnAnew(opener) {
  return [...document.querySelectorAll(".select")].find((other) => other.dataset.key === opener.dataset.key);
}

/** One line of the list. */
function row(option, several) {
  return h("div", { role: "option", class: "select-option", tabindex: "-1", "aria-selected": "false", dataset: { value: option.value } },
    emoji(option.emoji),
    h("span", { class: "select-words" }, h("span", {}, option.label), option.description && h("span", { class: "faint" }, option.description)),
    h("span", { class: several ? "tick box" : "tick" }, icon("check")));
}

/** Arrows move, Space marks, Enter settles, letters find, Escape leaves. */
function keys(event, { rows, toggle, settle, close, several, done, options }) {
  const at = rows.indexOf(document.activeElement);
  const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (target !== undefined) rows[Math.min(Math.max(target, 0), rows.length - 1)]?.focus();
  else if (event.key === "Escape") close();
  else if (event.key === "Tab") {
    if (!several || document.activeElement === done || done.disabled) close();
    else done.focus();
  } else if (event.key === " " && at >= 0) toggle(at);
  else if (event.key === "Enter" && at >= 0) {
    if (several && !done.disabled) settle();
    else toggle(at);
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
