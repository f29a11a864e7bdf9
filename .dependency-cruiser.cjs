/** Who may import whom; docs/architecture.md says why. */
const tests =
  '\\.test\\.tsx?$|/testing/|-for-tests\\.ts$|contract-suite|store-contract\\.ts$|/protocol-server/';

/** `from` may import these folders and nothing else of ours. */
const only = (from, to, extra = {}) => ({
  name: `${from.replaceAll('/', '-')}-imports`,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: tests, ...extra.from },
  to: {
    path: '^(domain|infrastructure|contract|documents|payment-sandbox|command-api|projector|query-api|web-ui|guest-web|admin-web|simulation|standalone|e2e)/',
    pathNot: to,
  },
});

/**
 * Floors of a concept of the domain, the lowest first: a file imports files of lower floors, and none of its own. Type
 * imports count. A file that is on no floor imports nothing of its folder, and no floor imports it.
 */
const conceptFloors = (concept, ...all) => {
  const files = (names) => `^domain/${concept}/(?:${names.join('|')})\\.ts$`;
  const rule = (from, to) => ({
    name: `floors-of-${concept}`,
    severity: 'error',
    from,
    to: { path: `^domain/${concept}/`, ...to },
  });
  const unlisted = {
    path: `^domain/${concept}/`,
    pathNot: [tests, files([...all.flat(), 'events'])],
  };
  return [
    ...all.map((floor, n) => {
      const lower = all.slice(0, n).flat();
      return rule({ path: files(floor) }, lower.length > 0 ? { pathNot: files(lower) } : {});
    }),
    rule(unlisted, {}),
  ];
};

/** Floors of a workspace, from the top: each imports those below it alone. */
const floors = (workspace, names) =>
  names.slice(1).map((name, above) => ({
    name: `${workspace}-${name}-floor`,
    severity: 'error',
    from: { path: `^${workspace}/${name}/`, pathNot: tests },
    to: { path: `^${workspace}/(${names.slice(0, above + 1).join('|')})/` },
  }));

/** Folders of a floor that do not import each other. */
const apart = (workspace, floor) => ({
  name: `${workspace}-${floor}-apart`,
  severity: 'error',
  from: { path: `^${workspace}/${floor}/([^/]+)/`, pathNot: tests },
  to: { path: `^${workspace}/${floor}/`, pathNot: `^${workspace}/${floor}/$1/` },
});

/** Type imports count. */
const withoutCircles = (workspace) => ({
  name: `${workspace}-no-circle-of-types`,
  severity: 'error',
  from: { path: `^${workspace}/`, pathNot: tests },
  to: { path: `^${workspace}/`, circular: true },
});

/** guest-web's features: each may import those after it. */
const GUEST_FEATURES =
  'refund booking-picture booking cart checkout stay held payment hotel search cancellation reviews map site-text';

const webFloors = [
  ...floors('admin-web', ['router', 'pages', 'features', 'ui', 'shell']),
  ...['pages', 'features'].map((floor) => apart('admin-web', floor)),
  ...floors('guest-web', ['(router|server)', 'pages', 'features', 'ui', 'shell']),
  apart('guest-web', 'pages'),
  {
    name: 'guest-server-stands-on-shell',
    severity: 'error',
    from: { path: '^guest-web/server/', pathNot: tests },
    to: { path: '^guest-web/', pathNot: '^guest-web/(server|shell)/' },
  },
  ...GUEST_FEATURES.split(' ').map((feature, n, all) => ({
    name: `guest-feature-${feature}-imports-those-after-it`,
    severity: 'error',
    from: { path: `^guest-web/features/${feature}/`, pathNot: tests },
    to: {
      path: '^guest-web/features/',
      pathNot: `^guest-web/features/(${all.slice(n).join('|')})/`,
    },
  })),
  {
    name: 'guest-feature-has-its-place-in-the-list',
    severity: 'error',
    from: {
      path: '^guest-web/features/',
      pathNot: `^guest-web/features/(${GUEST_FEATURES.replaceAll(' ', '|')})/|${tests}`,
    },
    to: {},
  },
];

/**
 * Folders and files of a workspace on floors, the lowest first: each imports those of lower floors, and none of its own
 * floor. Type imports count. `exceptions` are files that any floor may import. A file without a floor fails.
 */
const pathOf = (name) =>
  name.endsWith('.ts') ? name.replaceAll('.', '\\.').replaceAll('*', '[^/]+') : `${name}/.+`;

