# Schout in a container: slim, not root, everything that is kept in the volume /data.
FROM python:3.13-slim

WORKDIR /schout
COPY requirements/play.txt requirements/postgres.txt requirements/
RUN pip install --no-cache-dir --disable-pip-version-check --require-hashes \
    --requirement requirements/play.txt --requirement requirements/postgres.txt
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY render render
COPY rules rules
RUN pip install --no-cache-dir --disable-pip-version-check --no-deps --no-build-isolation . \
    && useradd --system --uid 10001 --home-dir /data --create-home schout

USER schout
WORKDIR /data
VOLUME /data
ENV DATABASE=/data/schout.sqlite HEALTH_PORT=9117 BROWSER_OPENS=no PYTHONUNBUFFERED=1
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:9117/healthz', timeout=8)"]
ENTRYPOINT ["schout"]
CMD ["run"]
