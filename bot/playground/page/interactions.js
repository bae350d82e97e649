/** What this person set off and what became of it: sent, thinking, done or failed, by nonce. */

const LONGEST_SILENCE = 20000;

/** Keeps account of requests on a connection; `changed` is told of every request that changes. */
export function createInteractions(send) {
  const requests = new Map();
  const listeners = new Set();

  const tell = (request) => listeners.forEach((listener) => listener(request));

  const settle = (request, state, message) => {
    request.state = state;
    request.message = message;
    clearTimeout(request.timer);
    if (state === "done") requests.delete(request.nonce);
    tell(request);
    request.acknowledge();
    request.end();
  };

  /** Sends an op with a nonce of its own; the request's `heard` and `ended` resolve as the bot answers. */
  const start = (op, data, about = {}) => {
    const nonce = crypto.randomUUID();
    const request = { nonce, op, data, ...about, state: "sent" };
    request.heard = new Promise((resolve) => (request.acknowledge = resolve));
    request.ended = new Promise((resolve) => (request.end = resolve));
    requests.set(nonce, request);
    tell(request);
    if (!send(op, { nonce, ...data })) settle(request, "failed");
    else request.timer = setTimeout(() => settle(request, "failed"), LONGEST_SILENCE);
    return request;
  };

  /** Takes what the server says about a request: INTERACTION, MODAL, AUTOCOMPLETE or ERROR. */
  const hear = ({ t, d }) => {
    const request = requests.get(d.nonce);
    if (!request) return null;
    if (t === "AUTOCOMPLETE" || t === "MODAL") {
      request.answer = d;
      settle(request, "done");
    } else if (t === "ERROR") settle(request, "failed", d.message);
    else if (d.state === "done" || d.state === "failed") {
      request.answer = d;
      settle(request, d.state, typeof d.message === "string" ? d.message : undefined);
    } else {
      request.state = d.state;
      tell(request);
      if (d.state === "thinking") request.acknowledge();
    }
    return request;
  };

  /** Gives up on everything under way, as after a lost connection. */
  const lose = () => {
    for (const request of [...requests.values()]) if (request.state !== "failed") settle(request, "failed");
  };

  /** Forgets a request that failed. */
  const forget = (request) => {
    requests.delete(request.nonce);
    tell({ ...request, state: "forgotten" });
  };

  return { start, hear, lose, forget, all: () => [...requests.values()], onChange: (listener) => listeners.add(listener) };
}

/** The request that a component of a message is waiting for, or that last failed on it. */
export function requestOn(interactions, messageId, customId) {
  return interactions
    .all()
    .filter(({ data, op }) => op === "component" && data.message_id === messageId)
    .find(({ data }) => !customId || data.custom_id === customId);
}