const listedFloors = (workspace, all, exceptions = []) => {
  const files = (names) => `^${workspace}/(?:${names.map(pathOf).join('|')})$`;
  return [
    ...all.flatMap((floor, n) =>
      floor.map((name) => ({
        name: `${workspace}-${name.replaceAll('/', '-')}-floor`,
        severity: 'error',
        from: { path: files([name]), pathNot: tests },
        to: {
          path: `^${workspace}/(?!node_modules)`,
          pathNot: files([name, ...all.slice(0, n).flat(), ...exceptions]),
        },
      })),
    ),
    {
      name: `${workspace}-file-has-its-floor`,
      severity: 'error',
      from: { path: `^${workspace}/`, pathNot: [tests, files(all.flat())] },
      to: {},
    },
  ];
};

const QUERY_FLOORS = [
  ['database', 'stay-dates.ts'],
  ['availability'],
  ['texts'],
  ['handler.ts'],
  ['log'],
  ['as-of'],
  ['booking', 'checkout', 'hotel', 'media', 'search', 'site', 'user'],
  ['calendar', 'cash-drawer', 'payment', 'review', 'room', 'timeline'],
  ['live'],
  ['reports/definitions', 'reports/export'],
  ['reports/*.ts'],
  ['history', 'reports/settlement'],
  ['lists'],
  ['http'],
  ['main.ts'],
];

const INFRASTRUCTURE_FLOORS = [
  ['json', 'concurrency', 'process'],
  ['config'],
  ['database', 'media', 'payment-provider'],
  ['personal-keys'],
  ['event-store'],
  ['bus', 'read-models', 'mail', 'preferences', 'rate-limits'],
  ['commands'],
  ['telemetry'],
  ['http'],
  ['sign-in'],
  ['program'],
];

const PROJECTOR_FLOORS = [
  ['schema'],
  ['*/tables.ts'],
  ['read-models.ts'],
  ['run'],
  ['row-changes.ts'],
  ['report/reducers'],
  ['*/*.ts'],
  ['projections.ts'],
  ['start.ts'],
  ['main.ts'],
];

/** Ports whose implementations stand with their use cases. */
const STORES_OF_USE_CASES =
  '^command-api/use-cases/(booking/holds|ledger/ledger-progress|payment/return-address|settlement/statements)\\.ts$';

/**
 * command-api's floors: http, then use cases, then what they take (ports, stores, schema). Processes and mail stand
 * beside http. The last word of a floor is what it imports all the same.
 */
const commandFloors = [
  [
    'base',
    '(ports\\.ts|failpoints\\.ts|schema/|stores/)',
    '(use-cases|processes|mail|http|start|main)',
    // tables have columns of what processes store
    `${STORES_OF_USE_CASES}|^command-api/processes/(dead-letters|process-context|queues|stored-commands)\\.ts$`,
  ],
  [
    'use-cases',
    'use-cases/',
    '(processes|mail|http|start|main)',
    // a restore sets back the place of the processes
    '^command-api/processes/timer-store\\.ts$',
  ],
  ['processes', 'processes/', '(mail|http|start|main)'],
  ['mail', 'mail/', '(processes|http|start|main)'],
  // routes answer with what follows from a write
  ['http', 'http/', '(processes|mail|start|main)', '^command-api/processes/follow-up\\.ts$'],
].map(([floor, from, above, except]) => ({
  name: `command-api-${floor}-floor`,
  severity: 'error',
  from: { path: `^command-api/${from}`, pathNot: tests },
  to: { path: `^command-api/${above}[/.]`, ...(except && { pathNot: except }) },
}));

const useCasesWithoutFastify = {
  name: 'command-api-use-cases-without-fastify',
  severity: 'error',
  from: {
    path: '^command-api/(use-cases|processes|mail|schema|stores|ports)',
    pathNot: tests,
  },
  to: { path: 'node_modules/fastify/' },
};

