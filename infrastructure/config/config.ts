import { createHmac } from 'node:crypto';
import { makeDataDirectory } from './data-directory.ts';
import type { Environment } from './read-environment.ts';
import { keepSecrets, type Secrets } from './secrets.ts';
import { type Settings, settingsFrom } from './settings.ts';

/** All that the environment decides, read once at boot. */
export type Config = Omit<Settings, 'secrets' | 'apiKeys'> &
  Readonly<{
    secrets: Secrets;
    /** Signs the payment sandbox's webhooks; the same in every process and at every boot. */
    sandboxWebhookSecret: string;
    /** Known values of `x-api-key`, at least one; our own screens use the first. */
    apiKeys: readonly [string, ...string[]];
  }>;

const DEMO_API_KEY = 'demo-guest-key';

/**
 * Reads and checks the environment; makes DATA_DIR where something is kept in it, and on the embedded
 * default the secrets not given. BootError with a sentence for each problem.
 */
export async function loadConfig(environment: Environment): Promise<Config> {
  const settings = settingsFrom(environment);
  const { stores, dataDirectory } = settings;
  if (stores.databaseUrl === undefined || stores.media === undefined)
    await makeDataDirectory(dataDirectory);
  const secrets = await keepSecrets(settings.secrets, dataDirectory);
  return {
    ...settings,
    secrets,
    sandboxWebhookSecret: sandboxWebhookSecretOf(settings, secrets),
    apiKeys: apiKeysOf(settings, secrets),
  };
}

/** Of the sandbox in the same process, it is made by itself. */
function sandboxWebhookSecretOf({ payments }: Settings, { id }: Secrets): string {
  const alone = payments.kind === 'sandbox' ? payments.alone : undefined;
  return alone?.webhookSecret ?? derived(id, 'sandbox webhook');
}

function apiKeysOf({ apiKeys, demo, embedded }: Settings, { id }: Secrets): Config['apiKeys'] {
  const [first, ...others] = demo && embedded ? [...apiKeys, DEMO_API_KEY] : apiKeys;
  return [first ?? derived(id, 'api key'), ...others];
}

const derived = (secret: string, use: string): string =>
  createHmac('sha256', secret).update(use).digest('base64');
