"""Measures what repeats, and compares it with `Benchmarks/baseline.json`: `Scripts/benchmark --check`.

Instructions are counted by callgrind and by nothing else, so that what else the machine does and how
fast it is change nothing, and a count from one day can be set against a count from another.
"""
import concurrent.futures
import datetime
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from common import (
    MEMORY, PACKAGE, ROOT, build_static, build_twin, fail, machine, make_data, run, say)
from works import CHARTS, COUNTED_SIZES, FURTHER, GROWTH, NINE, TAGGED

# What `easel-bench` does.
BENCH = NINE | TAGGED

BASELINE = PACKAGE / "baseline.json"
METER = "callgrind"

# What a figure may be above the baseline, as a share of it.
TOLERANCE = 0.05
# What memory may be above that, in KiB. Of six runs of each work, the greatest was above the least by
# up to 1,232 KiB (w4), and by less than 1,024 in 38 works of 41: threads and the kernel's choice of
# which mapped pages to load differ. The middle of three runs is compared.
MEMORY_ALLOWANCE = 1024
MEMORY_RUNS = 3

# The figures of a work: instructions of a process that does it once, instructions of doing it once
# more (of what grows: of the process, without what comes before the work), bytes of what it writes,
# and KiB of memory at most.
FIGURES = ("process", "instructions", "bytes", "memory")


# --- what is measured -----------------------------------------------------------------------------


def names():
    """Every work: the nine, those of charts, and each that grows at each of its sizes; 0 is what comes
    before any."""
    return [*BENCH, *CHARTS, *(f"{work}@{size}" for work in GROWTH for size in [0, *GROWTH[work][2]])]


def counted_times(work):
    """How often a work is done in the processes whose instructions are counted."""
    if work in BENCH or work in CHARTS:
        return {1, 1 + FURTHER.get(work, 0)}
    name, _, size = work.partition("@")
    return {1} if int(size) == 0 or int(size) in COUNTED_SIZES[name] else set()


def selected(text):
    """The works that are asked for; the name of one that grows stands for all of its sizes."""
    known, found = names(), []
    for word in text.split(","):
        fitting = [name for name in known if name == word or name.startswith(f"{word}@")]
        # At any size, what a process takes before the work is taken off.
        start = f"{word.partition('@')[0]}@0"
        if not fitting:
            fail(f"there is no work “{word}” to check; there are {', '.join(known)}")
        found += [start] * (start in known) + fitting
    return [name for name in known if name in found]


class Programs:
    """The programs that do the works."""

    def __init__(self, works):
        nine = any(work in BENCH for work in works)
        charts = any(work in CHARTS for work in works)
        growth = any(work not in BENCH and work not in CHARTS for work in works)
        say("building (some minutes the first time)")
        built = build_static(
            *["easel-bench"] * nine, *["charts"] * charts, *["growth"] * growth)
        self.programs = {path.name: path for path in built}
        self.data = make_data(build_twin) if nine else None

    def command(self, work, repetitions, output):
        name, _, count = work.partition("@")
        if work in BENCH:
            command = [self.programs["easel-bench"], name, repetitions, output, self.data]
            command += [count] * bool(count)
        elif work in CHARTS:
            command = [self.programs["charts"], name, repetitions]
        else:
            command = [self.programs["growth"], "measure", name, count]
        return [str(part) for part in command]


def environment():
    """What the processes find around them: the same each time, and Swift's tables in the same order."""
    kept = {k: v for k, v in os.environ.items() if k in ("HOME", "PATH", "XDG_CACHE_HOME")}
    return {**kept, "LANG": "C.UTF-8", "SWIFT_DETERMINISTIC_HASHING": "1"}


def scratch():
    """A folder for what a process writes, in memory where the machine has a file system for it."""
    return tempfile.TemporaryDirectory(dir=MEMORY if os.access(MEMORY, os.W_OK) else None)


