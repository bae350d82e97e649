/** Building elements: text only ever becomes text nodes, so nothing that people write is read as HTML. */

const SVG = "http://www.w3.org/2000/svg";

/** Sets one property of an element as `h` understands it. */
function set(element, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name === "on") for (const [event, handler] of Object.entries(value)) element.addEventListener(event, handler);
  else if (name === "dataset") {
    for (const [key, datum] of Object.entries(value)) if ((datum ?? null) !== null) element.dataset[key] = datum;
  } else if (name === "style") {
    for (const [key, rule] of Object.entries(value)) element.style.setProperty(key, rule);
  } else if (name === "value") element.value = value;
  else element.setAttribute(name, value === true ? "" : String(value));
}

/** Makes an element from a tag, its properties and its children (strings become text). */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) set(element, name, value);
  put(element, children);
  return element;
}

/** Appends children, however nested, leaving out what is null or false. */
export function put(element, children) {
  for (const child of [children].flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child);
  }
  return element;
}

/** Makes an icon of a 24-unit square from the data of its strokes. */
export function svg(path, props = {}) {
  const element = document.createElementNS(SVG, "svg");
  const shape = document.createElementNS(SVG, "path");
  shape.setAttribute("d", path);
  const fixed = { viewBox: "0 0 24 24", "aria-hidden": "true", class: "icon" };
  for (const [name, value] of Object.entries({ ...fixed, ...props })) element.setAttribute(name, value);
  element.append(shape);
  return element;
}

/** The key of the focused element inside a container, so that focus can survive a new rendering. */
export function focusedKey(container) {
  const active = document.activeElement;
  if (!active || !container.contains(active)) return null;
  return active.closest("[data-key]")?.dataset.key ?? null;
}

/** Gives focus back to the element with that key; tells whether there was one that could take it. */
export function refocus(container, key) {
  if (key === null) return false;
  const found = [...container.querySelectorAll("[data-key]")].find((node) => node.dataset.key === key);
  if (!found || found.disabled) return false;
  found.focus({ preventScroll: true });
  return document.activeElement === found;
}

/** Replaces a container's children without losing the focus inside it. */
export function swap(container, ...children) {
  const key = focusedKey(container);
  const fragment = put(document.createDocumentFragment(), children);
  container.replaceChildren(fragment);
  refocus(container, key);
}

let numbered = 0;

/** An id that no other element of the page has, for ARIA relations. */
export function uniqueId(prefix) {
  numbered += 1;
  return `${prefix}-${numbered}`;
}

/** Moves focus among elements with the arrow keys, Home and End; answers whether the key was one of them. */
export function rove(event, elements, { horizontal = false } = {}) {
  const at = elements.indexOf(document.activeElement);
  const back = horizontal ? "ArrowLeft" : "ArrowUp";
  const forth = horizontal ? "ArrowRight" : "ArrowDown";
  const target = { [back]: Math.max(at - 1, 0), [forth]: at + 1, Home: 0, End: elements.length - 1 }[event.key];
  if (target === undefined || !elements.length) return false;
  event.preventDefault();
  elements[Math.min(target, elements.length - 1)].focus();
  return true;
}
