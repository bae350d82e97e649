/** What a picture shows, in words: they stay behind a badge in its corner until somebody asks for them. */
import { h, uniqueId } from "./dom.js";
import { inViewBeside } from "./popup.js";

const WIDTH = 340;

/** Puts the badge on a picture; a press opens the words, and another, Escape or going elsewhere closes them. */
export function described(picture, words, app, key) {
  const note = h("div", { class: "popup description", popover: "manual", id: uniqueId("description"), role: "note", tabindex: "-1" }, words);
  const badge = h(
    "button",
    {
      type: "button", class: "alt-badge", "aria-label": app.t("description"), "aria-expanded": "false",
      "aria-controls": note.id, dataset: { key: `${key}-description` },
    },
    "ALT",
  );
  const frame = h("div", { class: "described" }, picture, badge, note);
  let close = null;
  badge.addEventListener("click", () => {
    if (close) close();
    else close = open(badge, note, () => (close = null));
  });
  frame.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !close) return;
    event.preventDefault();
    close();
    badge.focus();
  });
  return frame;
}

/** Shows the words beside their badge and gives what closes them; they go as soon as one turns to something else. */
function open(badge, note, closed) {
  const listening = new AbortController();
  const close = () => {
    listening.abort();
    note.hidePopover();
    badge.setAttribute("aria-expanded", "false");
    closed();
  };
  const unlessWithin = (node) => !badge.contains(node) && !note.contains(node) && close();
  const { signal } = listening;
  note.showPopover();
  inViewBeside(note, badge, WIDTH);
  badge.setAttribute("aria-expanded", "true");
  badge.focus();
  for (const part of [badge, note]) {
    part.addEventListener("focusout", (event) => unlessWithin(event.relatedTarget), { signal });
  }
  for (const turn of ["pointerdown", "scroll"]) {
    document.addEventListener(turn, (event) => unlessWithin(event.target), { capture: true, signal });
  }
  return close;
}
