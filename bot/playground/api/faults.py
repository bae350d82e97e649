"""Trouble on request: slow, failing and limited requests, each for as many requests as a test says.

    faults.add("POST", "/channels/{channel_id}/messages", status=500, times=2)
    faults.add(path="/interactions/", delay=1.5)
    faults.add("PATCH", status=429, retry_after=0.2)
    faults.add("POST", after=True, drop=True)      # done, but the answer is lost on its way

Dropped gateways are the gateway's own (`gateway.drop()`); closed DMs and missing permissions the world's.
"""

from dataclasses import dataclass, field

from bot.playground.world.state import Payload


@dataclass(slots=True)
class Fault:
    """What shall happen to requests of one kind; `path` is any part of the route."""

    method: str | None = None
    path: str = ""
    status: int | None = None
    code: int = 0
    retry_after: float = 1.0
    delay: float = 0.0
    drop: bool = False
    after: bool = False
    times: int = 1
    global_limit: bool = False

    def concerns(self, method: str, route: str) -> bool:
        return self.times > 0 and self.method in (None, method) and self.path in route

    def answer(self) -> tuple[int, Payload, dict[str, str]]:
        """The status, body and headers that come instead of the real answer."""
        assert self.status is not None
        if self.status == 429:
            scope = "global" if self.global_limit else "user"
            body: Payload = {
                "message": "You are being rate limited.",
                "retry_after": self.retry_after,
                "global": self.global_limit,
                "code": 0,
            }
            return 429, body, {"Via": "1.1 google", "Retry-After": "1", "X-RateLimit-Scope": scope}
        return self.status, {"message": f"{self.status}: on request", "code": self.code}, {}


@dataclass(slots=True)
class Faults:
    """The faults that are still to happen, in the order in which they were asked for."""

    waiting: list[Fault] = field(default_factory=list)
    happened: int = 0

    def add(self, method: str | None = None, path: str = "", **wanted: object) -> Fault:
        fault = Fault(method, path, **wanted)  # type: ignore[arg-type]  # the dataclass names and checks them
        self.waiting.append(fault)
        return fault

    def take(self, method: str, route: str) -> Fault | None:
        """The fault that this request meets, if any."""
        for fault in self.waiting:
            if fault.concerns(method, route):
                fault.times -= 1
                self.happened += 1
                if fault.times == 0:
                    self.waiting.remove(fault)
                return fault
        return None

    def clear(self) -> None:
        self.waiting.clear()