def instructions(programs, work, repetitions):
    """The instructions of a whole process."""
    with scratch() as output:
        result = subprocess.run(
            ["valgrind", f"--tool={METER}", "--callgrind-out-file=/dev/null",
             *programs.command(work, repetitions, output)],
            env=environment(), capture_output=True, text=True)
    found = re.search(r"Collected : (\d+)", result.stderr)
    if result.returncode or not found:
        fail(f"{METER} failed at {work}: {(result.stderr or result.stdout).strip()[-500:]}")
    return int(found[1])


# The kernel begins a process's greatest memory with that of the process that started it, so a small
# one starts it: without modules, Python takes less than any of the works.
LAUNCHER = """
import os, sys
child = os.fork()
if child == 0:
    os.dup2(2, 1)
    os.execv(sys.argv[1], sys.argv[1:])
_, status, usage = os.wait4(child, 0)
print(usage.ru_maxrss)
sys.exit(os.waitstatus_to_exitcode(status) != 0)
"""


def memory_and_bytes(programs, work):
    """The greatest memory of a process, in KiB, and how many bytes it wrote into files."""
    with scratch() as output:
        repetitions = BENCH[work][1] if work in BENCH else 1
        result = subprocess.run(
            [sys.executable, "-I", "-S", "-c", LAUNCHER,
             *programs.command(work, repetitions, output)],
            env=environment(), capture_output=True, text=True)
        if result.returncode:
            fail(f"{work} failed: {result.stderr.strip()[-500:]}")
        written = sum(path.stat().st_size for path in Path(output).rglob("*") if path.is_file())
    return int(result.stdout), written


def count_all(programs, works):
    """The instructions of every process that is counted, by work and how often it does it."""
    # The longest first, so that no processor waits for the other at the end.
    jobs = sorted(
        ((work, times) for work in works for times in counted_times(work)),
        key=lambda job: job[0] not in ("w5", "w3@1000", "charts"))
    counts, start = {}, time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        waiting = {pool.submit(instructions, programs, *job): job for job in jobs}
        try:
            for future in concurrent.futures.as_completed(waiting):
                work, times = waiting[future]
                counts[work, times] = future.result()
                say(f"counted {work}{f', {times} times' if times > 1 else ''} "
                    f"({len(counts)} of {len(jobs)}, {time.monotonic() - start:.0f} s)")
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return counts


def measure(works):
    """The figures of each work."""
    programs = Programs(works)
    counts = count_all(programs, works)
    figures = {}
    for work in works:
        name, _, size = work.partition("@")
        found = figures[work] = {}
        once = counts.get((work, 1))
        runs = [memory_and_bytes(programs, work) for _ in range(MEMORY_RUNS)]
        memory, written = (statistics.median(values) for values in zip(*runs))
        if work in BENCH or work in CHARTS:
            found["process"] = once
            if further := FURTHER.get(work):
                found["instructions"] = (counts[work, 1 + further] - once) // further
            if work in BENCH:
                found["bytes"] = written
        elif size == "0":
            found["process"] = once
        elif once is not None:
            found["instructions"] = once - counts[f"{name}@0", 1]
        found["memory"] = memory
        if nothing := [figure for figure, value in found.items() if value <= 0]:
            fail(f"{work} has no {' and no '.join(nothing)}: it did not do its work")
    return figures


# --- the baseline ---------------------------------------------------------------------------------


def read():
    """The baseline, which has to say how its figures were taken and why they are what they are."""
    if not BASELINE.exists():
        fail(f"there is no {BASELINE.relative_to(ROOT)}; --check --print-json prints one")
    try:
        found = json.loads(BASELINE.read_text())
    except ValueError as error:
        fail(f"{BASELINE.name} is not JSON: {error}")
    if found.get("meter") != METER:
        fail(f"{BASELINE.name} was counted by {found.get('meter')}, this is {METER}: counts by "
             "different meters cannot be compared; measure anew with --print-json")
    reasons = found.get("reason") or [{}]
    if not all(entry.get("date") and entry.get("reason", "").strip() for entry in reasons):
        fail(f"{BASELINE.name} has an entry in “reason” without a date or without a reason; say what "
             "changed and why the figures may")
    return found


