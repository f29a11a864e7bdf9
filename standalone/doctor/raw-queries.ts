import { rawQuery } from '@baanpak/infrastructure/database/raw-query.ts';

// Of PostgreSQL's own settings, which Kysely does not know.

export const serverFacts = rawQuery({
  name: 'facts of the server',
  columns: {
    version: 'int4',
    fsync: 'text',
    fullPageWrites: 'text',
    encoding: 'text',
    connections: 'int4',
    used: 'int4',
    mayCreate: 'bool',
    isStandby: 'bool',
    clock: 'numeric',
  },
  text: () =>
    `SELECT current_setting('server_version_num')::int AS version,
       current_setting('fsync') AS fsync,
       current_setting('full_page_writes') AS "fullPageWrites",
       current_setting('server_encoding') AS encoding,
       current_setting('max_connections')::int AS connections,
       (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS used,
       has_database_privilege(current_database(), 'CREATE') AS "mayCreate",
       pg_is_in_recovery() AS "isStandby",
       extract(epoch FROM clock_timestamp()) AS clock`,
  example: undefined,
});
