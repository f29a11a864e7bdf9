import { satang } from '@baanpak/domain/values/money/money.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { qrText } from './documents.ts';
import {
  asked,
  eventually,
  json,
  rawCharge,
  refundOf,
  startSandbox,
  type TestSandbox,
} from './sandbox-for-tests.ts';

let shop: TestSandbox;
beforeEach(async () => {
  shop = await startSandbox();
});
afterEach(() => shop.close());

const HALF_PAST = instant('2026-11-21T03:30:00.000Z');
const fetched = async (id: string) => (await shop.provider.fetchCharge(id)).facts;

describe('a charge by PromptPay', () => {
  it('waits for its QR to be paid', async () => {
    const charge = await shop.provider.createCharge(asked({ amount: satang(156_000) }));
    expect(charge.facts).toMatchObject({
      status: 'pending',
      fee: 2_574,
      feeVat: 180,
      net: 153_246,
      authorizeUri: null,
      refundable: false,
      expiresAt: '2026-11-21T03:30:00.000Z',
    });
    expect(rawCharge(charge).source).toMatchObject({
      object: 'source',
      id: expect.stringMatching(/^src_test_[a-z0-9]{19}$/),
      type: 'promptpay',
      flow: 'offline',
      amount: 156_000,
      charge_status: 'pending',
      scannable_code: {
        object: 'barcode',
        type: 'qr',
        image: { object: 'document', kind: 'qr', filename: 'qrcode.svg' },
      },
    });
  });

  it('shows the QR as a picture to anybody with its link', async () => {
    const { facts } = await shop.provider.createCharge(asked());
    const picture = await fetch(facts.qrUri ?? '');
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    expect(await picture.text()).toMatch(/^<svg[\s\S]*<\/svg>/);
  });

  it('has a QR that names PromptPay, baht and the amount', () => {
    expect(qrText({ amount: satang(150_050) })).toMatch(
      /^000201010212.*A000000677010111.*5802TH53037645407(1500\.50)6304[0-9A-F]{4}$/,
    );
  });

  it('is paid by scanning', async () => {
    const { facts } = await shop.provider.createCharge(asked());
    shop.setTime(instant('2026-11-21T03:10:00.250Z'));
    const answer = await shop.post(`/charges/${facts.chargeId}/pay`, {});
    expect(await json(answer)).toMatchObject({ object: 'charge', status: 'successful' });
    expect(await fetched(facts.chargeId)).toMatchObject({
      status: 'successful',
      paidAt: '2026-11-21T03:10:00.000Z',
    });
    await eventually(() => expect(shop.keys()).toEqual(['charge.create', 'charge.complete']));
  });

  it('is paid once, however often it is scanned', async () => {
    const { facts } = await shop.provider.createCharge(asked());
    const path = `/charges/${facts.chargeId}/pay`;
    const answers = await Promise.all([shop.post(path, {}), shop.post(path, {})]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('expires by itself when it is looked at', async () => {
    const { facts } = await shop.provider.createCharge(asked());
    shop.setTime(HALF_PAST);
    expect(await fetched(facts.chargeId)).toMatchObject({
      status: 'expired',
      failureCode: 'payment_expired',
      paidAt: null,
    });
  });

  it('expires by itself when nobody looks, and says so', async () => {
    await shop.provider.createCharge(asked());
    shop.setTime(HALF_PAST);
    await eventually(() => expect(shop.keys()).toEqual(['charge.create', 'charge.expire']));
  });

  it('takes no money once it expired', async () => {
    const { facts } = await shop.provider.createCharge(asked());
    shop.setTime(HALF_PAST);
    const answer = await shop.post(`/charges/${facts.chargeId}/pay`, {});
    expect(answer.status).toBe(400);
    expect(await json(answer)).toMatchObject({ object: 'error', code: 'expired_charge' });
  });

  it('takes money late all the same when the bank does so', async () => {
    const { facts } = await shop.provider.createCharge(asked());
    shop.setTime(instant('2026-11-21T03:31:00.000Z'));
    expect(await fetched(facts.chargeId)).toMatchObject({ status: 'expired' });
    await shop.post(`/charges/${facts.chargeId}/pay?force=late`, {});
    expect(await fetched(facts.chargeId)).toMatchObject({
      status: 'successful',
      failureCode: null,
      paidAt: '2026-11-21T03:31:00.000Z',
    });
    await eventually(() =>
      expect(shop.keys()).toEqual(['charge.create', 'charge.expire', 'charge.complete']),
    );
  });

  it('is ended by the shop', async () => {
    const { facts } = await shop.provider.createCharge(asked());
    const ended = await shop.provider.expireCharge(facts.chargeId);
    expect(ended.facts.status).toBe('expired');
  });

  it('comes back paid when the shop is too late to end it', async () => {
    const { facts } = await shop.provider.createCharge(asked());
    await shop.post(`/charges/${facts.chargeId}/pay`, {});
    const ended = await shop.provider.expireCharge(facts.chargeId);
    expect(ended.facts.status).toBe('successful');
  });

  it('is either paid or expired when both happen at once', async () => {
    const { facts } = await shop.provider.createCharge(asked());
    const [paid, ended] = await Promise.all([
      shop.post(`/charges/${facts.chargeId}/pay`, {}),
      shop.provider.expireCharge(facts.chargeId),
    ]);
    expect(ended.facts.status).toBe(paid.ok ? 'successful' : 'expired');
    await eventually(() => expect(shop.received).toHaveLength(2));
  });

  it('can not be refunded through the provider', async () => {
    const { facts } = await shop.provider.createCharge(asked());
    await shop.post(`/charges/${facts.chargeId}/pay`, {});
    const refund = shop.provider.refundCharge(facts.chargeId, refundOf('refund-1', satang(100)));
    await expect(refund).rejects.toMatchObject({ name: 'ProviderRefused', code: 'failed_refund' });
  });

  it('keeps the source and its charge telling the same', async () => {
    const charge = await shop.provider.createCharge(asked());
    const source = `/sources/${rawCharge(charge).source?.id}`;
    expect(await json(await shop.get(source))).toMatchObject({ charge_status: 'pending' });
    await shop.post(`/charges/${charge.facts.chargeId}/pay`, {});
    expect(await json(await shop.get(source))).toMatchObject({ charge_status: 'successful' });
  });
});
