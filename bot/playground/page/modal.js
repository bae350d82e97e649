/** A form that the bot asks to be filled in. */
import { h, uniqueId } from "./dom.js";
import { markdown } from "./markdown.js";
import { selectMenu } from "./select.js";

/** Opens the form; `origin` is the request that it answers. */
export function openModal(payload, origin, app) {
  const parts = payload.components.map((part) => modalPart(part, app));
  const problem = h("p", { class: "failed", role: "alert" });
  const titleId = uniqueId("modal");
  const send = h("button", { class: "button primary" }, app.t("submit"));
  const form = h("form", { class: "modal-form" },
    h("h2", { id: titleId }, payload.title), parts.map((part) => part.element), problem,
    h(
      "div",
      { class: "modal-foot" },
      h("button", { type: "button", class: "button secondary", on: { click: () => dialog.close() } }, app.t("cancel")),
      send,
    ));
  const dialog = h("dialog", { class: "modal", "aria-labelledby": titleId }, form);
  const asked = {
    channel_id: origin?.data.channel_id ?? payload.channel_id ?? app.state.current,
    custom_id: payload.custom_id,
  };
  const messageId = origin?.data.message_id ?? payload.message_id;

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = parts.map((part) => part.problem?.()).find(Boolean);
    problem.textContent = wrong ?? "";
    if (wrong) return;
    send.disabled = true;
    const components = parts.map((part) => part.answer?.()).filter(Boolean);
    const request = app.interactions.start(
      "modal",
      { ...asked, components, ...(messageId ? { message_id: messageId } : {}) },
    );
    await request.heard;
    send.disabled = false;
    if (request.state !== "failed") dialog.close();
    else {
      problem.textContent = request.message ?? app.t("tryAgain");
      app.interactions.forget(request);
    }
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector("input, textarea, .select")?.focus();
}

/** A part of the form: its element, what is wrong with it, and its answer as Discord sends it. */
function modalPart(part, app) {
  if (part.type === 10) return { element: h("div", { class: "text" }, markdown(part.content, app)) };
  if (part.type === 1) {
    const inputs = part.components.map((inner) => labelled(inner.label, "", inner, app));
    return {
      element: h("div", {}, inputs.map((input) => input.element)),
      problem: () => inputs.map((input) => input.problem()).find(Boolean),
      answer: () => ({ type: 1, components: inputs.map((input) => input.answer()) }),
    };
  }
  if (part.type !== 18) return { element: h("p", { class: "faint" }, app.t("unknownPart")) };
  const input = labelled(part.label, part.description, part.component, app);
  return { ...input, answer: () => ({ type: 18, component: input.answer() }) };
}

/** A labelled control of whatever kind. */
function labelled(label, description, data, app) {
  const labelId = uniqueId("label");
  const control = controlOf(data, app, labelId);
  const mark = data.required === false ? null : h("span", { class: "star", "aria-hidden": "true" }, " *");
  const element = h("div", { class: "modal-part" },
    h("div", { class: "modal-label", id: labelId, on: { click: () => control.focus?.() } }, label, mark),
    description && h("div", { class: "faint" }, description), control.element);
  return {
    element,
    problem: () => control.problem?.(label),
    answer: () => ({ type: data.type, custom_id: data.custom_id, ...control.value() }),
  };
}

/** The control for a component inside a form. */
function controlOf(data, app, labelId) {
  if (data.type === 4) return textControl(data, labelId);
  if ([3, 5, 6, 7, 8].includes(data.type)) return selectControl(data, app, labelId);
  if (data.type === 21 || data.type === 22) return ticks(data, app, labelId);
  if (data.type === 23) {
    const box = h("input", { type: "checkbox", "aria-labelledby": labelId });
    box.checked = Boolean(data.default);
    return { element: box, focus: () => box.focus(), value: () => ({ value: box.checked }) };
  }
  return { element: h("p", { class: "faint" }, app.t("unsupported")), value: () => ({ values: [] }) };
}

/** A line or a paragraph of text. */
function textControl(data, labelId) {
  const limits = {
    required: data.required !== false,
    minlength: data.min_length ?? null,
    maxlength: data.max_length ?? 4000,
    placeholder: data.placeholder ?? null,
    "aria-labelledby": labelId,
  };
  const input = data.style === 2 ? h("textarea", { rows: "4", ...limits }) : h(
    "input",
    { type: "text", autocomplete: "off", ...limits },
  );
  input.value = data.value ?? "";
  return { element: input, focus: () => input.focus(), value: () => ({ value: input.value }) };
}

/** A select whose choice is kept until the form is sent. */
function selectControl(data, app, labelId) {
  const part = { ...data, disabled: false, options: app.selectOptions(data) };
  let values = part.options.filter((option) => option.default).map((option) => option.value);
  const holder = h("div");
  const draw = () => holder.replaceChildren(selectMenu(part, { app, chosen: values, labelledBy: labelId, choose }));
  const choose = (chosen) => {
    values = chosen;
    draw();
    holder.firstElementChild.focus();
  };
  draw();
  const least = data.required === false ? 0 : data.min_values ?? 1;
  return {
    element: holder,
    focus: () => holder.firstElementChild.focus(),
    problem: (label) => values.length < least && app.t("missing", { option: label }),
    value: () => ({ values }),
  };
}

/** Radio buttons (type 21) or tick boxes (type 22). */
function ticks(data, app, labelId) {
  const single = data.type === 21;
  const boxes = data.options.map((option) => {
    const box = h("input", { type: single ? "radio" : "checkbox", name: data.custom_id, value: option.value });
    box.checked = Boolean(option.default);
    return [
      box,
      h(
        "label",
        { class: "check" },
        box,
        h("span", {}, option.label, option.description && h("span", { class: "faint" }, ` ${option.description}`)),
      ),
    ];
  });
  const chosen = () => boxes.filter(([box]) => box.checked).map(([box]) => box.value);
  const least = data.required === false ? 0 : data.min_values ?? 1;
  const most = single ? 1 : data.max_values ?? boxes.length;
  return {
    element: h(
      "div",
      { role: single ? "radiogroup" : "group", "aria-labelledby": labelId },
      boxes.map(([, label]) => label),
    ),
    focus: () => boxes[0]?.[0].focus(),
    problem: (label) => (chosen().length < least || chosen().length > most) && app.t("missing", { option: label }),
    value: () => (single ? { value: chosen()[0] ?? null } : { values: chosen() }),
  };
}
