import { loadConfig } from '@baanpak/infrastructure/config/config.ts';
import { run } from '@baanpak/infrastructure/process/run.ts';
import { openLog } from '@baanpak/infrastructure/telemetry/log.ts';
import { printAddresses } from './print-addresses.ts';
import { startProduct } from './product.ts';
import { resetData } from './reset.ts';

void run(async () => {
  const config = await loadConfig(process.env);
  if (process.argv.includes('--reset')) await resetData(config);
  const product = await startProduct(config, openLog());
  printAddresses(config, product.url);
  return product;
});
