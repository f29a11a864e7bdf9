#!/usr/bin/env bash
# What the entrypoint of postgres:17-alpine does with docker-compose.yml's variables: as root it makes the folders and
# gives them to postgres, whose first start makes the database; a file may hold the password.
set -Eeo pipefail

from_file() {
  local file="$1_FILE"
  if [ -n "${!file:-}" ]; then
    if [ -n "${!1:-}" ]; then echo "error: both $1 and $file are set (but are exclusive)" >&2; exit 1; fi
    export "$1=$(<"${!file}")"
    unset "$file"
  fi
}

[ "${1:0:1}" = '-' ] && set -- postgres "$@"
[ "$1" = postgres ] || exec "$@"

from_file POSTGRES_PASSWORD
from_file POSTGRES_USER
from_file POSTGRES_DB
from_file POSTGRES_INITDB_ARGS
: "${POSTGRES_USER:=postgres}"
: "${POSTGRES_DB:=$POSTGRES_USER}"

mkdir -p "$PGDATA"
chmod 00700 "$PGDATA" || :
mkdir -p /var/run/postgresql || :
chmod 03775 /var/run/postgresql || :

if [ "$(id -u)" = 0 ]; then
  find "$PGDATA" \! -user postgres -exec chown postgres '{}' +
  find /var/run/postgresql \! -user postgres -exec chown postgres '{}' +
  exec gosu postgres "${BASH_SOURCE[0]}" "$@"
fi

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  if [ -z "$POSTGRES_PASSWORD" ]; then
    echo 'Error: Database is uninitialized and superuser password is not specified.' >&2
    exit 1
  fi
  ls /docker-entrypoint-initdb.d/ >/dev/null
  eval 'initdb --username="$POSTGRES_USER" --pwfile=<(printf "%s\n" "$POSTGRES_PASSWORD") '"$POSTGRES_INITDB_ARGS"
  printf '\nhost all all all %s\n' "$(postgres -C password_encryption "${@:2}")" >>"$PGDATA/pg_hba.conf"
  export PGPASSWORD="$POSTGRES_PASSWORD"
  PGUSER="$POSTGRES_USER" pg_ctl -D "$PGDATA" -o "$(printf '%q ' "${@:2}" -c listen_addresses= -p 5432)" -w start
  if [ "$POSTGRES_DB" != postgres ]; then
    psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --no-password --dbname postgres -c "CREATE DATABASE \"$POSTGRES_DB\""
  fi
  pg_ctl -D "$PGDATA" -m fast -w stop
  unset PGPASSWORD
fi

exec "$@"
