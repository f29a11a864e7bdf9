import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { createTestDatabase } from '@baanpak/infrastructure/testing/test-database.ts';
import { describe, expect, it } from 'vitest';
import { postgresStore } from './postgres-store.ts';
import { asked, eventually, json, startSandbox } from './sandbox-for-tests.ts';
import { storeContract } from './store-contract.ts';

async function openDatabase() {
  const { url, drop } = await createTestDatabase();
  const pool = openPool(url, { max: 5 });
  const close = async () => {
    await pool.end();
    await drop();
  };
  return { pool, close };
}

storeContract('the store in PostgreSQL', async () => {
  const { pool, close } = await openDatabase();
  return { store: postgresStore(pool), close };
});

describe('a sandbox on PostgreSQL', () => {
  it('knows its charges, tokens and faults after a restart', async () => {
    const { pool, close } = await openDatabase();
    const before = await startSandbox({ store: postgresStore(pool) });
    const token = await before.token();
    const { facts, raw } = await before.provider.createCharge(asked());
    await before.fault({ refund: 'fail' });
    await eventually(() => expect(before.received).toHaveLength(1));
    await before.close();

    const again = await startSandbox({ store: postgresStore(pool) });
    expect(await again.provider.fetchCharge(facts.chargeId)).toEqual({ facts, raw });
    expect(await json(await again.get('/faults'))).toMatchObject({ refund: 'fail' });
    const charge = asked({ method: 'card', token, attemptId: 'after' });
    expect((await again.provider.createCharge(charge)).facts.status).toBe('successful');
    await eventually(() => expect(again.received).toHaveLength(1));
    await again.close();
    await close();
  });

  it('pays a charge or expires it when both are asked at once', async () => {
    const { pool, close } = await openDatabase();
    const shop = await startSandbox({ store: postgresStore(pool) });
    for (let round = 0; round < 5; round += 1) {
      const { facts } = await shop.provider.createCharge(asked());
      const [paid, ended] = await Promise.all([
        shop.post(`/charges/${facts.chargeId}/pay`, {}),
        shop.provider.expireCharge(facts.chargeId),
      ]);
      expect(ended.facts.status).toBe(paid.ok ? 'successful' : 'expired');
    }
    await eventually(() => expect(shop.received).toHaveLength(10));
    await shop.close();
    await close();
  });
});
