/** Where things that open over the page are put. */

const GAP = 4;
const EDGE = 8;

/** Puts a popup under its anchor, or above it where there is more room, at least so wide, never outside the window. */
export function inViewBeside(popup, anchor, least = 220) {
  const box = anchor.getBoundingClientRect();
  const width = Math.min(Math.max(box.width, least), innerWidth - 2 * EDGE);
  const below = innerHeight - box.bottom - GAP - EDGE;
  const above = box.top - GAP - EDGE;
  const under = below >= Math.min(popup.scrollHeight, 320) || below >= above;
  popup.style.setProperty("width", `${width}px`);
  popup.style.setProperty("max-height", `${Math.min(Math.max(under ? below : above, 120), 420)}px`);
  popup.style.setProperty("left", `${Math.min(Math.max(box.left, EDGE), innerWidth - width - EDGE)}px`);
  const top = under ? box.bottom + GAP : box.top - GAP - Math.min(popup.offsetHeight, above);
  popup.style.setProperty("top", `${Math.max(top, EDGE)}px`);
}
