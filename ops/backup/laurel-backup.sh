#!/bin/sh
# Backs up the server database of Laurel, and tries the backup before it counts: restores it into a scratch database and compares the
# rows of every table with what the dump saw. Needs PostgreSQL's client tools, of the server's version or newer.
#   DATABASE_URL        what to back up; a role that may read every table
#   BACKUP_DIR          where the dumps go; better a disk of another machine
#   SCRATCH_SERVER_URL  postgres://…/postgres of a role that may create databases: the same server, or better another one
#   BACKUP_KEEP_DAYS    older dumps are deleted after a successful run; 14 unless said
#   METRICS_FILE        a file for node_exporter's textfile collector, e.g. /var/lib/node_exporter/laurel_backup.prom
#   DATA_DIR            Laurel's, where the list of erased accounts is; it is copied beside the dumps
set -eu
umask 077
: "${DATABASE_URL:?}" "${BACKUP_DIR:?}" "${SCRATCH_SERVER_URL:?}"
mkdir -p "$BACKUP_DIR"

name="laurel-$(date -u +%Y-%m-%dT%H-%M-%SZ)"
export PART="$BACKUP_DIR/$name.dump.part"
scratch="laurel_backup_check_$$"
scratch_url="${SCRATCH_SERVER_URL%/*}/$scratch"
work=$(mktemp -d)
clean_up() {
  dropdb --if-exists --force --maintenance-db="$SCRATCH_SERVER_URL" "$scratch" || true
  rm -rf "$work" "$PART"
}
trap clean_up EXIT

counts="select table_schema, table_name, (xpath('/row/rows/text()', query_to_xml(
  format('select count(*) as rows from %I.%I', table_schema, table_name), false, true, '')))[1]::text
  from information_schema.tables
  where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1, 2;"

# The dump and the counts see the same moment, however much is written meanwhile.
psql "$DATABASE_URL" --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 > "$work/dumped" <<SQL
begin isolation level repeatable read read only;
select pg_export_snapshot() as moment \gset
\setenv MOMENT :moment
\! pg_dump "\$DATABASE_URL" --snapshot="\$MOMENT" --format=custom --file="\$PART"
$counts
commit;
SQL
test -s "$PART" || { echo "pg_dump wrote nothing" >&2; exit 1; }

createdb --maintenance-db="$SCRATCH_SERVER_URL" "$scratch"
pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname="$scratch_url" "$PART"
echo "$counts" | psql "$scratch_url" --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 > "$work/restored"
cmp "$work/dumped" "$work/restored" || {
  echo "the restored backup does not hold the rows that were dumped:" >&2
  diff "$work/dumped" "$work/restored" >&2 || true
  exit 1
}

sync "$PART"
mv "$PART" "$BACKUP_DIR/$name.dump"
if [ -n "${DATA_DIR:-}" ] && [ -f "$DATA_DIR/erasures.jsonl" ]; then cp "$DATA_DIR/erasures.jsonl" "$BACKUP_DIR/erasures.jsonl"; fi
find "$BACKUP_DIR" -maxdepth 1 -name 'laurel-*.dump' -mtime "+${BACKUP_KEEP_DAYS:-14}" -delete

if [ -n "${METRICS_FILE:-}" ]; then
  # node_exporter reads as another user, and never a half-written file.
  cat > "$METRICS_FILE.part" <<METRICS
# TYPE laurel_backup_finished_seconds gauge
laurel_backup_finished_seconds $(date +%s)
# TYPE laurel_backup_bytes gauge
laurel_backup_bytes $(wc -c < "$BACKUP_DIR/$name.dump")
METRICS
  chmod 644 "$METRICS_FILE.part"
  mv "$METRICS_FILE.part" "$METRICS_FILE"
fi
echo "$BACKUP_DIR/$name.dump: $(wc -l < "$work/restored") tables, restored and compared"
