// Infrastructure and projector get few files on floors: run it once more on a branch of before, after merging.
import { mergeModules } from './merge-modules.js';
import { atRoot, moveFiles } from './move-files.js';

atRoot();
moveFiles([
  [
    /^infrastructure\/command-handling\/followed-log\.ts$/,
    'infrastructure/event-store/followed-log.ts',
  ],
  [
    /^infrastructure\/command-handling\/in-order\.int\.test\.ts$/,
    'infrastructure/commands/commands-in-order.int.test.ts',
  ],
  [
    /^infrastructure\/command-handling\/keyed-queue\.test\.ts$/,
    'infrastructure/commands/stream-queue.test.ts',
  ],
  [/^infrastructure\/command-handling\/(.+)$/, 'infrastructure/commands/$1'],
  [/^infrastructure\/stores\/(.+)$/, 'infrastructure/program/$1'],
  [/^infrastructure\/process\/run\.(.*)$/, 'infrastructure/program/run.$1'],
  [/^projector\/(failpoints|readiness)\.(.*)$/, 'projector/run/$1.$2'],
  [/^projector\/registry\/(resume)\.(.*)$/, 'projector/run/$1.$2'],
  [/^projector\/registry\/go-on\.int\.test\.ts$/, 'projector/run/resume.int.test.ts'],
  [/^projector\/schema\/read-models\.ts$/, 'projector/read-models.ts'],
  // tests stand beside the file that has what they test
  [
    /^infrastructure\/event-store\/postgres\/group-appends\.test\.ts$/,
    'infrastructure/event-store/postgres/append.test.ts',
  ],
  [
    /^infrastructure\/database\/one-write-a-turn\.test\.ts$/,
    'infrastructure/database/pool.test.ts',
  ],
  [
    /^infrastructure\/database\/prepared\.int\.test\.ts$/,
    'infrastructure/database/kysely.int.test.ts',
  ],
  [
    /^infrastructure\/database\/embedded-postgres\/package-files\.int\.test\.ts$/,
    'infrastructure/database/embedded-postgres/binaries.int.test.ts',
  ],
  [
    /^projector\/calendar\/room-calendars\.int\.test\.ts$/,
    'projector/calendar/room-nights.int.test.ts',
  ],
  [/^projector\/room\/covered-periods\.int\.test\.ts$/, 'projector/room/rooms.int.test.ts'],
  [/^projector\/user\/ended-tokens\.int\.test\.ts$/, 'projector/user/users.int.test.ts'],
]);

const inFolder = (folder, merges) =>
  Object.fromEntries(
    Object.entries(merges).map(([target, sources]) => [
      `${folder}/${target}.ts`,
      sources.map((source) => `${folder}/${source}.ts`),
    ]),
  );

/** By source, names that went elsewhere than most of it. */
const HOMES = {
  'infrastructure/event-store/port.ts': {
    Json: 'infrastructure/json/json.ts',
    JsonObject: 'infrastructure/json/json.ts',
  },
  'infrastructure/config/pages-config.ts': {
    Instance: 'infrastructure/config/variable-kinds.ts',
  },
  'infrastructure/config/http.ts': { origin: 'infrastructure/config/variable-kinds.ts' },
  'projector/schema/groups.ts': {
    Group: 'projector/schema/read-model.ts',
    groupOf: 'projector/schema/read-model.ts',
  },
  'projector/projection.ts': {
    put: 'projector/row-changes.ts',
    set: 'projector/row-changes.ts',
    add: 'projector/row-changes.ts',
    merge: 'projector/row-changes.ts',
    Change: 'projector/run/rows.ts',
    Table: 'projector/row-changes.ts',
  },
  'projector/projections.ts': {
    isReadBy: 'projector/run/projection.ts',
    streamsOf: 'projector/run/projection.ts',
    changesOf: 'projector/run/projection.ts',
  },
};

