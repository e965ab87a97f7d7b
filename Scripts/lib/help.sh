# Sourced first by the scripts in bash: prints the comment at the head of a script that is asked for
# help, before anything is installed or built.
for argument; do
  case "$argument" in
    -h | --help)
      sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$0"
      exit 0
      ;;
  esac
done
