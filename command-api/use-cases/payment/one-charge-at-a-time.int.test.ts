import { randomUUID } from 'node:crypto';
import { ChargeInProgress } from '@baanpak/contract/payment/charge-requests.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  booked,
  CREATE,
  cardFor,
  chargesOf,
  heldUp,
  qrFor,
  statusesOf,
} from '../../testing/charging.ts';
import { expectProblem, expectShape } from '../../testing/expectations.ts';
import type { ChargeMade } from '../../testing/paying.ts';
import type { InjectedAnswer } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(async () => {
  await shop.stopProcesses();
  await shop.fault({ webhook: 'normal', charge: 'normal', authorize: 'normal' });
});
afterAll(() => shop.close());

describe('a second charge of a checkout', () => {
  it('ends the first at the provider', async () => {
    const target = await booked(shop);
    await shop.askForQr(target);
    const again = await shop.askForQr(target);
    expect(again.status).toBe(201);
    expect(await statusesOf(shop, target)).toEqual(['expired', 'pending']);
    const { position } = await shop.payByCard(target);
    expect(await statusesOf(shop, target)).toEqual(['expired', 'expired', 'successful']);
    expect(await shop.seen(target.bookingId, position)).toMatchObject({ status: 'Booked' });
  });

  it.each(['en', 'th'] as const)(
    'is refused where the provider does not end the first, which it names (%s)',
    async (language) => {
      await shop.fault({ webhook: 'lost', authorize: 'late' });
      const target = await booked(shop);
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
      expect(await statusesOf(shop, target)).toEqual(['pending']);
      shop.clock.moveBy(1_000);
      const path = `/payments/charge/${first.body.charge_id}/refresh`;
      expect((await shop.post(path, {})).body).toMatchObject({ paid: true });
    },
  );

  it('is refused when the first turns out to be paid', async () => {
    await shop.fault({ webhook: 'lost' });
    const target = await booked(shop);
    const { body } = await shop.askForQr(target);
    await shop.scan(body.charge_id);
    expectProblem(await shop.payByCard(target), 409, 'not-payable');
    expect(await statusesOf(shop, target)).toEqual(['successful']);
    expect(await shop.seen(target.bookingId)).toMatchObject({ status: 'Booked' });
  });

  it.each(['promptpay', 'card'] as const)(
    'by %s is the first, where that one’s answer got lost',
    async (method) => {
      const target = await booked(shop);
      const body = method === 'card' ? await cardFor(shop, target) : qrFor(target);
      await shop.fault({ webhook: 'lost', charge: 'error-after-success' });
      expect((await shop.post(CREATE, body)).status).toBe(503);
      await shop.fault({ charge: 'normal' });
      const again = await shop.post<ChargeMade>(CREATE, body);
      expect(again.status).toBe(201);
      const charges = await chargesOf(shop, target);
      expect(charges.map(({ id }) => id)).toEqual([again.body.charge_id]);
    },
  );

  it('waits for the first that is on its way, by another server', async () => {
    const target = await booked(shop);
    const { instance, letGo, asked } = await heldUp(shop);
    const first = instance.post<ChargeMade>(CREATE, qrFor(target));
    await asked();
    const { provider } = shop.ports;
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
    expect(await statusesOf(shop, target)).toEqual(['pending']);
  });

  it('of two servers at once, by other means, leaves one pending at most', async () => {
    const target = await booked(shop);
    const other = await shop.routesOf(await shop.anotherInstance());
    const apps = ['mobile_banking_scb', 'mobile_banking_bay', 'promptpay'];
    const answers = await Promise.all(
      apps.flatMap((method) =>
        [shop, other].map(({ post }) => post<ChargeMade>(CREATE, { ...qrFor(target), method })),
      ),
    );
    for (const { status } of answers) expect([201, 409, 503]).toContain(status);
    expect((await statusesOf(shop, target)).filter((status) => status === 'pending')).toHaveLength(
      1,
    );
    const { position } = await shop.payByCard(target);
    expect(await shop.seen(target.bookingId, position)).toMatchObject({ status: 'Booked' });
  });
});

describe('requests with one key at once', () => {
  const all = (answers: readonly InjectedAnswer<ChargeMade>[]) => ({
    statuses: new Set(answers.map(({ status }) => status)),
    charges: new Set(answers.map(({ body }) => body.charge_id)),
    replayed: answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true').length,
  });

  it('make one charge, and the others are its replays', async () => {
    const target = await booked(shop);
    const body = await cardFor(shop, target);
    const key = { 'idempotency-key': randomUUID() };
    const { instance, letGo, asked } = await heldUp(shop);
    const first = instance.post<ChargeMade>(CREATE, body, key);
    await asked();
    const others = [shop, shop, instance].map(({ post }) => post<ChargeMade>(CREATE, body, key));
    letGo();
    const { statuses, charges, replayed } = all(await Promise.all([first, ...others]));
    expect([...statuses]).toEqual([201]);
    expect([charges.size, replayed]).toEqual([1, 3]);
    expect(await statusesOf(shop, target)).toEqual(['successful']);
  });

  it('find the charge at a provider that answers slowly', async () => {
    await shop.fault({ webhook: 'lost', charge: 'slow' });
    const target = await booked(shop);
    const body = await cardFor(shop, target);
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2].map(() => shop.post<ChargeMade>(CREATE, body, key)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 503]);
    expect(await statusesOf(shop, target)).toEqual(['successful']);
  });
});
