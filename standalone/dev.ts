import { pagesOfSources } from '@baanpak/guest-web/server/pages-of-sources.ts';
import { loadConfig } from '@baanpak/infrastructure/config/config.ts';
import { run } from '@baanpak/infrastructure/program/run.ts';
import { openLog } from '@baanpak/infrastructure/telemetry/log.ts';
import { printAddresses } from './print-addresses.ts';
import { startProduct } from './product.ts';

// `npm run dev`: all from the sources, and started again by `tsx watch` when one of the server's changes
void run(async () => {
  const config = await loadConfig(process.env);
  const product = await startProduct(config, openLog(), pagesOfSources);
  printAddresses(config, product.url);
  return product;
});
