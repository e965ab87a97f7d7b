"""The pixels of images, for scripts that compare what programs draw."""
import os
import re
import subprocess
import sys
from pathlib import Path


def require_numpy():
    """The module numpy; starts the script again in Debian's Python where only that has it."""
    try:
        import numpy
        return numpy
    except ImportError:
        pass
    # Debian's package is for Debian's own Python.
    debian = Path("/usr/bin/python3")
    if debian.exists() and debian.resolve() != Path(sys.executable).resolve():
        os.execv(debian, [str(debian), *sys.argv])
    sys.exit(f"{Path(sys.argv[0]).name}: numpy is not installed (Debian: apt-get install python3-numpy)")


def read(path):
    """The pixels of a PPM or PGM file, or of an opaque PNG file: height × width × 3 bytes."""
    numpy = require_numpy()
    path = Path(path)
    if path.suffix == ".png":
        data = subprocess.run(["pngtopnm", path], capture_output=True, check=True).stdout
    else:
        data = path.read_bytes()
    head = re.match(rb"P([56])\s(?:#[^\n]*\n)*\s*(\d+)\s+(\d+)\s+255\s", data)
    if not head:
        raise ValueError(f"{path} has no bytes for its channels")
    height, width, channels = int(head[3]), int(head[2]), 3 if head[1] == b"6" else 1
    pixels = numpy.frombuffer(data, dtype="uint8", offset=head.end()).reshape(height, width, channels)
    return numpy.broadcast_to(pixels, (height, width, 3))


def beyond(image, other, tolerance):
    """Where a channel of an image is further from all pixels around it in the other one, away from edges."""
    numpy = require_numpy()
    # Channel by channel, since numpy is slow along an axis of three.
    found = numpy.zeros(image.shape[:2], dtype=bool)
    for channel in range(3):
        one, two = image[..., channel], other[..., channel]
        found |= numpy.maximum(one, two) - numpy.minimum(one, two) > tolerance
    # Few pixels are far from the one in their place, and only these have neighbors to look at.
    rows, columns = numpy.nonzero(found)
    wide = numpy.pad(other, ((1, 1), (1, 1), (0, 0)), mode="edge")
    around = numpy.stack(
        [wide[rows + down, columns + right] for down in range(3) for right in range(3)]).astype("int16")
    pixels = image[rows, columns].astype("int16")
    far = (pixels < around.min(axis=0) - tolerance) | (pixels > around.max(axis=0) + tolerance)
    found[rows, columns] = far.any(axis=1)
    return found
