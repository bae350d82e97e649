/** The page: who this tab is stands in its address, and everything else follows from the live connection. */
import { channelChoices, personChoices } from "./commands.js";
import { composer } from "./composer.js";
import { h, put } from "./dom.js";
import { channelHead, memberPanel, statusLine, typingLine } from "./frame.js";
import { createInteractions } from "./interactions.js";
import { translator } from "./language.js";
import { messageList } from "./messages.js";
import { openModal } from "./modal.js";
import { startScreen } from "./people.js";
import { phone } from "./phone.js";
import { sidebar } from "./sidebar.js";
import { ask, connect } from "./socket.js";
import { createState, openChannel } from "./state.js";
import { applyTheme } from "./theme.js";
import { keepTimesTrue } from "./time.js";

const root = document.getElementById("root");
const announcer = document.getElementById("announcer");
const ANSWERS = ["INTERACTION", "MODAL", "AUTOCOMPLETE", "ERROR"];

/** What the address says: the person, and the channel they look at. */
function address() {
  const given = new URLSearchParams(location.hash.slice(1));
  return { user: given.get("user"), channel: given.get("channel") };
}

/** Says something to those who listen. */
function announce(words) {
  put(announcer, h("p", {}, words));
  while (announcer.children.length > 20) announcer.firstChild.remove();
}

/** The options of a select menu, filled from the server's people and channels where it asks for those. */
function selectOptions(state, part) {
  if (part.type === 3) return part.options;
  const defaults = new Set((part.default_values ?? []).map((value) => value.id));
  const choices = {
    5: personChoices,
    7: personChoices,
    8: (from) => channelChoices(from, part.channel_types),
  }[part.type]?.(state) ?? [];
  return choices.map(({ name, value }) => ({ label: name, value, default: defaults.has(value) }));
}

/** Builds the page for one person and connects it. */
function startApp(person, people) {
  const state = createState();
  const live = { send: () => false, end: () => {} };
  const app = { state, locale: person.locale ?? "en-US", t: translator(person.locale ?? "en-US"), announce };
  document.documentElement.lang = app.locale;
  app.send = (op, data) => live.send(op, data);
  app.interactions = createInteractions(app.send);
  app.selectOptions = (part) => selectOptions(state, part);

  const hear = (event) => {
    if (!ANSWERS.includes(event.t)) {
      state.apply(event);
      return;
    }
    const request = app.interactions.hear(event);
    if (event.t === "MODAL") openModal(event.d, request, app);
    if (event.t === "ERROR" && !request) frame.complain(event.d.message);
  };
  const status = (now) => {
    frame.status.set(now);
    if (now === "lost") {
      app.interactions.lose();
      leaveIfForgotten(person);
    }
  };
  state.on("snapshot", () => {
    for (const known of people) if (state.members.has(known.id)) state.members.set(
      known.id,
      { ...known, ...state.members.get(known.id) },
    );
    const wanted = [state.current, address().channel].find((id) => id && state.channels.has(id));
    const first = [...state.channels.values()].find((channel) => channel.type === 0);
    if (!state.current || !state.channels.has(state.current)) app.open(wanted ?? first?.id ?? [...state.channels.keys()][0]);
  });
  state.on("channels", () => {
    if (state.current && !state.channels.has(state.current)) openChannel(state, [...state.channels.keys()][0]);
  });
  state.on("open", (id) => history.replaceState(null, "", `#user=${person.id}&channel=${id}`));
  const frame = buildFrame(app);
  Object.assign(live, connect(person.id, { hear, status }));
  return { person, app, end: live.end };
}

