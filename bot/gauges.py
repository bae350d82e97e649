"""What is counted and timed while the bot runs, for whoever watches over it: it decides nothing.

Every room may count here; `hosting/health.py` shows it, in the form that Prometheus reads.
"""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

#: Seconds by which what people wait for is sorted: percentiles are read from these.
SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2, 3, 5, 10, 30)

MOVES = Counter("schout_moves", "Answers that were stored.", ["game", "by"], registry=REGISTRY)
REQUESTS = Histogram(
    "schout_request_seconds",
    "From when a press, command or form came in until it was answered.",
    ["kind", "outcome"],
    buckets=SECONDS,
    registry=REGISTRY,
)
PICTURES = Histogram(
    "schout_picture_seconds",
    "From when a picture was wanted until it was drawn.",
    buckets=SECONDS,
    registry=REGISTRY,
)
PICTURES_KEPT = Counter(
    "schout_pictures_kept", "Pictures that were wanted and were there already.", registry=REGISTRY
)
SAID = Counter("schout_said", "Messages that were posted or brought up to date.", registry=REGISTRY)
LOST = Counter("schout_gateway_reconnects", "How often the gateway was lost.", registry=REGISTRY)
ANSWERS = Counter("schout_discord_answers", "What Discord answered.", ["status"], registry=REGISTRY)
RATE_LIMITS = Counter(
    "schout_rate_limits", "How often Discord asked for a pause.", ["scope"], registry=REGISTRY
)

# What is looked at when somebody asks.
OUTBOX = Gauge("schout_outbox_length", "What is still to be said.", registry=REGISTRY)
OUTBOX_AGE = Gauge(
    "schout_outbox_age_seconds", "For how long the oldest of it has waited.", registry=REGISTRY
)
GAMES = Gauge("schout_games", "Games that are played, and all that there are.", ["stage"], registry=REGISTRY)
MEMORY = Gauge("schout_memory_bytes", "Resident memory of each process.", ["process"], registry=REGISTRY)
DESCRIPTORS = Gauge("schout_open_descriptors", "Files and connections that are open.", registry=REGISTRY)
FILES = Gauge("schout_file_bytes", "The database and its log.", ["file"], registry=REGISTRY)
LATENCY = Gauge("schout_gateway_latency_seconds", "From a heartbeat to its answer.", registry=REGISTRY)
WELL = Gauge("schout_well", "1 where a part is as it should be.", ["part"], registry=REGISTRY)
