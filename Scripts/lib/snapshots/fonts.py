"""Stand-ins for San Francisco, the font of iOS: Inter with San Francisco's distances of letters.

The distances depend on the size. For each size there is therefore a copy of each font of one family, whose range
of sizes fontconfig compares: an OS/2 table of version 5 has it.
"""
import os
import struct
from pathlib import Path

INTER = Path("/usr/share/fonts/opentype/inter")
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "easel-snapshots"
FAMILY = "Snapshot Text"
WEIGHTS = ("Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Italic", "SemiBoldItalic", "BoldItalic")
# Apple, Human Interface Guidelines, "Typography": the tracking of SF Pro in points.
TRACKING = {
    6: .24, 7: .23, 8: .21, 9: .17, 10: .12, 11: .06, 12: 0, 13: -.08, 14: -.15, 15: -.23, 16: -.31, 17: -.43,
    18: -.44, 19: -.45, 20: -.45, 21: -.36, 22: -.26, 23: -.10, 24: .07, 25: .15, 26: .22, 28: .38, 34: .40}
# Inter Display is drawn from this size on.
DISPLAY = 20
# Inter Display is that much wider than San Francisco's own design, in parts of the size.
DISPLAY_EXCESS, BOLD_EXCESS = .0125, .006
# The family for code, and how much narrower Noto Sans Mono is than SF Mono, in parts of the size.
MONO, MONO_FAMILY, MONO_LACK = Path("/usr/share/fonts/truetype/noto"), "Snapshot Mono", .018


def tables(data):
    count = struct.unpack(">H", data[4:6])[0]
    for index in range(count):
        tag, _, offset, length = struct.unpack(">4sIII", data[12 + 16 * index:28 + 16 * index])
        yield tag, data[offset:offset + length]


def assembled(head, parts):
    """A font file of tables."""
    parts = dict(sorted(parts.items()))
    count = len(parts)
    power = count.bit_length() - 1
    header = head + struct.pack(">HHHH", count, 16 << power, power, 16 * count - (16 << power))
    offset, directory, body = 12 + 16 * count, b"", b""
    for tag, table in parts.items():
        padded = table + bytes(-len(table) % 4)
        total = sum(struct.unpack(f">{len(padded) // 4}I", padded)) & 0xFFFFFFFF
        directory += struct.pack(">4sIII", tag, total, offset + len(body), len(table))
        body += padded
    return header + directory + body


def names(family, style):
    """A `name` table with a family and a style."""
    texts = [(1, family), (2, style), (4, f"{family} {style}"), (6, f"{family}-{style}".replace(" ", ""))]
    records, storage = b"", b""
    for number, text in texts:
        encoded = text.encode("utf-16-be")
        records += struct.pack(">HHHHHH", 3, 1, 0x409, number, len(encoded), len(storage))
        storage += encoded
    return struct.pack(">HHH", 0, len(texts), 6 + len(records)) + records + storage


def spaced(data, family, style, tracking, low, high):
    """A font with other distances of letters, in parts of the size, for a range of sizes in points."""
    parts = dict(tables(data))
    units = struct.unpack(">H", parts[b"head"][18:20])[0]
    count = struct.unpack(">H", parts[b"hhea"][34:36])[0]
    metrics = bytearray(parts[b"hmtx"])
    for index in range(count):
        advance = struct.unpack_from(">H", metrics, 4 * index)[0]
        if advance:
            struct.pack_into(">H", metrics, 4 * index, max(0, advance + round(tracking * units)))
    parts[b"hmtx"] = bytes(metrics)
    os2 = bytearray(parts[b"OS/2"][:96].ljust(96, b"\0"))
    struct.pack_into(">H", os2, 0, 5)
    parts[b"OS/2"] = bytes(os2) + struct.pack(">HH", round(low * 20), round(high * 20))
    parts[b"name"] = names(family, style)
    parts.pop(b"DSIG", None)
    return assembled(data[:4], parts)


def stand_ins():
    """The files of the fonts, made where they are missing; nothing where Inter is not installed."""
    if not INTER.is_dir():
        return []
    CACHE.mkdir(parents=True, exist_ok=True)
    files = []
    sizes = sorted(TRACKING)
    for index, size in enumerate(sizes):
        low = 0 if index == 0 else (sizes[index - 1] + size) / 2
        high = 3000 if index == len(sizes) - 1 else (size + sizes[index + 1]) / 2
        is_display = size >= DISPLAY
        for weight in WEIGHTS:
            tracking = TRACKING[size] / size
            if is_display:
                tracking -= BOLD_EXCESS if "Bold" in weight else DISPLAY_EXCESS
            source = INTER / f"Inter{'Display' if is_display else ''}-{weight}.otf"
            target = CACHE / f"{weight}-{size}-{round(tracking * 1e5)}.otf"
            if not target.exists():
                target.write_bytes(spaced(source.read_bytes(), FAMILY, weight, tracking, low, high))
            files.append(target)
    for weight in ("Regular", "Bold"):
        source, target = MONO / f"NotoSansMono-{weight}.ttf", CACHE / f"Mono-{weight}-{round(MONO_LACK * 1e5)}.ttf"
        if source.exists() and not target.exists():
            target.write_bytes(spaced(source.read_bytes(), MONO_FAMILY, weight, MONO_LACK, 0, 3000))
        if target.exists():
            files.append(target)
    return files