def as_json(figures, version):
    """The figures as the text of a baseline, with a reason for a person to write."""
    try:
        reasons = json.loads(BASELINE.read_text())["reason"]
    except (OSError, ValueError, KeyError):
        # Minutes of counting shall not be lost by what is wrong with the old file.
        reasons = []
    reasons.append({"date": datetime.date.today().isoformat(), "reason": ""})

    def text(value):
        return json.dumps(value, ensure_ascii=False)

    def block(opening, lines, closing):
        return f"{opening}\n    " + ",\n    ".join(lines) + f"\n  {closing}"

    # A line for each work, so that what changed is seen line by line.
    parts = {
        "reason": block("[", map(text, reasons), "]"),
        "meter": text(METER),
        "machine": text({**machine(), "valgrind": version}),
        "figures": block("{", (f"{text(w)}: {text(f)}" for w, f in figures.items()), "}"),
    }
    return "{\n  " + ",\n  ".join(f'"{key}": {part}' for key, part in parts.items()) + "\n}"


def verdict(figure, wanted, got):
    """What comes of a figure, and whether that is a failure."""
    allowance = MEMORY_ALLOWANCE if figure == "memory" else 0
    if got > wanted * (1 + TOLERANCE) + allowance:
        return "FAILS: above the baseline", True
    if got < wanted * (1 - TOLERANCE) - allowance:
        return "better: renew the baseline", False
    return "ok", False


def compare(wanted, figures, whole):
    """Rows of a table, and what is wrong; `whole` says that every work was measured."""
    lines = ["| figure | baseline | now | ratio | verdict |", "| --- | ---: | ---: | ---: | --- |"]
    wrong, better = [], 0
    for work, found in figures.items():
        known = wanted.get(work, {})
        for figure in FIGURES:
            name, before, now = f"{work} {figure}", known.get(figure), found.get(figure)
            if before is None and now is None:
                continue
            if before is None or now is None:
                missing = "the baseline" if before is None else "what was measured"
                wrong.append(f"{name} is missing in {missing}")
                lines.append(f"| {name} | {before or '–'} | {now or '–'} | – | FAILS: missing |")
                continue
            text, fails = verdict(figure, before, now)
            share = now / before if before else float(now != 0)
            better += text.startswith("better")
            if fails:
                wrong.append(f"{name} is {share:.3f} of the baseline")
            lines.append(f"| {name} | {before:,} | {now:,} | {share:.4f} | {text} |")
    if whole:
        wrong += [f"{work} is in the baseline, and nothing measures it"
                  for work in wanted if work not in figures]
    return lines, wrong, better


def check(works, print_json):
    """Measures works (all of them without a list), compares, and ends with 1 where that fails.

    With `print_json` the figures go to standard output, and what is compared to standard error.
    """
    chosen = selected(works) if works else names()
    if not shutil.which("valgrind"):
        fail("there is no valgrind, and nothing else counts alike on a busy machine; install it")
    if not print_json:
        # What is wrong with it shall be known before minutes of counting.
        baseline = read()
    figures = measure(chosen)
    version = run(["valgrind", "--version"]).strip().removeprefix("valgrind-")
    if print_json:
        print(as_json(figures, version), flush=True)
        baseline = read()
    here = {**machine(), "valgrind": version}
    for key, value in here.items():
        if (before := baseline.get("machine", {}).get(key)) != value:
            say(f"{key} is {value}; the baseline was measured with {before}")
    lines, wrong, better = compare(baseline["figures"], figures, whole=not works)
    print("\n".join(lines), file=sys.stderr if print_json else sys.stdout, flush=True)
    if better:
        say(f"{better} figures are more than {TOLERANCE:.0%} below the baseline; renew it by hand")
    if wrong:
        fail("beyond the baseline:\n  " + "\n  ".join(wrong))
