/** What one may change about oneself: the language, and whether private messages come in. */
import { h } from "./dom.js";
import { closer, sheet } from "./frame.js";
import { LOCALES } from "./language.js";
import { ask } from "./socket.js";

/** Opens the settings; a new language draws the page anew. */
export function openSettings(app) {
  const { state, t } = app;
  const problem = h("p", { class: "failed", role: "alert" });
  const change = (what) => ask("PATCH", `app/people/${state.me.id}`, what).catch((error) => {
    problem.textContent = error.message;
    throw error;
  });
  const locales = { ...LOCALES, [app.locale]: LOCALES[app.locale] ?? app.locale };
  const language = h(
    "select",
    {},
    Object.entries(locales).map(([code, words]) => h("option", { value: code, selected: code === app.locale }, words)),
  );
  language.addEventListener("change", () => change({ locale: language.value }).then(() => location.reload()));
  const refuse = h("input", { type: "checkbox" });
  refuse.checked = Boolean(state.me.dms_closed);
  refuse.addEventListener("change", () => change({ dms_closed: refuse.checked }));
  sheet("modal", t("settings"), h("div", { class: "modal-form" },
    h("h2", {}, t("settings")),
    h("label", { class: "modal-part" }, h("span", { class: "modal-label" }, t("language")), language),
    h("label", { class: "check" }, refuse, t("closeDms")),
    problem,
    h("div", { class: "modal-foot" }, closer(t("close")))));
}
