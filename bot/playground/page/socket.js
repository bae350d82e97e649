/** The live connection: it comes back by itself, and says how it stands. */

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;

/** The address of something beside the page, whatever secret the page's own address carries. */
export function beside(path) {
  const here = new URL(location.href);
  here.hash = "";
  here.search = "";
  return new URL(path, here.href.endsWith("/") ? here : `${here}/`);
}

/** Connects as a person; `hear` gets every event, `status` "connecting", "open" or "lost". */
export function connect(userId, { hear, status }) {
  const connection = { socket: null, wait: FIRST_WAIT, ended: false, timer: null };

  const open = () => {
    const address = beside(`app/live?user=${encodeURIComponent(userId)}`);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    connection.socket = socket;
    socket.addEventListener("message", (event) => {
      const payload = JSON.parse(event.data);
      if (payload.t === "SNAPSHOT") connection.wait = FIRST_WAIT;
      hear(payload);
      if (payload.t === "SNAPSHOT") status("open");
    });
    socket.addEventListener("close", () => {
      if (connection.ended) return;
      status("lost");
      connection.timer = setTimeout(open, connection.wait);
      connection.wait = Math.min(connection.wait * 2, LONGEST_WAIT);
    });
  };

  /** Tells the server something; false where there is no connection to tell it on. */
  const send = (op, data) => {
    if (connection.socket?.readyState !== WebSocket.OPEN) return false;
    connection.socket.send(JSON.stringify({ op, ...data }));
    return true;
  };

  /** Ends the connection for good. */
  const end = () => {
    connection.ended = true;
    clearTimeout(connection.timer);
    connection.socket?.close();
  };

  status("connecting");
  open();
  return { send, end };
}

/** Asks the page's own small REST interface; throws with the server's words when it refuses. */
export async function ask(method, path, body) {
  const headers = body ? { "Content-Type": "application/json" } : {};
  const answer = await fetch(beside(path), { method, headers, body: body && JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(messageOf(text) || answer.statusText);
  return text ? JSON.parse(text) : null;
}

/** The message inside an error answer, be it JSON or plain. */
function messageOf(text) {
  try {
    return JSON.parse(text).message;
  } catch {
    return text;
  }
}
