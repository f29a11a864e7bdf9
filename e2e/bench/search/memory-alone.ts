import { readFile } from 'node:fs/promises';
import { loadConfig } from '@baanpak/infrastructure/config/config.ts';
import { accessPublicKey } from '@baanpak/infrastructure/sign-in/access-tokens.ts';
import { startProduct } from '../server.ts';

/** Megabytes that query-api takes alone, on a database that is served, once it has read ahead and listens. */
export async function memoryAlone(dataDirectory: string, databaseUrl: string): Promise<number> {
  const { secrets } = await loadConfig({ DATA_DIR: dataDirectory });
  const environment = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDirectory,
    JWT_PUBLIC_KEY: accessPublicKey(secrets.jwt),
    ID_SECRET: secrets.id,
    DATA_KEY: secrets.data.toString('base64'),
    API_KEYS: 'bench',
    PAYMENTS: 'sandbox',
    LOG_LEVEL: 'info', // says where it listens
    PORT: '0',
  };
  const program = await startProduct(environment, ['query-api']);
  try {
    const status = await readFile(`/proc/${program.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  } finally {
    await program.stop();
  }
}
