/** A picture over the whole page, to be zoomed by wheel, keys, buttons or double press, and dragged. */
import { h } from "./dom.js";
import { icon } from "./icons.js";

const STEP = 1.4;
const MOST = 8;

/** Opens a picture; Escape, the cross or a press beside it closes it. */
export function openLightbox({ url, alt }, app) {
  const view = { scale: 1, x: 0, y: 0 };
  const image = h("img", { src: url, alt, draggable: "false" });
  const stage = h("div", { class: "lightbox-stage" }, image);
  const dialog = h("dialog", { class: "lightbox", "aria-label": alt || app.t("picture") }, stage);

  const draw = () => {
    image.style.setProperty("transform", `translate(${view.x}px, ${view.y}px) scale(${view.scale})`);
    dialog.classList.toggle("zoomed", view.scale > 1);
  };
  const zoom = (factor) => {
    const scale = Math.min(Math.max(view.scale * factor, 1), MOST);
    const ratio = scale === 1 ? 0 : scale / view.scale;
    Object.assign(view, { scale, x: view.x * ratio, y: view.y * ratio });
    draw();
  };
  const tool = (name, label, action) =>
    h(
      "button",
      { type: "button", class: "icon-button", "aria-label": app.t(label), title: app.t(label), on: { click: action } },
      icon(name),
    );

  dialog.append(
    h("div", { class: "lightbox-tools" },
      tool("minus", "zoomOut", () => zoom(1 / STEP)),
      tool("plus", "zoomIn", () => zoom(STEP)),
      tool("close", "close", () => dialog.close())),
    alt ? h("p", { class: "lightbox-text" }, alt) : "",
  );
  stage.addEventListener("wheel", (event) => {
    event.preventDefault();
    zoom(event.deltaY < 0 ? STEP : 1 / STEP);
  }, { passive: false });
  image.addEventListener("dblclick", () => zoom(view.scale > 1 ? 1 / MOST : STEP * STEP));
  stage.addEventListener("click", (event) => event.target === stage && dialog.close());
  dialog.addEventListener("keydown", (event) => steer(event, view, zoom, draw));
  drag(image, view, draw);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** Zooms with plus, minus and nought and moves with the arrows. */
function steer(event, view, zoom, draw) {
  const moves = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] };
  if (event.key === "+" || event.key === "=") zoom(STEP);
  else if (event.key === "-") zoom(1 / STEP);
  else if (event.key === "0") zoom(1 / MOST);
  else if (event.key in moves && view.scale > 1) {
    view.x += moves[event.key][0];
    view.y += moves[event.key][1];
    draw();
  } else return;
  event.preventDefault();
}

/** Lets a zoomed picture be dragged, and pinched with two fingers. */
function drag(image, view, draw) {
  const fingers = new Map();
  const spread = () => {
    const [one, other] = [...fingers.values()];
    return Math.hypot(one.x - other.x, one.y - other.y);
  };
  image.addEventListener("pointerdown", (event) => {
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    image.setPointerCapture(event.pointerId);
  });
  image.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const width = fingers.size === 2 ? spread() : 0;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (width) view.scale = Math.min(Math.max((view.scale * spread()) / width, 1), MOST);
    else if (view.scale > 1) {
      view.x += event.clientX - before.x;
      view.y += event.clientY - before.y;
    }
    draw();
  });
  for (const end of ["pointerup", "pointercancel"]) image.addEventListener(end, (event) => fingers.delete(event.pointerId));
}
