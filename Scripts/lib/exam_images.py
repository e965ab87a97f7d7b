"""What the scripts that draw charts beside those of other libraries have in common."""
import io
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PAGES = ROOT / "docs/exams"


def field(name, kind, **more):
    """A channel of a Vega-Lite specification."""
    return {"field": name, "type": kind, **more}


def number(text):
    return float(text) if text else None


def program(build):
    """The program that draws Easel's charts, which is built first if asked for."""
    package = ["--package-path", str(ROOT / "Benchmarks"), "-c", "release"]
    if build:
        subprocess.run(["swift", "build", *package, "--product", "exams"], check=True)
    path = subprocess.run(
        ["swift", "build", *package, "--show-bin-path"], check=True, capture_output=True, text=True)
    return pathlib.Path(path.stdout.strip()) / "exams"


def quantized(image, limit, colors, **options):
    """The bytes of a PNG of the first number of colors that is smaller than a limit, or of the last."""
    for count in colors:
        out = io.BytesIO()
        image.convert("RGB").quantize(count, dither=0, **options).save(out, "PNG", optimize=True)
        if out.tell() < limit:
            break
    return out.getvalue()


def alike(image, size):
    """The image in the middle of a white one of a size, smaller where it is larger."""
    from PIL import Image
    image = image.convert("RGB")
    share = min(1, size[0] / image.width, size[1] / image.height)
    if share < 1:
        image = image.resize((round(image.width * share), round(image.height * share)), Image.LANCZOS)
    page = Image.new("RGB", size, "white")
    page.paste(image, ((size[0] - image.width) // 2, (size[1] - image.height) // 2))
    return page
