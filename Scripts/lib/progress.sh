# Sourced by scripts in bash that build for minutes.
#
# show_progress NAME COMMAND…: runs a command of SwiftPM and shows its last step in one line of the
# terminal, or a line every 15 seconds where standard error is a file. Warnings, errors and whatever
# else it says are printed as they are, on standard error too; its status is that of the function.
show_progress() {
  local name=$1 status=0
  shift
  # SwiftPM tells a terminal less than a pipe.
  { "$@" 2>&1 || echo "status of the command: $?"; } | {
    local line text shown=-15 started=$SECONDS is_shown=
    clear_line() {
      [ -z "$is_shown" ] || printf '\r\033[K' >&2
      is_shown=
    }
    while IFS= read -r line || [ -n "$line" ]; do
      if [[ $line =~ ^\[([0-9]+)/([0-9]+)\]\ (.*) ]]; then
        text="$name: $(((SECONDS - started) / 60)):$(printf %02d $(((SECONDS - started) % 60))), "
        text+="step ${BASH_REMATCH[1]} of ${BASH_REMATCH[2]}: ${BASH_REMATCH[3]}"
        if [ -t 2 ]; then
          printf '\r\033[K%s' "${text:0:79}" >&2
          is_shown=1
        elif [ $((SECONDS - shown)) -ge 15 ]; then
          shown=$SECONDS
          echo "$text" >&2
        fi
      elif [[ $line == "status of the command: "* ]]; then
        status=${line##*: }
      elif [[ ! $line =~ ^(Fetch|Comput|Creating|Working\ copy|Building\ for|Build\ |Updat|warning:\ prohibited) ]]; then
        clear_line
        echo "$line" >&2
      fi
    done
    clear_line
    return "$status"
  }
}
