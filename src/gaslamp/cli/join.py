"""`gaslamp join`: sit down at a table elsewhere."""

from __future__ import annotations

import asyncio

from gaslamp import BadSetting
from gaslamp.cli.options import Flag, Lang, Sets
from gaslamp.cli.words import words
from gaslamp.extras import needs


def join(
    url: str,
    /,
    *,
    name: str = "",
    seat: int | None = None,
    key: str = "",
    watch: Flag = False,
    word: str = "",
    login: str = "",
    register: Flag = False,
    set: Sets = (),
    lang: Lang = None,
) -> int:
    """Play at a server's table, with people elsewhere."""
    with needs("remote", "gaslamp join"):
        from gaslamp.cli.remote.address import Address  # the libraries for talking to servers take a moment to load
        from gaslamp.cli.remote.join_options import JoinOptions
        from gaslamp.cli.remote.session import run

    address = Address.of(url)
    if seat is not None and seat < 1:
        raise BadSetting("error-setting-least", "seat", seat, least=1)
    say = words(lang)
    options = JoinOptions(
        "pl" if say.language == "pl" else "en",
        name=name.strip(),
        login=login,
        register=register,
        seat=None if seat is None else seat - 1,
        key=key or address.key,
        watch=watch,
        word=word,
        settings=set,
    )
    return asyncio.run(run(address, options, say))
