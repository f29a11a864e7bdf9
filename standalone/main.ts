import { loadConfig } from '@baanpak/infrastructure/config/config.ts';
import { run } from '@baanpak/infrastructure/process/run.ts';
import { openLog } from '@baanpak/infrastructure/telemetry/log.ts';
import { greet } from './greet.ts';
import { startProduct } from './product.ts';
import { resetData } from './reset.ts';

void run(async () => {
  const config = await loadConfig(process.env);
  if (process.argv.includes('--reset')) await resetData(config);
  const product = await startProduct(config, openLog());
  greet(config, product.url);
  return product;
});
