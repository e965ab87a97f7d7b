"""PNG files of at most 256 colours, from files without a palette; needs nothing but Python."""
import struct
import zlib
from collections import Counter

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def chunks(data):
    """The kind and the bytes of each chunk."""
    position = len(SIGNATURE)
    while position < len(data):
        length, kind = struct.unpack(">I4s", data[position:position + 8])
        yield kind, data[position + 8:position + 8 + length]
        position += 12 + length


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def rows(data, height, stride, width):
    """The bytes of each row without its filter; width is that of a pixel in bytes."""
    above = bytearray(stride)
    for y in range(height):
        start = y * (stride + 1)
        kind, row = data[start], bytearray(data[start + 1:start + 1 + stride])
        if kind == 1:
            for x in range(width, stride):
                row[x] = (row[x] + row[x - width]) & 255
        elif kind == 2:
            row = bytearray((a + b) & 255 for a, b in zip(row, above))
        elif kind == 3:
            for x in range(stride):
                left = row[x - width] if x >= width else 0
                row[x] = (row[x] + (left + above[x]) // 2) & 255
        elif kind == 4:
            for x in range(stride):
                left = row[x - width] if x >= width else 0
                corner = above[x - width] if x >= width else 0
                guess = left + above[x] - corner
                best = min((abs(guess - left), 0, left), (abs(guess - above[x]), 1, above[x]),
                           (abs(guess - corner), 2, corner))[2]
                row[x] = (row[x] + best) & 255
        yield row
        above = row


def palette(counts):
    """The most frequent colours, none of which is near another, and the nearest of each colour."""
    ordered = sorted(counts, key=lambda color: (-counts[color], color))
    for distance in (0, 4, 8, 12, 16, 24, 32):
        chosen = []
        for color in ordered:
            if all(max(abs(a - b) for a, b in zip(color, other)) > distance for other in chosen):
                chosen.append(color)
                if len(chosen) > 256:
                    break
        if len(chosen) <= 256:
            break
    chosen = chosen[:256]
    nearest = {}
    for color in ordered:
        nearest[color] = min(
            range(len(chosen)),
            key=lambda index: (sum((a - b) ** 2 for a, b in zip(color, chosen[index])), index))
    return chosen, nearest


def with_palette(data):
    """The same image with a palette; unchanged where it is not of 8 bits a channel, or transparent."""
    parts = list(chunks(data))
    width, height, depth, kind, _, _, interlaced = struct.unpack(">IIBBBBB", parts[0][1])
    if depth != 8 or kind not in (2, 6) or interlaced:
        return data
    size = 3 if kind == 2 else 4
    packed = zlib.decompress(b"".join(each for name, each in parts if name == b"IDAT"))
    lines = list(rows(packed, height, width * size, size))
    if size == 4 and any(line[3::4] != b"\xff" * width for line in lines):
        return data
    pixels = [list(zip(line[0::size], line[1::size], line[2::size])) for line in lines]
    counts = Counter()
    for line in pixels:
        counts.update(line)
    colors, nearest = palette(counts)
    body = b"".join(b"\0" + bytes(nearest[pixel] for pixel in line) for line in pixels)
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    table = b"".join(bytes(color) for color in colors)
    scale = [(name, each) for name, each in parts if name == b"pHYs"]
    return SIGNATURE + b"".join(
        chunk(name, each) for name, each in
        [(b"IHDR", header), *scale, (b"PLTE", table), (b"IDAT", zlib.compress(body, 9)), (b"IEND", b"")])
