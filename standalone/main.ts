import { FAILPOINTS } from '@baanpak/command-api/failpoints.ts';
import { loadConfig } from '@baanpak/infrastructure/config/config.ts';
import { checkCrashAt } from '@baanpak/infrastructure/process/failpoints.ts';
import { run } from '@baanpak/infrastructure/program/run.ts';
import { openLog } from '@baanpak/infrastructure/telemetry/log.ts';
import { PROJECTOR_FAILPOINTS } from '@baanpak/projector/run/failpoints.ts';
import { printAddresses } from './print-addresses.ts';
import { startProduct } from './product.ts';
import { resetData } from './reset.ts';

void run(async () => {
  const config = await loadConfig(process.env);
  checkCrashAt([...FAILPOINTS, ...PROJECTOR_FAILPOINTS], config.crashAt);
  if (process.argv.includes('--reset')) await resetData(config);
  const product = await startProduct(config, openLog());
  printAddresses(config, product.url);
  return product;
});
