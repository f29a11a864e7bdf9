import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const ADDRESS = /is at (http:\S+)/;

export type Product = Readonly<{ url: string; stop(): Promise<void> }>;

/**
 * Starts what `npm start` starts, the bundle, on any free port. PRODUCT_NODE_OPTIONS are options for
 * its Node alone, e.g. `--import` of a profiler.
 */
export async function startProduct(
  environment: Readonly<Record<string, string>>,
): Promise<Product> {
  const { PRODUCT_NODE_OPTIONS: NODE_OPTIONS = '' } = process.env;
  const product = spawn(process.execPath, ['standalone/start.js'], {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(product, 'exit');
  let printed = '';
  product.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  while (!ADDRESS.test(printed)) {
    await Promise.race([exited, once(product.stdout, 'data')]);
    if (product.exitCode !== null) throw new Error(`The product ended: ${printed}`);
  }
  return {
    url: ADDRESS.exec(printed)?.[1] ?? '',
    async stop() {
      product.kill('SIGTERM');
      await exited;
    },
  };
}
