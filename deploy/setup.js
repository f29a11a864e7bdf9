import { createPrivateKey, createPublicKey, hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

// Writes .env for docker-compose.yml, once, with secrets of its own: docs/operations.md, "First start with compose".
// `--url https://baanpak.example`: the site's address, with a certificate; default http://localhost:8080.
// `--sandbox`: payments take no money, and mails go to nobody: they are read at /dev/outbox.
// `--demo`: that, and hotels with a year of bookings, and their users, all with one password.
// `--kubernetes`: for deploy/kubernetes, where a proxy of the cluster's ends TLS; engines are somebody's whose addresses
// are to be filled in, or with --demo the PostgreSQL beside it.
// `--file`: another place than .env. It never writes over a file: lost secrets are lost data.
// `--missing`: prints the lines that a file written by a version before lacks, and writes nothing.

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8080' },
    sandbox: { type: 'boolean', default: false },
    demo: { type: 'boolean', default: false },
    kubernetes: { type: 'boolean', default: false },
    file: { type: 'string', default: '.env' },
    missing: { type: 'boolean', default: false },
  },
});

/** Of letters and digits, so that it stands in addresses as it is. */
const secret = (bytes = 32) => randomBytes(bytes).toString('hex');

/** What query-api reads access tokens with; infrastructure/sign-in/access-tokens.ts derives the same. */
function accessPublicKey(jwtSecret) {
  const seed = hkdfSync('sha256', jwtSecret, '', 'baanpak access tokens', 32);
  const head = Buffer.from('302e020100300506032b657004220420', 'hex');
  const key = Buffer.concat([head, Buffer.from(seed)]);
  const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  const { x } = createPublicKey(privateKey).export({ format: 'jwk' });
  return Buffer.from(x, 'base64url').toString('base64');
}

if (values.missing) {
  const lines = missingLines();
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  process.stderr.write(
    lines.length === 0
      ? `${values.file} lacks nothing.\n`
      : `Add ${lines.length === 1 ? 'this line' : 'these lines'} to ${values.file}.\n`,
  );
  process.exit(0);
}

function readGiven() {
  try {
    return readFileSync(values.file, 'utf8');
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    process.stderr.write(`There is no ${values.file}: npm run setup writes one.\n`);
    process.exit(1);
  }
}

/** What versions since the file was written ask for, as lines to add. */
function missingLines() {
  const given = Object.fromEntries(
    readGiven()
      .split('\n')
      .map((line) => /^\s*([A-Z_]+)=(.*?)\s*$/.exec(line))
      .filter((found) => found !== null)
      .map(([, name, value]) => [name, value.replace(/^(['"])(.*)\1$/, '$2')]),
  );
  if (!given.JWT_SECRET) {
    process.stderr.write(
      `${values.file} has no JWT_SECRET, from which the public key is derived.\n`,
    );
    process.exit(1);
  }
  const wanted = {
    JWT_PUBLIC_KEY: accessPublicKey(given.JWT_SECRET),
    SIGNING_KEY: secret(),
  };
  const ofCertificate = /^([^\s,/]+), http:\/\/gateway$/.exec(given.SITE_ADDRESS ?? '')?.[1];
  if (ofCertificate) wanted.REDIRECT_HOST = ofCertificate;
  if (given.SANDBOX_URL) wanted.SANDBOX_WEBHOOK_SECRET = secret();
  return Object.entries(wanted)
    .filter(([name]) => !given[name])
    .map(([name, value]) => `${name}=${value}`);
}

const { protocol, hostname, port, origin } = new URL(values.url);
if (!/^https?:$/.test(protocol)) throw new Error('--url begins with http:// or https://');
const isSecure = protocol === 'https:';

const composeSite = {
  // our own services call the gateway by its name, without TLS
  SITE_ADDRESS: isSecure ? `${hostname}, http://gateway` : 'http://',
  ...(isSecure && { REDIRECT_HOST: hostname }),
  HTTP_PORT: isSecure ? '80' : port || '80',
  HTTPS_PORT: isSecure ? port || '443' : '8443',
};
const [eventStore, eventStoreAdmin] = [secret(), secret()];
/** The address of the event store for a user. */
const asUser = (user, password) =>
  `esdb://${user}:${password}@eventstore:2113?tls=true&tlsCaFile=/certs/ca/ca.crt`;
const composeEngines = {
  POSTGRES_PASSWORD: secret(),
  EVENTSTORE_ADMIN_PASSWORD: eventStoreAdmin,
  EVENTSTORE_ADMIN_URL: asUser('admin', eventStoreAdmin),
  EVENTSTORE_URL: asUser('baanpak', eventStore),
  EVENTSTORE_OPS_PASSWORD: secret(),
};
const database = secret();
const kubernetes = {
  EVENTSTORE_URL: '',
  ...(values.demo
    ? {
        POSTGRES_PASSWORD: database,
        DATABASE_URL: `postgresql://baanpak:${database}@postgres:5432/baanpak`,
      }
    : { DATABASE_URL: '' }),
};
const takesNoMoney = values.sandbox || values.demo;
const compose = {
  ...composeSite,
  ...composeEngines,
  ...(takesNoMoney && { COMPOSE_PROFILES: 'sandbox' }),
};
const place = values.kubernetes ? kubernetes : compose;
const jwtSecret = secret();
const secrets = {
  NATS_PASSWORD: secret(),
  JWT_SECRET: jwtSecret,
  JWT_PUBLIC_KEY: accessPublicKey(jwtSecret),
  ID_SECRET: secret(),
  DATA_KEY: randomBytes(32).toString('base64'),
  SIGNING_KEY: secret(),
  SERVER_KEY: secret(),
  API_KEYS: secret(16),
  METRICS_TOKEN: secret(),
};
/** Who may sign in at first: one administrator, or the demo's users. */
const users = values.demo
  ? { DEMO: 'on', DEMO_PASSWORD: secret(12) }
  : { ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: secret(12) };
const sandbox = {
  PAYMENTS: 'sandbox',
  SANDBOX_URL: 'http://payment-sandbox:8080',
  SANDBOX_WEBHOOK_SECRET: secret(),
  SANDBOX_UPSTREAMS: 'payment-sandbox:8080',
  OUTBOX_UPSTREAMS: 'mail:8025',
  SMTP_URL: 'smtp://mail:1025',
  MAIL_FROM: 'Baanpak <no-reply@baanpak.example>',
};
const real = {
  OMISE_PUBLIC_KEY: '',
  OMISE_SECRET_KEY: '',
  OMISE_WEBHOOK_SECRET: '',
  SMTP_URL: '',
  MAIL_FROM: '',
};

const lines = Object.entries({
  PUBLIC_URL: origin,
  ...place,
  ...secrets,
  ...users,
  ...(takesNoMoney ? sandbox : real),
});
try {
  writeFileSync(values.file, `${lines.map(([name, value]) => `${name}=${value}`).join('\n')}\n`, {
    flag: 'wx',
    mode: 0o600,
  });
} catch (error) {
  if (error.code !== 'EEXIST') throw error;
  process.stderr.write(
    `${values.file} exists and stays as it is: without its secrets the data cannot be read. With --missing the lines are printed that it lacks.\n`,
  );
  process.exit(1);
}
process.stdout.write(
  `${values.file} has the secrets of this site: keep a copy of ID_SECRET and DATA_KEY elsewhere.\n${
    takesNoMoney
      ? 'Payments take no money; mails lie at /dev/outbox.\n'
      : `Fill in ${values.kubernetes ? 'the engines, ' : ''}the payment keys and the mail server there, then start.\n`
  }`,
);
