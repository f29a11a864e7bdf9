// command-api gets floors: run it once more on a branch of before, after merging.
import { atRoot, moveFiles } from './move-files.js';

atRoot();
moveFiles([
  [
    /^command-api\/(booking|cash-drawer|checkout|commission-invoice|hotel|ledger|media|money-case|partner|payment|preferences|refund|restore|review|room|room-calendar|second-factor|settlement|site|tax-invoice|unique-name|user)\/(.+)$/,
    'command-api/use-cases/$1/$2',
  ],
  [
    /^command-api\/((?:answer|app|details|handler|idempotency-keys|pick-provided|rate-limits|read-only|request|with-idempotency|unchanged-values)\..+)$/,
    'command-api/http/$1',
  ],
]);
