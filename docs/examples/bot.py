"""A guest that takes a free seat and plays at random, by the protocol alone: `bot.py http://…/t/TABLE [NAME]`."""

import asyncio
import json
import random
import sys
from contextlib import suppress
from http.cookiejar import CookieJar
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def introduce(origin, table, name):
    """Become a guest: the cookie by which we are known from now on, and the first seat that is free."""
    web = build_opener(HTTPCookieProcessor(jar := CookieJar()))
    with web.open(f"{origin}/api/tables/{table}") as found:
        who = [chair["who"] for chair in json.load(found)["chairs"]]
    headers = {"content-type": "application/json"}
    web.open(Request(f"{origin}/api/me", json.dumps({"name": name}).encode(), headers, method="PUT")).close()
    return next(f"gaslamp={cookie.value}" for cookie in jar if cookie.name == "gaslamp"), who.index("free")


async def play(origin, table, name):
    """Sit down and play; after a break send again what was not answered, and look on from where we were."""
    cookie, seat = introduce(origin, table, name)
    at, n, status, position = {"table": table, "seat": seat}, 0, "waiting", None
    act = {"type": "sit", "id": "sit", **at}  # not answered yet; however often it is sent, it is done once
    word = {"type": "word", "id": "word", "word": random.SystemRandom().randbytes(8).hex(), **at}  # for fair luck
    where = f"ws{origin.removeprefix('http')}/ws"
    options = {"origin": origin, "additional_headers": {"cookie": cookie}, "max_size": None}
    async for socket in connect(where, process_exception=lambda _: None, **options):
        with suppress(ConnectionClosed):  # the loop connects again; while it cannot, it waits longer and longer
            await socket.send(json.dumps({"type": "hello", "v": 3}))
            while status in ("waiting", "playing"):
                match tell := json.loads(await socket.recv()):
                    case {"type": "welcome"}:
                        for ask in filter(None, (act, word, {"type": "watch", "since": n, **at})):
                            await socket.send(json.dumps(ask))
                    case {"type": "refused", "problem": {"key": "error-too-fast"}}:
                        await asyncio.sleep(1)
                        await socket.close()  # and come back
                    case {"type": "refused", "id": "sit", "problem": {"says": why}}:
                        sys.exit(why)
                    case {"type": "done" | "refused"}:  # refused: it came too late, and news is on its way
                        act = None
                    case {"type": "news"}:
                        n, position = tell["n"], tell.get("position", position)
                        status = tell.get("sheet", {"status": status})["status"]
                if not act and position and position["view"]["offered"]:
                    act = {"type": "answer", "id": f"a{position['question']}", "question": position["question"], **at}
                    act["answer"], position = random.choice(position["view"]["offered"]), None
                    await socket.send(json.dumps(act))
            return status


origin, _, table = sys.argv[1].partition("/t/")
print(asyncio.run(play(origin, table, (sys.argv[2:] or ["Random"])[0])))