mergeModules(
  {
    ...inFolder('infrastructure/commands', {
      'loaded-state': ['loaded-state', 'cached-state'],
      'stream-queue': ['keyed-queue', 'retry'],
      snapshots: ['snapshots', 'snapshot-keeper', 'tables'],
      'loaded-states': ['loaded-states', 'state-cache', 'stale-streams', 'stream-reader'],
      'commands-in-order': [
        'command-step',
        'in-order',
        'waiting-callers',
        'join-callers',
        'joint-append',
      ],
    }),
    ...inFolder('infrastructure/config', {
      'data-directory': ['data-directory', 'secrets'],
      'variable-kinds': ['media-place'],
      variables: ['demanded', 'read-environment'],
      config: [
        'config',
        'access',
        'http',
        'pages-config',
        'payments',
        'programs',
        'separate-process',
        'settings',
        'stores',
      ],
    }),
    'infrastructure/process/errors.ts': [
      'infrastructure/config/boot-error.ts',
      'infrastructure/process/thrown.ts',
    ],
    ...inFolder('infrastructure/database', {
      kysely: ['kysely', 'prepared', 'any-of', 'stored-json'],
      pool: ['pool', 'one-write-a-turn', 'type-parsers'],
      'single-runner': ['single-runner', 'advisory-lock'],
      'wait-for-database': ['wait-for-database', 'is-away'],
      'embedded-postgres/binaries': [
        'embedded-postgres/binaries',
        'embedded-postgres/package-files',
      ],
      'embedded-postgres/postmaster': ['embedded-postgres/postmaster', 'embedded-postgres/attach'],
      'embedded-postgres/start': [
        'embedded-postgres/start',
        'embedded-postgres/owner',
        'embedded-postgres/cluster',
        'embedded-postgres/server',
      ],
    }),
    ...inFolder('infrastructure/event-store', {
      'codec/codec': ['codec/codec', 'codec/decode-readable', 'codec/personal-hash'],
      'codec/metadata': ['codec/metadata', 'codec/hash-chain'],
      'postgres/append': ['postgres/append', 'postgres/group-appends', 'postgres/import-history'],
      'postgres/read': ['postgres/read', 'postgres/held-back'],
      'postgres/subscribe': ['postgres/subscribe', 'postgres/notify', 'postgres/wake-signal'],
      'postgres/schema': ['postgres/page-function', 'postgres/schema'],
      'eventstoredb/append': ['eventstoredb/append', 'eventstoredb/within'],
      'eventstoredb/connection': ['eventstoredb/connection', 'eventstoredb/same-log'],
      'eventstoredb/event-store-db': ['eventstoredb/event-store-db', 'eventstoredb/identity'],
      'eventstoredb/give-user': ['eventstoredb/give-user', 'eventstoredb/make-user'],
      'eventstoredb/protocol-server/log': [
        'eventstoredb/protocol-server/log',
        'eventstoredb/protocol-server/log-file',
      ],
      'eventstoredb/read': ['eventstoredb/read', 'eventstoredb/recorded'],
    }),
    ...inFolder('infrastructure', {
      'json/json': ['json/parse', 'json/canonical'],
      'telemetry/log': ['telemetry/log', 'telemetry/redaction'],
      'telemetry/tracing': ['telemetry/tracing', 'telemetry/otlp-tracing'],
      'telemetry/work': ['telemetry/work', 'telemetry/work-metrics'],
      'program/run': ['program/run', 'process/release-memory'],
      'program/secret-fingerprints': ['program/secret-fingerprints', 'program/tables'],
      'read-models/registry': ['read-models/latest-schema', 'read-models/tables'],
      'rate-limits/rate-limit': [
        'rate-limits/postgres',
        'rate-limits/take-try',
        'rate-limits/seconds-to-wait',
      ],
      'preferences/preferences': ['preferences/preferences', 'preferences/tables'],
      'mail/outbox': ['mail/outbox', 'mail/tables'],
      'media/media-on': ['media/media-on', 'media/load-sharp'],
      'personal-keys/postgres': [
        'personal-keys/postgres',
        'personal-keys/new-keys',
        'personal-keys/erasure-watch',
        'personal-keys/tables',
      ],
    }),
    ...inFolder('projector', {
      'booking/bookings': [
        'booking/bookings',
        'booking/desk-money',
        'booking/attendance',
        'booking/moves',
        'booking/online-check-in',
        'booking/booking-changes',
        'booking/forget',
      ],
      'cash-drawer/cash-drawers': ['cash-drawer/cash-drawers', 'cash-drawer/forget'],
      'checkout/checkouts': ['checkout/checkouts', 'checkout/forget'],
      'money-case/money-cases': ['money-case/money-cases', 'money-case/forget'],
      'partner/partner-applications': ['partner/partner-applications', 'partner/forget'],
      'review/reviews': ['review/reviews', 'review/forget'],
      'user/users': ['user/users', 'user/forget', 'user/forget-ended-tokens'],
      'room/rooms': ['room/rooms', 'room/covered-periods'],
      'calendar/tables': ['calendar/tables', 'calendar/nights-text'],
      'calendar/room-nights': ['calendar/room-nights', 'calendar/room-calendars'],
      'events/events': ['events/events', 'events/stream-owner'],
      'report/tables': ['report/tables', 'report/fact', 'report/detail'],
      'report/reports': ['report/reports', 'report/reducers/report-projection'],
      'report/reducers/reducer': ['report/reducers/reducer', 'report/reducers/states'],
      'report/reducers/bookings': [
        'report/reducers/bookings',
        'report/reducers/failures',
        'report/reducers/booking-changes',
        'report/reducers/booking-begins',
        'report/reducers/booking-facts',
      ],
      'report/reducers/stay-money': ['report/reducers/stay-money', 'report/reducers/diff-money'],
      'report/reducers/money-in': [
        'report/reducers/money-in',
        'report/reducers/money-back',
        'report/reducers/parts',
      ],
      'report/reducers/reducers': ['report/reducers/reducers', 'report/reducers/without-facts'],
      'schema/versions': [
        'schema/uses',
        'registry/keep-versions',
        'registry/drop-unused',
        'registry/versions',
      ],
      'schema/read-model': ['schema/read-model', 'schema/searched-text'],
      'schema/create': ['schema/create', 'schema/longest'],
      'schema/raw-queries': ['schema/raw-queries', 'schema/same-keys'],
      'read-models': ['read-models', 'schema/groups'],
      'row-changes': [],
      'testing/checksum': ['run/checksum'],
      'run/projection': ['projection'],
      'run/rows': ['run/merge-changes', 'run/write-rows'],
      'run/project-batch': ['run/project-batch', 'run/settle', 'run/place', 'run/changed-records'],
      'run/follow': ['run/follow', 'run/shared-subscription'],
      'run/resume': ['run/resume', 'run/prepare'],
      'run/rebuild': ['run/rebuild', 'run/build-rows', 'run/in-parallel'],
      'run/forget-erased': ['erasure/forget-erased', 'erasure/forget'],
    }),
  },
  HOMES,
);
