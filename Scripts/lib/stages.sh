# Sourced by .ci/run and Scripts/nightly: runs stages, prints the minutes of each, by the clock and of
# processor time, which tells a stage's weight on a busy machine too, and ends with the code of the one
# that fails. The caller has set `runner`, the name that its lines begin with.
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
TIMEFORMAT='%R %U %S'

# Lines of the file: a stage's name, its seconds by the clock and of processor time, "failed" or nothing.
summarize() {
  awk -v runner="$runner" 'BEGIN { printf "%s: %-12s %8s %10s\n", runner, "stage", "minutes", "processor" }
    { printf "%s: %-12s %8.1f %10.1f%s\n", runner, $1, $2 / 60, $3 / 60, $4 ? "  " $4 : ""; clock += $2; processor += $3 }
    END { printf "%s: %-12s %8.1f %10.1f\n", runner, "total", clock / 60, processor / 60 }' "$scratch/stages"
}

# stage NAME COMMAND ARGUMENT…: a program by itself; of a function bash would pass over the errors here.
stage() {
  local name=$1 status=0 failed=
  shift
  echo "$runner: $name: $*"
  { time "$@" </dev/null 2>&3; } 3>&2 2>"$scratch/time" || status=$?
  [ "$status" -eq 0 ] || failed=" failed"
  awk -v name="$name" -v failed="$failed" 'END { print name, $1, $2 + $3 failed }' "$scratch/time" \
    >>"$scratch/stages"
  awk -v runner="$runner" 'END { printf "%s: %s %.1f min, %.1f of processor time%s\n", runner, $1, $2 / 60, $3 / 60, $4 ? ", " $4 : "" }' \
    "$scratch/stages"
  if [ "$status" -ne 0 ]; then
    summarize
    echo "$runner: $name failed with $status: $*" >&2
    exit "$status"
  fi
}
