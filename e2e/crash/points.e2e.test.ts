/** @module-tag long */
import { afterAll, describe, expect, it } from 'vitest';
import { FAILPOINTS } from '../testing/crashing.ts';
import { endProducts, startProduct } from '../testing/product.ts';
import { expiryCrashes } from './expiry.ts';
import { lateTransferCrashes } from './late-transfers.ts';
import { mailCrashes } from './mails.ts';
import { moveCrashes } from './moves.ts';
import { paymentCrashes } from './payments.ts';
import { projectionCrashes } from './projections.ts';
import { refundCrashes } from './refunds.ts';
import { undoCrashes } from './undos.ts';

afterAll(endProducts);

// At once, each on data of its own, the longest first: they mostly wait, for holds, leases, timers and starts. In each, one
// product comes after another.
describe.concurrent('moves', moveCrashes);
describe.concurrent('expiry', expiryCrashes);
describe.concurrent('payments', paymentCrashes);
describe.concurrent('refunds', refundCrashes);
describe.concurrent('projections', projectionCrashes);
describe.concurrent('late transfers', lateTransferCrashes);
describe.concurrent('undos', undoCrashes);
describe.concurrent('mails', mailCrashes);

it('every point is tried that the product names, where it is told of another', async () => {
  const refused = await startProduct({ CRASH_AT: 'somewhere' }).catch(String);
  const [, names = ''] =
    /CRASH_AT is .*somewhere.*; it must be one of: ([a-z, -]+)\./.exec(String(refused)) ?? [];
  expect(new Set(names.split(', '))).toEqual(new Set(Object.values(FAILPOINTS).flat()));
});
