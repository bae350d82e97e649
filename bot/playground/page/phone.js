/** What the phone in this person's pocket shows: a note for every ring, and a list of all of them. */
import { h } from "./dom.js";
import { closer, sheet, signButton } from "./frame.js";
import { plainText } from "./markdown.js";
import { DM, channelTitle, displayName } from "./state.js";

const SHOWN_FOR = 8000;
const AT_ONCE = 4;
const KEPT = 50;

/** A button with all notes of this tab, and the place where new ones appear for a while. */
export function phone(app) {
  const { state, t } = app;
  const rung = [];
  const lock = h("ol", { class: "phone", role: "status", "aria-label": t("notifications") });
  const button = signButton("phone", t("notifications"), () => openList(app, rung));
  state.on("notification", (note) => {
    rung.unshift(note);
    rung.length = Math.min(rung.length, KEPT);
    const shown = h("li", { class: "note" }, words(app, note));
    lock.append(shown);
    while (lock.children.length > AT_ONCE) lock.firstChild.remove();
    setTimeout(() => shown.remove(), SHOWN_FOR);
  });
  return { lock, button };
}

/** Who writes and where, and what is to be read of it. */
function words(app, { channel_id: channelId, text }) {
  const { state, t } = app;
  const channel = state.channels.get(channelId);
  const from = displayName(state, state.bot);
  const where = channel && channel.type !== DM ? ` · ${channelTitle(state, channel)}` : "";
  return [h("strong", {}, from + where), h("span", {}, plainText(text, app) || t("emptyNotification"))];
}

/** Everything that rang since this tab was opened, the latest first, each with the way to it. */
function openList(app, rung) {
  const { t } = app;
  const go = ({ channel_id: channelId, message_id: messageId }) => {
    dialog.close();
    app.open(channelId, messageId);
  };
  const row = (note) => h(
    "li",
    {},
    h("button", { type: "button", class: "note", on: { click: () => go(note) } }, words(app, note)),
  );
  const list = rung.length
    ? h("ol", { class: "notes" }, rung.map(row))
    : h("p", { class: "faint" }, t("noNotifications"));
  const foot = h("div", { class: "modal-foot" }, closer(t("close")));
  const dialog = sheet("modal", t("notifications"), h("h2", {}, t("notifications")), list, foot);
}