module.exports = {
  tests,
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'domain-without-circles-of-types',
      severity: 'error',
      from: { path: '^domain/', pathNot: tests },
      to: { circular: true },
    },
    {
      name: 'not-resolvable',
      severity: 'error',
      from: { pathNot: '^e2e/bench/emmett/' }, // installed by itself, where the bench is run
      to: { couldNotResolve: true },
    },
    {
      name: 'domain-needs-nothing',
      severity: 'error',
      from: { path: '^domain/', pathNot: tests },
      to: { pathNot: '^domain/|node_modules/typebox/' },
    },
    {
      name: 'concepts-share-values-only',
      severity: 'error',
      from: {
        path: '^domain/(booking|cash-drawer|checkout|commission-invoice|hotel|ledger|money-case|partner|payment|refund|review|room|room-calendar|settlement|site|tax-invoice|unique-name|user)/',
        pathNot: tests,
      },
      to: { path: '^domain/', pathNot: '^domain/(values|$1)/' },
    },
    {
      name: 'values-stand-alone',
      severity: 'error',
      from: { path: '^domain/values/', pathNot: tests },
      to: { path: '^domain/', pathNot: '^domain/values/' },
    },
    ...conceptFloors(
      'booking',
      ['booking-state', 'booking-code'],
      ['booking-money', 'stay-rules'],
      [
        ...['attendance', 'bill', 'details', 'moves', 'online-check-in', 'refunds'],
        ...['tax-documents', 'undo'],
      ],
      ['booking'],
    ),
    ...conceptFloors(
      'room-calendar',
      ['room-calendar-state'],
      ['taken-nights'],
      ['assign-units'],
      ['moves', 'units'],
      ['room-calendar'],
    ),
    ...conceptFloors(
      'checkout',
      ['checkout-state'],
      ['attempts', 'late-money', 'promise', 'transfers', 'undo'],
      ['checkout'],
    ),
    ...conceptFloors(
      'room',
      ['day-table', 'room-details'],
      ['stay-rules'],
      ['room-state'],
      ['quote'],
      ['day-prices'],
      ['room'],
    ),
    only('infrastructure', '^(infrastructure|domain/values)/'),
    only('contract', '^(contract|domain)/'),
    only('command-api', '^(command-api|contract|documents|domain|infrastructure)/'),
    only('projector', '^(projector|domain|infrastructure)/'),
    only(
      'query-api',
      '^(query-api|contract|documents|domain|infrastructure|projector/schema)/|^projector/([a-z-]+/tables|read-models)\\.ts$',
    ),
    only('documents', '^(documents|contract|domain)/'),
    only('payment-sandbox', '^(payment-sandbox|infrastructure|domain/values)/'),
    only(
      'simulation',
      '^(simulation|domain)/|^infrastructure/(commands|event-store|payment-provider)/|^infrastructure/http/server-ids\\.ts$|^command-api/(use-cases|processes|stores/mail-queue\\.ts|(failpoints|ports)\\.ts)',
    ),
    only('web-ui', '^(web-ui|domain/values|contract)/'),
    only('guest-web', '^(guest-web|web-ui|domain/values|contract)/'),
    only('admin-web', '^(admin-web|web-ui|domain/values|contract)/'),
    ...webFloors,
    ...listedFloors('query-api', QUERY_FLOORS),
    ...listedFloors('infrastructure', INFRASTRUCTURE_FLOORS, [
      'http/transport-problems.ts', // errors that lower floors throw and http answers
      'sign-in/access-tokens.ts', // the public key that the configuration compares
    ]),
    ...listedFloors('projector', PROJECTOR_FLOORS),
    ...['admin-web', 'guest-web', 'query-api'].map(withoutCircles),
    ...commandFloors,
    useCasesWithoutFastify,
    {
      name: 'screens-know-contracts-by-type',
      severity: 'error',
      from: { path: '^((guest|admin)-web|web-ui)/' },
      to: {
        path: '^contract/',
        pathNot: '^contract/(problems/guest-sentences\\.|history/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'queries-never-decide',
      severity: 'error',
      from: { path: '^query-api/', pathNot: tests },
      // the type of all events, how they are stored and how streams are folded are for who reads the log
      to: {
        path: '^(infrastructure/commands|domain/processes)/',
        pathNot:
          '^domain/processes/(process|stored-events)\\.ts$|^infrastructure/commands/(loaded-state|past-snapshots)\\.ts$',
      },
    },
    {
      // tests, too: what a model needs of a workspace, its test imports from there
      name: 'standalone-alone-imports-simulation',
      severity: 'error',
      from: { pathNot: '^(simulation|standalone)/' },
      to: { path: '^simulation/' },
    },
    {
      name: 'nothing-imports-standalone',
      severity: 'error',
      from: { pathNot: `^standalone/|${tests}` },
      to: { path: '^standalone/' },
    },
    {
      name: 'e2e-speaks-http',
      severity: 'error',
      from: { path: '^e2e/', pathNot: '^e2e/(bench/|faults/backlog/|faults/catch-up\\.ts$)' },
      to: {
        path: '^(contract|documents|payment-sandbox|command-api|projector|query-api|web-ui|guest-web|admin-web|simulation|standalone)/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data|node_modules/.*/node_modules)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.css'],
    },
  },
};
