/** Times as the reader reads them: in the browser's time zone and the person's language. */
import { h } from "./dom.js";

const FORMATS = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

const STEPS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

const DISCORD_EPOCH = 1420070400000n;

/** A moment in one of Discord's timestamp styles. */
export function formatted(date, style, locale) {
  return new Intl.DateTimeFormat(locale, FORMATS[style] ?? FORMATS.f).format(date);
}

/** How far away a moment is, in the largest unit that fits. */
export function relative(date, locale, now = Date.now()) {
  const seconds = Math.round((date.getTime() - now) / 1000);
  const [unit, size] = STEPS.find(([, length]) => Math.abs(seconds) >= length) ?? STEPS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

/** A `<time>` for `<t:unix:style>`; those that count are kept true by `keepTimesTrue`. */
export function timestamp(unix, style, locale) {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return document.createTextNode(`<t:${unix}>`);
  const text = style === "R" ? relative(date, locale) : formatted(date, style, locale);
  const dataset = style === "R" ? { relative: String(date.getTime()), locale } : {};
  return h("time", { class: "timestamp", datetime: date.toISOString(), title: formatted(date, "F", locale), dataset }, text);
}

/** Refreshes every counting time on the page once a second. */
export function keepTimesTrue() {
  setInterval(() => {
    for (const node of document.querySelectorAll("time[data-relative]")) {
      const text = relative(new Date(Number(node.dataset.relative)), node.dataset.locale);
      if (node.textContent !== text) node.textContent = text;
    }
  }, 1000);
}

/** When a message was written: the time today, with the day before that. */
export function messageTime(iso, locale) {
  const date = new Date(iso);
  const today = date.toDateString() === new Date().toDateString();
  const text = formatted(date, today ? "t" : "s", locale);
  return h("time", { datetime: date.toISOString(), title: formatted(date, "F", locale) }, text);
}

/** Milliseconds since 1970 that a snowflake carries. */
export function snowflakeTime(id) {
  return Number((BigInt(id) >> 22n) + DISCORD_EPOCH);
}

/** Compares two snowflakes, older first. */
export function bySnowflake(one, other) {
  return one.length - other.length || (one < other ? -1 : Number(one > other));
}
