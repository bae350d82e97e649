"""The disk dies: the bot says so and what helps, and after that games go on at the last backup."""

from pathlib import Path

from bot.config import Config
from bot.hosting.keeping import restore
from bot.store.backups import make_backup
from tests.bot.damage import damaged
from tests.driver import Town
from tests.e2e.process import Process


async def test_backup_kill_flip_bytes_restore(town: Town, tmp_path: Path) -> None:
    config = Config(database=tmp_path / "schout.sqlite")
    bot = Process(town, tmp_path)
    await bot.start()
    anna, bram = town.people("Anna", "Bram")
    await anna.slash("game new", channel="dam", game="ride", seats=2)
    await bot.quiet()
    kept = make_backup(config.database, config.backup_folder, 3)
    await anna.slash("game new", channel="waag", game="ride", seats=2)
    await bot.quiet()
    bot.kill()
    await bot.gone()
    for path in (config.database, Path(f"{config.database}-wal")):
        path.write_bytes(damaged(path.read_bytes(), 0, path.stat().st_size))
    await bot.launch()
    assert await bot.gone() == 3
    assert "schout.sqlite is damaged" in bot.log
    assert f"`schout restore` goes back to {kept.name}" in bot.log
    assert "Traceback" not in bot.log
    assert (await restore(config, None))[0] == kept
    await bot.start()
    assert bot.number("SELECT count(*) FROM games") == 1
    await bram.press("Join", channel="dam")
    await bot.quiet()
    assert bot.number("SELECT count(*) FROM games WHERE stage = 'playing'") == 1
    bot.kill()
    await bot.gone()
