/** The page's own drawn signs, as strokes on a 24-unit square. */
import { h, svg } from "./dom.js";

const STROKES = {
  hash: "M9 4 7 20M17 4l-2 16M4 9h16M4 15h16",
  thread: "M5 5h14M5 10h14M5 15h6M15 14v7M11.5 17.5h7",
  at: "M16 8v5.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-3.5 7.1M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0z",
  menu: "M4 7h16M4 12h16M4 17h16",
  pin: "M9 4h6l-1 6 3 3v2H7v-2l3-3zM12 15v6",
  phone: "M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3zM11 18h2",
  people: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 11a3 3 0 1 0-1-5.8M17 14c2.5.3 4 2.3 4.5 5",
  close: "M6 6l12 12M18 6 6 18",
  send: "M4 12 20 4l-5 16-4-6.5zM11 13.5 20 4",
  down: "M12 5v14M6 13l6 6 6-6",
  chevron: "M7 10l5 5 5-5",
  sun: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  moon: "M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5z",
  auto: "M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16",
  swap: "M4 8h14l-4-4M20 16H6l4 4",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  eye: "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  file: "M6 3h8l5 5v13H6zM14 3v5h5",
  link: "M9 5H5v14h14v-4M13 4h7v7M20 4l-9 9",
  reply: "M20 20v-5a5 5 0 0 0-5-5H5M10 5l-5 5 5 5",
  check: "M5 13l5 5L20 7",
  gear: "M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  slash: "M16 4 8 20",
};

/** The sign of that name, hidden from screen readers: whatever it stands on carries the words. */
export function icon(name) {
  return svg(STROKES[name]);
}

/** The sign on a button or an option; whatever it stands on carries the words. */
export function emoji(data) {
  if (!data) return null;
  if (data.id) return ownEmoji(data.id, data.name, "");
  return h("span", { class: "emoji", "aria-hidden": "true" }, data.name);
}

/** An emoji of the application's own; where words stand beside it, it need not be said aloud. */
export function ownEmoji(id, name, alt = `:${name}:`) {
  return h("img", { class: "emoji own", src: `cdn/emojis/${id}.png`, alt, title: `:${name}:`, draggable: "false", dataset: { name } });
}
