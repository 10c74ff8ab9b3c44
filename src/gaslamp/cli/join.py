"""`gaslamp join`: sit down at a table elsewhere."""

from __future__ import annotations

import asyncio
from typing import Annotated

from cyclopts import Parameter

from gaslamp import BadSetting
from gaslamp.cli.options import Lang, Sets
from gaslamp.cli.words import words
from gaslamp.extras import needs


def join(
    url: Annotated[str, Parameter(help="The link to a table, or the address of a server to choose one there.")],
    /,
    *,
    name: Annotated[str, Parameter(help="What you want to be called; else you are asked, once.")] = "",
    seat: Annotated[int | None, Parameter(help="The seat to take, from 1; by default the first that is free.")] = None,
    key: Annotated[str, Parameter(help="The key of a seat at a private table, if the link has none.")] = "",
    watch: Annotated[bool, Parameter(negative="", help="Only look on.")] = False,
    word: Annotated[str, Parameter(help="Your word for the luck; by default a random one.")] = "",
    login: Annotated[str, Parameter(help="Log in under this name; the password is asked for.")] = "",
    register: Annotated[bool, Parameter(negative="", help="Get an account, to be known elsewhere too.")] = False,
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
