/** @module-tag long */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyOfCommit, removeCopy } from './testing/copy-of-sources.ts';
import { askDatabase } from './testing/event-log.ts';
import { book, differentStays, findRooms, readBooking, roomWith } from './testing/guest.ts';
import { payByCard } from './testing/payments.ts';
import { endProducts, startProduct } from './testing/product.ts';

const SOON = { timeout: 120_000, interval: 200 };
const BUILD_MS = 600_000;
/** So that a step which frees nights fails, and is parked. */
const REFUSE_RELEASES = `
  CREATE FUNCTION events.refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE ''refused''; END';
  CREATE TRIGGER refuse_releases BEFORE INSERT ON events.events FOR EACH ROW
    WHEN (NEW.type = 'NightsReleased') EXECUTE FUNCTION events.refuse()`;

const before = readFileSync('.ci/base', 'utf8').trim();
const hasCommit = spawnSync('git', ['cat-file', '-e', `${before}^{commit}`]).status === 0;
if (!hasCommit) console.warn(`An upgrade from the build before: this clone lacks commit ${before}`);

describe.skipIf(!hasCommit)('an upgrade from the build before', () => {
  let former: string;

  beforeAll(async () => {
    former = await copyOfCommit(before);
    const build = ['standalone/start.js', 'build'];
    execFileSync(process.execPath, build, { cwd: former, stdio: 'inherit' });
  }, BUILD_MS);
  afterAll(async () => {
    await endProducts();
    await removeCopy(former);
  });

  it('ends holds, carries out parked steps and books open stays', {
    timeout: BUILD_MS,
  }, async () => {
    const old = await startProduct({ HOLD_MINUTES: '0.5' }, [], former);
    const { dataDir } = old;
    const ask = (statement: string) => askDatabase(dataDir, statement);
    const parked = () => ask('SELECT id FROM command.steps_aside');
    const { roomId } = roomWith(1, await findRooms(old.api));
    const nextStay = differentStays();
    const reserve = async (changes: object = {}) =>
      (await book(old.api, { roomId, ...nextStay() }, changes)).body.book;

    const held = await reserve();
    const open = await reserve({ paymentMethod: 'direct' });
    await ask(REFUSE_RELEASES);
    const stay = { roomId, ...nextStay() };
    const { _id: givenUp } = (await book(old.api, stay)).body.book;
    await old.api(`/outreach/bookings/${givenUp}`, { method: 'DELETE' });
    await expect.poll(parked, SOON).not.toEqual([]);
    await old.kill9();

    const { api } = await startProduct({ DATA_DIR: dataDir });
    await ask('DROP TRIGGER refuse_releases ON events.events');

    await expect.poll(() => readBooking(api, held._id), SOON).toMatchObject({ status: 'Expired' });
    await expect.poll(parked, SOON).toEqual([]);
    expect((await book(api, stay)).status).toBe(201);
    await api(`/outreach/bookings/${open._id}/payment-method`, {
      method: 'PUT',
      body: { paymentMethod: 'gateway' },
    });
    expect((await payByCard(api, { checkoutId: open.checkoutId })).status).toBe(201);
    await expect.poll(() => readBooking(api, open._id), SOON).toMatchObject({ status: 'Booked' });
  });
});
