"""Clients of Samples/Server that do what a server must withstand; used by Scripts/load.

Each kind is a function that behaves badly once. It returns what came of it in a word: a status,
"closed" where the server ended the connection without an answer, or "cancelled".
"""
import json
import os
import socket
import struct
import threading
import time
from pathlib import Path


def connect(port, receive_buffer=None):
    client = socket.socket()
    if receive_buffer:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    client.settimeout(60)
    client.connect(("127.0.0.1", port))
    return client


def answer(client):
    """The status of what the server answers."""
    try:
        line = client.recv(64)
    except (ConnectionError, TimeoutError):
        line = b""
    return line.split(b" ", 2)[1].decode(errors="replace") if line.startswith(b"HTTP/1.1 ") else "closed"


def sent(port, *pieces):
    """Sends pieces as far as the server takes them, and returns the status of its answer."""
    with connect(port) as client:
        try:
            for piece in pieces:
                client.sendall(piece)
        except (ConnectionError, TimeoutError):
            pass
        return answer(client)


def get(path, headers=b""):
    return f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n".encode() + headers + b"\r\n"


def post(body, length=None):
    head = (
        "POST /chart.png HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        f"Content-Length: {len(body) if length is None else length}\r\n\r\n")
    return head.encode() + body


def bars(count, name="N", value=1.0, title="T"):
    return json.dumps(
        {"title": title, "bars": [{"name": f"{name}{index}", "value": value} for index in range(count)]}
    ).encode()


# --- hostile --------------------------------------------------------------------------------------

# Each must be refused: a status from 400 to 499, or the connection is closed.
REFUSED = {
    "bytes that are no HTTP": lambda port: sent(port, os.urandom(4096) + b"\r\n\r\n"),
    "a header of a megabyte": lambda port: sent(port, get("/listing.pdf", b"X: " + b"a" * (1 << 20) + b"\r\n")),
    "10,000 headers": lambda port: sent(port, get("/listing.pdf", b"X: a\r\n" * 10_000)),
    "an address of a megabyte": lambda port: sent(port, get("/" + "a" * (1 << 20))),
    "a body of 64 MiB": lambda port: sent(port, post(b"", 64 << 20), *[bytes(1 << 20)] * 64),
    "a body without end": lambda port: sent(
        port, b"POST /chart.png HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n",
        *[b"100000\r\n" + bytes(1 << 20) + b"\r\n"] * 64),
    "two lengths": lambda port: sent(
        port, b"POST /chart.png HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 5\r\n\r\n{}}"),
    "JSON that ends early": lambda port: sent(port, post(bars(5)[:-3])),
    "JSON in arrays 30,000 deep": lambda port: sent(port, post(b"[" * 30_000)),
    "JSON in objects 8,000 deep": lambda port: sent(port, post(b'{"bars":' * 8_000 + b"1" + b"}" * 8_000)),
    "JSON of other types": lambda port: sent(port, post(b'{"title": 7, "bars": {"name": []}}')),
    "text that is no UTF-8": lambda port: sent(port, post(b'{"title": "\xff\xfe", "bars": []}')),
    "a number beyond all doubles": lambda port: sent(port, post(bars(3).replace(b"1.0", b"1e999"))),
    "no bars": lambda port: sent(port, post(bars(0))),
    "1,000 bars": lambda port: sent(port, post(bars(1_000))),
    "10 million rows": lambda port: sent(port, get("/listing.pdf?rows=10000000")),
    "rows below zero": lambda port: sent(port, get("/listing.pdf?rows=-1")),
    "rows that are no number": lambda port: sent(port, get("/listing.pdf?rows=1e3")),
    "rows of 10,000 digits": lambda port: sent(port, get("/listing.pdf?rows=" + "9" * 10_000)),
    "a path that is not there": lambda port: sent(port, get("/../../etc/passwd")),
}

# Each may be drawn or refused, but not be an error of the server.
ODD = {
    "a title of 50,000 letters": lambda port: sent(port, post(bars(3, title="word " * 10_000))),
    "a name of 20,000 letters": lambda port: sent(port, post(bars(2, name="x" * 20_000))),
    "marks on marks": lambda port: sent(port, post(bars(3, name="a" + "\u0301" * 2_000))),
    "signs of direction": lambda port: sent(port, post(bars(50, name="\u202e\u2067שלום"))),
    "control characters": lambda port: sent(port, post(bars(5, name="\u0000\u0007\u001b[31m"))),
    "emoji": lambda port: sent(port, post(bars(200, name="👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿"))),
    "letters of no font": lambda port: sent(port, post(bars(20, name="\U000E0FFF\U0010FFFD"))),
    "the largest doubles": lambda port: sent(port, post(bars(50, value=1.7e308))),
    "the least doubles": lambda port: sent(port, post(bars(50, value=5e-324))),
}


# --- cancelled and slow ---------------------------------------------------------------------------


def cancelled(port):
    """Asks for 100,000 rows and hangs up in the middle of them, at times at once, at times by a reset."""
    with connect(port) as client:
        client.sendall(get("/listing.pdf?rows=100000"))
        wanted = int.from_bytes(os.urandom(3)) % 400_000
        while wanted > 0:
            piece = client.recv(min(wanted, 65_536))
            if not piece:
                break
            wanted -= len(piece)
        if wanted % 2:
            client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    return "cancelled"


def until_closed(client, step, stop, pause):
    """Repeats a step until the server closes the connection; the seconds that it took."""
    start = time.monotonic()
    try:
        while not stop.wait(pause):
            if not step():
                return time.monotonic() - start
    except (ConnectionError, TimeoutError):
        return time.monotonic() - start
    return None


def is_open(client):
    client.setblocking(False)
    try:
        return client.recv(4096) != b""
    except BlockingIOError:
        return True
    finally:
        client.settimeout(60)


def trickle(port, begin, stop):
    """Sends a request a byte a second, without end."""
    with connect(port) as client:
        client.sendall(begin)

        def step():
            client.sendall(b"a")
            return is_open(client)
        return until_closed(client, step, stop, 1)


def slow_head(port, stop):
    return trickle(port, b"GET /listing.pdf HTTP/1.1\r\nX: ", stop)


def slow_body(port, stop):
    return trickle(port, post(b"", 60_000), stop)


def silent(port, stop):
    """Connects and sends nothing."""
    with connect(port) as client:
        return until_closed(client, lambda: is_open(client), stop, 1)


def server_has(port, own_port):
    """Whether the server's side of a connection is open.

    The system sends on what a server wrote before it closed, so a client that reads slowly does not see
    the end of the connection for long.
    """
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        _, local, remote, state, *_ = line.split()
        if int(local.split(":")[1], 16) == port and int(remote.split(":")[1], 16) == own_port:
            return state == "01"
    return False


def slow_reader(port, stop):
    """Asks for a million rows and reads a byte of them 20 times a second."""
    with connect(port, receive_buffer=4096) as client:
        client.sendall(get("/listing.pdf?rows=1000000"))
        own_port = client.getsockname()[1]

        def step():
            return client.recv(1) and (os.urandom(1)[0] > 12 or server_has(port, own_port))
        return until_closed(client, step, stop, 0.05)


SLOW = {
    "a head, a byte a second": slow_head, "a body, a byte a second": slow_body,
    "nothing sent": silent, "an answer, 20 bytes a second": slow_reader,
}


class BadClients:
    """Runs all kinds at the same time until they are stopped, and counts what came of them."""

    def __init__(self, port, slow=4):
        self.port, self.stop, self.lock = port, threading.Event(), threading.Lock()
        self.results, self.closed_after = {}, {name: [] for name in SLOW}
        loops = [(self.repeat, {**REFUSED, **ODD})] * 2 + [(self.repeat, {"cancelled": cancelled})] * 4
        loops += [(self.repeat, {"a million rows": self.all_of_a_million})]
        loops += [(self.hold, name) for name in SLOW for _ in range(slow)]
        self.threads = [threading.Thread(target=body, args=(argument,)) for body, argument in loops]

    def __enter__(self):
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *_):
        self.stop.set()
        for thread in self.threads:
            thread.join()

    def all_of_a_million(self, port):
        with connect(port) as client:
            client.sendall(get("/listing.pdf?rows=1000000"))
            status = answer(client)
            while client.recv(1 << 18) and not self.stop.is_set():
                pass
        return status

    def repeat(self, kinds):
        while not self.stop.is_set():
            for name, kind in kinds.items():
                if self.stop.is_set():
                    return
                try:
                    result = kind(self.port)
                except OSError as error:
                    result = f"failed: {error.strerror or error}"
                with self.lock:
                    counts = self.results.setdefault(name, {})
                    counts[result] = counts.get(result, 0) + 1
            # They are to disturb, and not to take all of the processor.
            time.sleep(0.05)

    def hold(self, name):
        while not self.stop.is_set():
            try:
                seconds = SLOW[name](self.port, self.stop)
            except OSError:
                seconds = None
            if seconds is not None:
                with self.lock:
                    self.closed_after[name].append(seconds)
            self.stop.wait(0.5)

    def faults(self):
        """What the server did that it must not do."""
        found = []
        for name, counts in self.results.items():
            for result, count in counts.items():
                refused = result == "closed" or (len(result) == 3 and result[0] == "4")
                fine = (
                    refused if name in REFUSED else result in ("200", "400") if name in ODD
                    else result in ("200", "503", "cancelled"))
                if not fine:
                    found.append(f"{name}: {result}, {count} times")
        return found
