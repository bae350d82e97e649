/** Light or dark: as the system says, or as the reader decides. */
import { h } from "./dom.js";
import { icon } from "./icons.js";

const MODES = ["auto", "light", "dark"];
const SIGNS = { auto: "auto", light: "sun", dark: "moon" };

/** The reader's choice so far. */
function mode() {
  const stored = localStorage.getItem("theme");
  return MODES.includes(stored) ? stored : "auto";
}

/** Puts the choice on the page. */
export function applyTheme() {
  if (mode() === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = mode();
}

/** A button that goes from one mode to the next. */
export function themeButton(t) {
  const button = h("button", { type: "button", class: "icon-button" });
  const draw = () => {
    const words = t("theme", { mode: t(mode()) });
    button.replaceChildren(icon(SIGNS[mode()]));
    button.setAttribute("aria-label", words);
    button.title = words;
  };
  button.addEventListener("click", () => {
    localStorage.setItem("theme", MODES[(MODES.indexOf(mode()) + 1) % MODES.length]);
    applyTheme();
    draw();
  });
  draw();
  return button;
}
