/** Who is there: faces, and the screen where one chooses who to be. */
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { LOCALES, browserLocale, translator } from "./language.js";
import { ask } from "./socket.js";
import { themeButton } from "./theme.js";

const HUES = [14, 38, 88, 152, 188, 214, 268, 330];

/** A round face with the first letters of a name, coloured by who it is; the bot carries the playground's gable. */
export function avatar(user, state) {
  if (user.bot || user.id === state?.bot?.id) return h("img", { class: "avatar", src: "page/icon.svg", alt: "" });
  const known = state?.members.get(user.id) ?? user;
  const name = known.global_name || known.username || "?";
  const letters = name.split(/\s+/).slice(0, 2).map((word) => [...word][0] ?? "").join("").toLocaleUpperCase();
  const hue = HUES[[...user.id].reduce((sum, digit) => (sum * 7 + digit.charCodeAt(0)) % 9973, 0) % HUES.length];
  return h("span", { class: "avatar", "aria-hidden": "true", style: { "--hue": String(hue) } }, letters);
}

/** The address that makes this tab that person. */
export function addressOf(person) {
  return `#user=${person.id}`;
}

/** Shows the start screen in `root`; a person's card leads to the address that is them. */
export async function startScreen(root) {
  const t = translator(browserLocale());
  document.title = t("title");
  const cards = h("ul", { class: "cards" });
  const problem = h("p", { class: "failed", role: "alert" });
  const fill = async () => cards.replaceChildren(...(await ask("GET", "app/people")).map((person) => card(person, t)));
  root.replaceChildren(
    h("main", { class: "start" },
      h("div", { class: "start-sheet" },
        h("div", { class: "start-head" }, h("img", { src: "page/icon.svg", alt: "", width: "56", height: "56" }),
          h("h1", {}, t("chooseTitle")), themeButton(t)),
        h("p", { class: "hint" }, t("chooseHint")), cards, problem, addForm(t, fill, problem))),
  );
  await fill();
  cards.querySelector("a")?.focus();
}

/** One person to choose. */
function card(person, t) {
  const language = LOCALES[person.locale] ?? person.locale;
  return h("li", {},
    h("a", { class: "card", href: addressOf(person) },
      avatar(person), h("span", { class: "card-words" }, h("strong", {}, person.global_name || person.username),
        h("span", { class: "faint" }, [t(person.spectator ? "spectator" : "player"), language].filter(Boolean).join(" · "))),
      person.spectator && icon("eye")));
}

/** The form that makes somebody new. */
function addForm(t, fill, problem) {
  const name = h("input", { name: "name", required: true, maxlength: "32", autocomplete: "off" });
  const locale = h("select", { name: "locale" }, Object.entries(LOCALES).map(([code, words]) =>
    h(
      "option",
      { value: code, selected: code.split("-")[0] === browserLocale().split("-")[0] && code !== "en-GB" },
      words,
    )));
  const spectator = h("input", { type: "checkbox", name: "spectator" });
  const submit = async (event) => {
    event.preventDefault();
    problem.textContent = "";
    try {
      await ask("POST", "app/people", { name: name.value.trim(), locale: locale.value, spectator: spectator.checked });
      form.reset();
      await fill();
    } catch (error) {
      problem.textContent = error.message;
    }
  };
  const form = h("form", { class: "add-person", on: { submit } },
    h("label", {}, t("name"), name), h("label", {}, t("language"), locale),
    h("label", { class: "check" }, spectator, t("watches")),
    h("button", { class: "button secondary" }, icon("plus"), t("add")));
  return h("details", { class: "add" }, h("summary", {}, t("addPerson")), form);
}
