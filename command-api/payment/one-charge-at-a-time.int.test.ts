import { randomUUID } from 'node:crypto';
import { ChargeInProgress } from '@baanpak/contract/payment/charge-requests.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectProblem, expectShape } from '../testing/expectations.ts';
import { pausingAt } from '../testing/pausing.ts';
import { type ChargeMade, RETURN_URI } from '../testing/paying.ts';
import type { Answer } from '../testing/requests.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { wholeLog } from '../testing/whole-log.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(async () => {
  await shop.stopProcesses();
  await shop.fault({ webhook: 'normal', charge: 'normal', authorize: 'normal' });
});
afterAll(() => shop.close());

const PATIENT = { timeout: 20_000, interval: 30 };
const CREATE = '/payments/charge/create';

async function booked() {
  const { body } = await shop.book(await shop.newRoom(), nights(1, 3));
  return { bookingId: body.book._id, uid: body.book.checkoutId };
}
type Booked = Awaited<ReturnType<typeof booked>>;
const qrFor = ({ bookingId }: Booked) => ({
  bookingId,
  method: 'promptpay',
  returnUri: RETURN_URI,
});
const cardFor = async ({ bookingId }: Booked) => ({
  ...{ bookingId, method: 'card', returnUri: RETURN_URI },
  token: await shop.token(),
});

/** What the provider has for a checkout, in the order it was asked for. */
async function chargesOf({ uid }: Booked) {
  const attempts = (await wholeLog(shop.store)).flatMap(({ type, data }) =>
    type === 'ChargeRequested' && data.checkoutUid === uid ? [data.attemptId] : [],
  );
  const books = await shop.providerBooks();
  return books.filter(({ metadata }) => attempts.includes(metadata.attemptId));
}
const statusesOf = async (target: Booked) => (await chargesOf(target)).map(({ status }) => status);

/** A provider whose charges are made when the test says so. */
async function heldUp() {
  let letGo = () => {};
  const go = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let hear = () => {};
  const heard = new Promise<void>((resolve) => {
    hear = resolve;
  });
  const { provider } = shop.deps;
  const instance = await shop.routesOf(
    await shop.anotherInstance({
      async createCharge(charge) {
        hear();
        await go;
        return provider.createCharge(charge);
      },
    }),
  );
  return { instance, letGo, asked: () => heard };
}

describe('a second charge of a checkout', () => {
  it('ends the first at the provider', async () => {
    const target = await booked();
    await shop.askForQr(target);
    const again = await shop.askForQr(target);
    expect(again.status).toBe(201);
    expect(await statusesOf(target)).toEqual(['expired', 'pending']);
    const { position } = await shop.payByCard(target);
    expect(await statusesOf(target)).toEqual(['expired', 'expired', 'successful']);
    expect(await shop.seen(target.bookingId, position)).toMatchObject({ status: 'Booked' });
  });

  it.each(['en', 'th'] as const)(
    'is refused where the provider does not end the first, which it names (%s)',
    async (language) => {
      await shop.fault({ webhook: 'lost', authorize: 'late' });
      const target = await booked();
      const first = await shop.payByApp(target, 'mobile_banking_scb');
      await shop.decide(first.body, 'approve');
      const second = await shop.post<ChargeMade>(CREATE, qrFor(target), {
        'accept-language': language,
      });
      expectProblem(second, 409, 'payment-in-progress', language);
      const { charge } = second.body;
      expectShape(ChargeInProgress, { charge });
      expect(charge).toEqual({
        charge_id: first.body.charge_id,
        status: 'pending',
        method: 'mobile_banking_scb',
        expires_at: expect.stringMatching(/Z$/),
        authorize_uri: first.body.charge.authorize_uri,
        qr: null,
      });
      expect(await statusesOf(target)).toEqual(['pending']);
      shop.clock.moveBy(1_000);
      const path = `/payments/charge/${first.body.charge_id}/refresh`;
      expect((await shop.post(path, {})).body).toMatchObject({ paid: true });
    },
  );

  it('is refused when the first turns out to be paid', async () => {
    await shop.fault({ webhook: 'lost' });
    const target = await booked();
    const { body } = await shop.askForQr(target);
    await shop.scan(body.charge_id);
    expectProblem(await shop.payByCard(target), 409, 'not-payable');
    expect(await statusesOf(target)).toEqual(['successful']);
    expect(await shop.seen(target.bookingId)).toMatchObject({ status: 'Booked' });
  });

  it.each(['promptpay', 'card'] as const)(
    'by %s is the first, where that one’s answer got lost',
    async (method) => {
      const target = await booked();
      const body = method === 'card' ? await cardFor(target) : qrFor(target);
      await shop.fault({ webhook: 'lost', charge: 'error-after-success' });
      expect((await shop.post(CREATE, body)).status).toBe(503);
      await shop.fault({ charge: 'normal' });
      const again = await shop.post<ChargeMade>(CREATE, body);
      expect(again.status).toBe(201);
      const charges = await chargesOf(target);
      expect(charges.map(({ id }) => id)).toEqual([again.body.charge_id]);
    },
  );

  it('waits for the first that is on its way, by another server', async () => {
    const target = await booked();
    const { instance, letGo, asked } = await heldUp();
    const first = instance.post<ChargeMade>(CREATE, qrFor(target));
    await asked();
    const { provider } = shop.deps;
    const looking = await shop.anotherInstance({
      findCharge(...attempt) {
        letGo();
        return provider.findCharge(...attempt);
      },
    });
    const elsewhere = await shop.routesOf(looking);
    const second = elsewhere.post<ChargeMade>(CREATE, qrFor(target));
    const [one, other] = await Promise.all([first, second]);
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(other.body.charge_id).toBe(one.body.charge_id);
    expect(await statusesOf(target)).toEqual(['pending']);
  });

  it('of two servers at once, by other means, leaves one pending at most', async () => {
    const target = await booked();
    const other = await shop.routesOf(await shop.anotherInstance());
    const apps = ['mobile_banking_scb', 'mobile_banking_bay', 'promptpay'];
    const answers = await Promise.all(
      apps.flatMap((method) =>
        [shop, other].map(({ post }) => post<ChargeMade>(CREATE, { ...qrFor(target), method })),
      ),
    );
    for (const { status } of answers) expect([201, 409, 503]).toContain(status);
    expect((await statusesOf(target)).filter((status) => status === 'pending')).toHaveLength(1);
    const { position } = await shop.payByCard(target);
    expect(await shop.seen(target.bookingId, position)).toMatchObject({ status: 'Booked' });
  });
});

