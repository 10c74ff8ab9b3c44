"""A WebSocket client that costs next to nothing, so that a load test measures the server."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable

TEXT = 0x81  # a whole text frame
CLOSE, PING = 0x88, 0x89


class Quick(asyncio.Protocol):
    """One socket: calls `heard` with the bytes of each text frame."""

    def __init__(self, host: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self.host = host
        self.cookie = cookie
        self.heard = heard
        self.buffer = bytearray()
        self.open = asyncio.get_running_loop().create_future()
        self.closed = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /ws HTTP/1.1\r\nHost: {self.host}\r\nOrigin: http://{self.host}\r\nConnection: Upgrade\r\n"
            f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Cookie: gaslamp={self.cookie}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Take frames apart; the server's are not masked."""
        self.buffer += data
        if not self.open.done():
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.open.set_exception(ConnectionError(head.decode("latin-1")[:200]))
                return
            self.buffer = rest
            self.open.set_result(None)
        while (frame := self.next_frame()) is not None:
            kind, payload = frame
            if kind == TEXT:
                self.heard(payload)
            elif kind == PING:
                self.send(payload, 0x8A)
            elif kind == CLOSE:
                self.transport.close()

    def next_frame(self) -> tuple[int, bytes] | None:
        """The next whole frame."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return None
        frame = buffer[0], bytes(buffer[start : start + size])
        del buffer[: start + size]
        return frame

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        """Send a frame, masked with nothing."""
        size = len(payload)
        head = bytes([kind, 0x80 | size]) if size < 126 else bytes([kind, 0xFE]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)

    def connection_lost(self, error: Exception | None) -> None:
        """The socket is closed."""
        if not self.open.done():
            self.open.set_exception(error or ConnectionError("closed"))
        if not self.closed.done():
            self.closed.set_result(None)