/** Puts the parts of the page together and gives the app its ways to open and start things. */
function buildFrame(app) {
  const { state } = app;
  const shell = h("div", { class: "app" });
  const drawer = (open) => {
    shell.classList.toggle("drawer-open", open);
    shell.querySelector(".burger").setAttribute("aria-expanded", String(open));
    if (open) shell.querySelector(".channel.here, .channel")?.focus();
  };
  app.open = (id, messageId) => {
    drawer(false);
    if (id !== state.current) openChannel(state, id);
    if (messageId) list.jumpTo(messageId);
    else if (document.activeElement?.closest(".channels")) return;
    else if (matchMedia("(pointer: fine)").matches) writing.focus();
    else list.focus(); // Where the composer would call up a keyboard.
  };
  const list = messageList(app);
  const writing = composer(app);
  app.startCommand = writing.startCommand;
  const status = statusLine(app);
  const { lock, button: phoneButton } = phone(app);
  const toggleDrawer = () => drawer(!shell.classList.contains("drawer-open"));
  const toggleMembers = () => shell.classList.toggle("members-open");
  put(shell, [
    sidebar(app),
    h("div", { class: "shade", on: { click: () => {
      drawer(false);
      shell.classList.remove("members-open");
    } } }),
    h(
      "main",
      { class: "main" },
      channelHead(app, { toggleDrawer, toggleMembers, phoneButton }),
      status.element,
      list.element,
      typingLine(app),
      writing.element,
    ),
    memberPanel(app),
    lock,
  ]);
  // On the body, too, where the focus is as long as nothing has it; but not in a dialog.
  document.onkeydown = (event) => {
    if (event.target === document.body || shell.contains(event.target)) shortcuts(event, { shell, app, drawer, list, writing });
  };
  root.replaceChildren(shell);
  return { status, complain: writing.complain };
}

/** F6 goes from part to part, Alt with an arrow from channel to channel, Escape and any letter to the composer. */
function shortcuts(event, { shell, app, drawer, list, writing }) {
  const open = shell.classList.contains("drawer-open");
  if (event.key === "Escape" && !event.defaultPrevented) {
    shell.classList.remove("members-open");
    if (open) {
      drawer(false);
      shell.querySelector(".burger").focus();
    } else writing.focus();
  } else if (event.key === "F6") {
    event.preventDefault();
    const parts = [() => shell.querySelector(".channel.here")?.focus(), () => list.scroller.focus(), () => writing.focus()];
    const zones = [".sidebar", ".list-frame", ".composer"];
    const at = zones.findIndex((zone) => document.activeElement?.closest(zone));
    parts[(at + (event.shiftKey ? 2 : 1) + 3) % 3]();
  } else if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
    event.preventDefault();
    const rows = [...shell.querySelectorAll(".channel")];
    const at = rows.findIndex((row) => row.classList.contains("here"));
    rows[(at + (event.key === "ArrowDown" ? 1 : -1) + rows.length) % rows.length]?.click();
    app.announce(document.title);
  } else if (isLetter(event) && !event.target.matches("input, textarea, select")) writing.focus();
}

/** Whether a key would write something. */
function isLetter({ key, ctrlKey, altKey, metaKey }) {
  return key.length === 1 && key !== " " && !ctrlKey && !altKey && !metaKey;
}

/** Goes back to the start if the server is there but no longer knows this person. */
async function leaveIfForgotten(person) {
  const known = await ask("GET", "app/people").catch(() => null);
  if (known && !known.some(({ id }) => id === person.id)) location.hash = "";
}

const now = { shown: null };

/** Shows what the address asks for: a person's page, or the choice of who to be. */
async function route() {
  const { user, channel } = address();
  const wanted = user ?? (now.shown ? null : sessionStorage.getItem("user"));
  if (wanted && now.shown?.person.id === wanted) {
    if (channel) now.shown.app.open(channel);
    return;
  }
  now.shown?.end();
  now.shown = null;
  const people = wanted ? await ask("GET", "app/people") : [];
  const person = people.find((known) => known.id === wanted);
  if (!person) {
    sessionStorage.removeItem("user");
    document.documentElement.lang = navigator.language;
    await startScreen(root);
    return;
  }
  sessionStorage.setItem("user", person.id);
  now.shown = startApp(person, people);
}

applyTheme();
keepTimesTrue();
addEventListener("hashchange", route);
route();