describe('requests with one key at once', () => {
  const all = (answers: readonly Answer<ChargeMade>[]) => ({
    statuses: new Set(answers.map(({ status }) => status)),
    charges: new Set(answers.map(({ body }) => body.charge_id)),
    replayed: answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true').length,
  });

  it('make one charge, and the others are its replays', async () => {
    const target = await booked();
    const body = await cardFor(target);
    const key = { 'idempotency-key': randomUUID() };
    const { instance, letGo, asked } = await heldUp();
    const first = instance.post<ChargeMade>(CREATE, body, key);
    await asked();
    const others = [shop, shop, instance].map(({ post }) => post<ChargeMade>(CREATE, body, key));
    letGo();
    const { statuses, charges, replayed } = all(await Promise.all([first, ...others]));
    expect([...statuses]).toEqual([201]);
    expect([charges.size, replayed]).toEqual([1, 3]);
    expect(await statusesOf(target)).toEqual(['successful']);
  });

  it('find the charge at a provider that answers slowly', async () => {
    await shop.fault({ webhook: 'lost', charge: 'slow' });
    const target = await booked();
    const body = await cardFor(target);
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2].map(() => shop.post<ChargeMade>(CREATE, body, key)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 503]);
    expect(await statusesOf(target)).toEqual(['successful']);
  });
});

describe('an attempt that was never sent', () => {
  it('keeps the next one waiting as long as it might still be, and not longer', async () => {
    const target = await booked();
    const dies = await shop.routesOf(
      await shop.anotherInstance({ createCharge: () => Promise.reject(new Error('killed')) }),
    );
    expect((await dies.post<{ status: number }>(CREATE, qrFor(target))).status).toBe(500);
    const soon = await shop.askForQr(target);
    expectProblem(soon, 503, 'payment-unknown');
    shop.clock.moveBy(MINUTE + 1);
    expect((await shop.askForQr(target)).status).toBe(201);
    expect(await statusesOf(target)).toEqual(['pending']);
  });

  it('by a server that was paused is not sent any more', async () => {
    const target = await booked();
    const { instance, letGo, asked } = await heldUp();
    const paused = instance.post<ChargeMade>(CREATE, qrFor(target));
    await asked();
    shop.clock.moveBy(2 * MINUTE);
    await shop.runProcesses();
    await vi.waitFor(async () => {
      expect(await shop.seen(target.bookingId)).toMatchObject({ paymentStatus: 'failed' });
    }, PATIENT);
    const { position } = await shop.payByCard(target);
    letGo();
    expectProblem(await paused, 503, 'busy');
    expect(await statusesOf(target)).toEqual(['successful']);
    expect(await shop.seen(target.bookingId, position)).toMatchObject({ status: 'Booked' });
  });

  it('by a server that was paused before the checkout knew of it, and then died, ends by itself', async () => {
    const target = await booked();
    const dying = await shop.anotherInstance({
      createCharge: () => Promise.reject(new Error('killed')),
    });
    const { deps, reached, wake } = pausingAt(dying, 'AttemptPayment');
    const paused = (await shop.routesOf(deps)).post<ChargeMade>(CREATE, qrFor(target));
    await reached;
    shop.clock.moveBy(2 * MINUTE);
    const runner = await shop.runProcesses();
    await vi.waitFor(async () => {
      const events = await wholeLog(shop.store);
      const about = events.filter(({ data }) => data.checkoutUid === target.uid);
      expect(about.map(({ type }) => type)).toContain('ChargeFailed');
    }, PATIENT);
    await runner.caughtUp(20_000);
    wake();
    expect((await paused).status).toBe(500);
    expectProblem(await shop.giveUp(target.bookingId), 409, 'payment-in-progress');
    shop.clock.moveBy(MINUTE);
    await shop.runProcesses();
    await vi.waitFor(async () => {
      expect(await shop.giveUp(target.bookingId)).toMatchObject({ status: 200 });
    }, PATIENT);
  });
});
