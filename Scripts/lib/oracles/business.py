"""Oracle `business`: invoices, bank statements and price lists that claim PDF/UA-1 and PDF/A-3a.

Every reader finds the names and the sums as often as they were written, and the same words as the others; the file is
sound; an attached invoice has the bytes of the electronic invoice; with `--verapdf` both claims are judged.
"""
import re
from collections import Counter

from . import readers

TOKEN = re.compile(r"[bdgklmnprstvzaeiou]+x|[−-]?\d[\d,]*\.\d\d")


def poppler(document, folder):
    return readers.run(["pdftotext", "-layout", document, "-"])


def mupdf(document, folder):
    return readers.run(["mutool", "draw", "-q", "-F", "text", document])


def pdfium(document, folder):
    import pypdfium2
    with pypdfium2.PdfDocument(document) as pdf:
        return "\n".join(page.get_textpage().get_text_range() for page in pdf)


def ghostscript(document, folder):
    readers.run(["gs", "-q", "-dSAFER", "-dNOPAUSE", "-dBATCH", "-sDEVICE=txtwrite",
                 f"-sOutputFile={folder}/ghostscript.txt", document])
    return (folder / "ghostscript.txt").read_text(encoding="utf-8", errors="replace")


TEXTS = {"poppler": poppler, "mupdf": mupdf, "pdfium": pdfium, "ghostscript": ghostscript}


def check_texts(case, document, folder, tools):
    faults, first = [], None
    for reader in tools.readers:
        found = Counter(TOKEN.findall(TEXTS[reader](document, folder)))
        for text, count in case["texts"].items():
            # An amount may be that of another cell, too.
            if found[text] < count or text.endswith("x") and found[text] != count:
                faults.append(f"{reader} finds “{text}” {found[text]} times instead of {count}")
                break
        if first and found != first[1]:
            other = next(text for text in found | first[1] if found[text] != first[1][text])
            faults.append(f"{reader} finds “{other}” {found[other]} times, {first[0]} {first[1][other]} times")
        first = first or (reader, found)
    return faults


def check_attachment(case, document, folder):
    invoice = folder / f"{case['name']}.xml"
    if not invoice.exists():
        return []
    name = next((line.split(" ")[0] for line in readers.run(["qpdf", "--list-attachments", document]).split("\n")
                 if line), None)
    if not name:
        return ["the invoice is not attached"]
    attached = readers.run(["qpdf", f"--show-attachment={name}", document])
    return [] if attached == invoice.read_text(encoding="utf-8") else ["the attached invoice is another one"]


def check(folder, cases, tools):
    faults = {}
    for case in cases:
        document = folder / f"{case['name']}.pdf"
        found = check_texts(case, document, folder, tools) + check_attachment(case, document, folder)
        readers.run(["qpdf", "--check", document])
        found += [f"diagnostic: {line}" for line in case["diagnostics"]]
        if not case["isRepeatable"]:
            found.append("its bytes differ in a task beside others")
        faults[case["name"]] = found
    if tools.verapdf:
        for flavour in ("ua1", "3a"):
            if not tools.conforms(flavour, [folder / f"{case['name']}.pdf" for case in cases])[0]:
                for case in cases:
                    conforms, said = tools.conforms(flavour, [folder / f"{case['name']}.pdf"])
                    if not conforms:
                        faults[case["name"]].append(f"{flavour}: {said[:300]}")
    return faults
