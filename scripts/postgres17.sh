#!/bin/sh
# Runs a command with TEST_DATABASE_URL pointing at a PostgreSQL 17 with pgvector made for it, and takes the server away after.
#   scripts/postgres17.sh vitest run
# The server is Debian's own package in a cached folder entered by chroot: root and a Debian mirror are needed once, root always.
# With TEST_DATABASE_URL already set, the command runs on that server as it is.
# Where no server can be made, nothing runs; with --or-embedded first, the command runs without TEST_DATABASE_URL.
set -u

or_embedded=
[ "${1:-}" = --or-embedded ] && or_embedded=yes && shift

[ -n "${TEST_DATABASE_URL:-}" ] && exec "$@"

cache=${XDG_CACHE_HOME:-$HOME/.cache}/jawab
folder=$cache/pg17
programs=/usr/lib/postgresql/17/bin
data= server= child= reason=

# Says why no server can be made.
refuse() {
  reason=$1
  return 1
}

is_whole() {
  [ ! -e "$folder/debootstrap" ] && [ -e "$folder/usr/share/postgresql/17/extension/vector.control" ] &&
    chroot "$folder" $programs/postgres --version >/dev/null 2>&1
}

remove_folder() {
  awk -v folder="$1" '$2 == folder || index($2, folder "/") == 1 { print $2 }' /proc/mounts | sort -r | while read -r mount; do
    umount -l "$mount" || exit 1
  done && rm -rf --one-file-system "$1"
}

make_folder() {
  if ! command -v debootstrap >/dev/null; then
    command -v apt-get >/dev/null || refuse 'debootstrap is missing, and so is apt-get to install it.' || return
    echo 'Installing debootstrap …'
    { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends debootstrap; } \
      >"$cache/debootstrap.log" 2>&1 ||
      refuse "debootstrap cannot be installed: $(tail -n 1 "$cache/debootstrap.log")" || return
  fi
  echo "Making $folder by debootstrap (once, about half a minute) …"
  remove_folder "$folder.making" || refuse "$folder.making is in the way and cannot be removed." || return
  timeout 600 debootstrap --variant=minbase --include=postgresql-17,postgresql-17-pgvector trixie "$folder.making" \
    >"$cache/debootstrap.log" 2>&1 ||
    refuse "debootstrap failed: $(tail -n 1 "$cache/debootstrap.log") (whole log: $cache/debootstrap.log)" || return
  remove_folder "$folder" || refuse "$folder is in the way and cannot be removed." || return
  mv "$folder.making" "$folder"
  is_whole || refuse "$folder was made, but its server does not run." || return
}

# Servers of runs that were killed: their data folder names the owner, and postmaster.pid the server.
sweep() {
  for left in "$folder"/tmp/jawab.*; do
    [ -d "$left" ] || continue
    kill -0 "$(cat "$left/owner" 2>/dev/null || echo 0)" 2>/dev/null && continue
    orphan=$(head -n 1 "$left/data/postmaster.pid" 2>/dev/null)
    if [ -n "$orphan" ] && grep -qa "${left#"$folder"}/data" "/proc/$orphan/cmdline" 2>/dev/null; then
      kill -QUIT "$orphan"
      while kill -0 "$orphan" 2>/dev/null; do sleep 0.1; done
    fi
    remove_folder "$left"
  done
}

as_postgres() {
  chroot --userspec=postgres:postgres "$folder" "$@"
}

start_server() {
  data=$(mktemp -d "$folder/tmp/jawab.XXXXXX") || refuse "no folder can be made in $folder/tmp." || return
  # A test database is a thousand small files: on tmpfs, the suites take a third less CPU time. Not every machine allows it.
  mount -t tmpfs -o mode=700 jawab "$data" 2>/dev/null
  echo $$ >"$data/owner"
  password=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
  echo "$password" >"$data/password"
  chroot "$folder" chown -R postgres:postgres "${data#"$folder"}"
  inside=${data#"$folder"}
  as_postgres $programs/initdb -D "$inside/data" -U postgres --pwfile="$inside/password" --auth=scram-sha-256 \
    -E UTF8 --locale=C.UTF-8 --no-sync >"$data/initdb.log" 2>&1 || fail 'initdb' "$data/initdb.log"
  port=$(node -e "const s=require('node:net').createServer().listen(0,'127.0.0.1',()=>{console.log(s.address().port);s.close()})")
  # The data is thrown away: no fsync. Suites run in parallel, each with pools of its own.
  # Not through as_postgres: a function in the background is a shell of its own, and $! would be that shell.
  chroot --userspec=postgres:postgres "$folder" $programs/postgres -D "$inside/data" -p "$port" -c listen_addresses=127.0.0.1 \
    -c unix_socket_directories= -c fsync=off -c max_connections=300 >"$data/server.log" 2>&1 9>&- &
  server=$!
  tries=0
  until as_postgres $programs/pg_isready -q -h 127.0.0.1 -p "$port"; do
    tries=$((tries + 1))
    { kill -0 "$server" 2>/dev/null && [ $tries -lt 300 ]; } || fail 'the start of PostgreSQL 17' "$data/server.log"
    sleep 0.1
  done
}

fail() {
  echo "$1 failed:" >&2
  tail -n 20 "$2" >&2
  exit 1
}

clean_up() {
  trap - EXIT HUP INT TERM
  [ -n "$child" ] && kill -TERM "$child" 2>/dev/null && wait "$child"
  [ -n "$server" ] && kill -INT "$server" 2>/dev/null && wait "$server" 2>/dev/null
  [ -n "$data" ] && remove_folder "$data"
}
trap clean_up EXIT
trap 'clean_up; exit 143' HUP TERM
trap 'clean_up; exit 130' INT

prepare_server() {
  [ "$(uname -s)" = Linux ] || refuse 'it needs Linux.' || return
  [ "$(id -u)" = 0 ] || refuse 'it needs root (chroot).' || return
  mkdir -p "$cache" || refuse "$cache cannot be made." || return
  exec 9>"$cache/pg17.lock"
  flock -n 9 || { echo 'Waiting for another run to finish making the server …' && flock 9; }
  is_whole || make_folder || return
  sweep
  start_server || return
  exec 9>&-
}

if ! prepare_server; then
  [ -n "$or_embedded" ] || { echo "SKIPPED: PostgreSQL 17 run: $reason" && exit 0; }
  echo "No PostgreSQL 17: $reason Every suite runs on the embedded database."
  exec "$@" 9>&-
fi
echo "PostgreSQL $(as_postgres $programs/postgres --version | awk '{ print $3 }') on port $port"
TEST_DATABASE_URL=postgres://postgres:$password@127.0.0.1:$port/postgres "$@" &
child=$!
wait "$child"
status=$?
child=
exit $status
