/** A picture over the whole page, to be zoomed by wheel, pinch, keys, buttons or double press, and dragged. */
import { h, uniqueId } from "./dom.js";
import { icon } from "./icons.js";

const STEP = 1.4;
const MOST = 8;
/** How far a wheel turns at once; touchpads report many small turns. */
const NOTCH = 100;

/** Opens a picture; Escape, the cross or a press beside it closes it. */
export function openLightbox({ url, alt }, app) {
  const image = h("img", { src: url, alt, draggable: "false", style: { "--ratio": 1 } });
  const stage = h("div", { class: "lightbox-stage" }, image);
  const words = h("p", { class: "lightbox-text", id: uniqueId("words"), tabindex: "0", hidden: true }, alt);
  const dialog = h("dialog", { class: "lightbox", "aria-label": alt || app.t("enlarge") });
  const view = zoomable(stage, image, (zoomed) => dialog.classList.toggle("zoomed", zoomed));
  const fit = () => image.naturalHeight && image.style.setProperty("--ratio", image.naturalWidth / image.naturalHeight);

  dialog.append(tools(dialog, words, view, app), stage, words);
  fit();
  image.addEventListener("load", fit);
  stage.addEventListener("wheel", (event) => {
    event.preventDefault();
    view.zoom(STEP ** (-Math.max(-NOTCH, Math.min(NOTCH, event.deltaY)) / NOTCH), event);
  }, { passive: false });
  image.addEventListener("dblclick", (event) => view.zoom(view.scale > 1 ? 1 / MOST : STEP * STEP, event));
  stage.addEventListener("click", (event) => event.target === stage && dialog.close());
  dialog.addEventListener("keydown", (event) => steer(event, view));
  drag(stage, view);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** The buttons beside the picture; where it is described, one shows the words. */
function tools(dialog, words, view, app) {
  const tool = (label, sign, action, more = {}) => {
    const name = app.t(label);
    return h("button", { type: "button", class: "icon-button", "aria-label": name, title: name, on: { click: action }, ...more }, sign);
  };
  const tell = tool("description", "ALT", () => {
    words.hidden = !words.hidden;
    tell.setAttribute("aria-expanded", String(!words.hidden));
  }, { "aria-expanded": "false", "aria-controls": words.id });
  return h("div", { class: "lightbox-tools" },
    tool("close", icon("close"), () => dialog.close()),
    tool("zoomIn", icon("plus"), () => view.zoom(STEP)),
    tool("zoomOut", icon("minus"), () => view.zoom(1 / STEP)),
    words.textContent && tell);
}

/** How a picture lies on its stage: how much larger than fitting, and how far from the middle. */
function zoomable(stage, image, changed) {
  const view = { scale: 1, x: 0, y: 0 };
  /** Keeps the picture from leaving the stage. */
  const within = (at, size, room) => {
    const most = Math.max(0, (size * view.scale - room) / 2);
    return Math.max(-most, Math.min(most, at));
  };
  const draw = () => {
    view.x = within(view.x, image.offsetWidth, stage.clientWidth);
    view.y = within(view.y, image.offsetHeight, stage.clientHeight);
    image.style.setProperty("transform", `translate(${view.x}px, ${view.y}px) scale(${view.scale})`);
    changed(view.scale > 1);
  };
  view.move = (x, y) => {
    view.x += x;
    view.y += y;
    draw();
  };
  /** Makes the picture larger or smaller; what lies under the point stays there. */
  view.zoom = (factor, point = null) => {
    const scale = Math.min(Math.max(view.scale * factor, 1), MOST);
    const room = stage.getBoundingClientRect();
    const x = point ? point.clientX - room.left - room.width / 2 : 0;
    const y = point ? point.clientY - room.top - room.height / 2 : 0;
    const ratio = scale / view.scale;
    Object.assign(view, { scale, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio });
    draw();
  };
  return view;
}

/** Zooms with plus, minus and nought and moves with the arrows. */
function steer(event, view) {
  const moves = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] };
  if (event.key === "+" || event.key === "=") view.zoom(STEP);
  else if (event.key === "-") view.zoom(1 / STEP);
  else if (event.key === "0") view.zoom(1 / MOST);
  else if (event.key in moves && view.scale > 1) view.move(...moves[event.key]);
  else return;
  event.preventDefault();
}

/** Lets a zoomed picture be dragged, and any be pinched with two fingers. */
function drag(stage, view) {
  const fingers = new Map();
  const pinch = () => {
    const [one, other] = [...fingers.values()];
    return {
      spread: Math.hypot(one.x - other.x, one.y - other.y),
      clientX: (one.x + other.x) / 2,
      clientY: (one.y + other.y) / 2,
    };
  };
  stage.addEventListener("pointerdown", (event) => {
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    event.target.setPointerCapture(event.pointerId);
  });
  stage.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const held = fingers.size === 2 ? pinch() : null;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (held) {
      const now = pinch();
      view.zoom(now.spread / held.spread, held);
      view.move(now.clientX - held.clientX, now.clientY - held.clientY);
    } else if (view.scale > 1) view.move(event.clientX - before.x, event.clientY - before.y);
  });
  for (const end of ["pointerup", "pointercancel"]) stage.addEventListener(end, (event) => fingers.delete(event.pointerId));
}
