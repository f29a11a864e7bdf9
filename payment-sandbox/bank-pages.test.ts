import { instant } from '@baanpak/domain/values/time/instant.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  asked,
  eventually,
  STARTED_AT,
  startSandbox,
  type TestSandbox,
} from './sandbox-for-tests.ts';

let shop: TestSandbox;
beforeEach(async () => {
  shop = await startSandbox();
});
afterEach(() => shop.close());

const RETURN_URI = 'https://shop.example/paid?x=1';
const GOOD = '4242424242424242';

const secured = async (number: string) =>
  (
    await shop.provider.createCharge(
      asked({ method: 'card', token: await shop.token(number, 'Somchai 3DS') }),
    )
  ).facts;
const press = (authorizeUri: string | null, action: string) =>
  fetch(authorizeUri ?? '', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ action }),
  });
const fetched = async (id: string) => (await shop.provider.fetchCharge(id)).facts;

describe('3-D Secure', () => {
  it('is on for a card whose name asks for it', async () => {
    expect(await secured(GOOD)).toMatchObject({
      status: 'pending',
      authorizeUri: expect.stringMatching(/\/sandbox\/omise\/charges\/chrg_test_\w+\/authorize$/),
    });
  });

  it('shows the bank’s page in Thai and English', async () => {
    const page = await fetch((await secured(GOOD)).authorizeUri ?? '');
    expect(page.headers.get('content-type')).toContain('text/html');
    const text = await page.text();
    expect(text).toContain('อนุมัติ / Approve');
    expect(text).toContain('ปฏิเสธ / Decline');
    expect(text).toContain('฿1,000.00');
  });

  it('has pages with a policy of their own: no scripts, and in no frame', async () => {
    const page = await fetch((await secured(GOOD)).authorizeUri ?? '');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toMatch(/default-src 'none'.*base-uri 'none'; frame-ancestors 'none'/);
    expect(policy).not.toContain('script-src');
  });

  it('pays and sends the guest back when approved', async () => {
    const { chargeId, authorizeUri } = await secured(GOOD);
    const answer = await press(authorizeUri, 'approve');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(RETURN_URI);
    expect(await fetched(chargeId)).toMatchObject({ status: 'successful', refundable: true });
    await eventually(() => expect(shop.keys()).toEqual(['charge.create', 'charge.complete']));
  });

  it('fails and sends the guest back when declined', async () => {
    const { chargeId, authorizeUri } = await secured(GOOD);
    expect((await press(authorizeUri, 'decline')).headers.get('location')).toBe(RETURN_URI);
    expect(await fetched(chargeId)).toMatchObject({
      status: 'failed',
      failureCode: 'payment_rejected',
    });
  });

  it('takes the first answer when both buttons are pressed', async () => {
    const { chargeId, authorizeUri } = await secured(GOOD);
    await press(authorizeUri, 'approve');
    expect((await press(authorizeUri, 'decline')).status).toBe(303);
    expect(await fetched(chargeId)).toMatchObject({ status: 'successful' });
  });

  it.each([
    ['4111111111140011', 'insufficient_fund'],
    ['4111111111140003', 'payment_rejected'],
  ])('fails after approval with the test card %s', async (number, failureCode) => {
    const { chargeId, authorizeUri, status } = await secured(number);
    expect(status).toBe('pending');
    await press(authorizeUri, 'approve');
    expect(await fetched(chargeId)).toMatchObject({ status: 'failed', failureCode });
  });

  it('never gets to the bank with a card that can not be enrolled', async () => {
    expect(await secured('4111111111150002')).toMatchObject({
      status: 'failed',
      failureCode: 'payment_rejected',
      authorizeUri: null,
    });
  });

  it('refuses any other answer', async () => {
    expect((await press((await secured(GOOD)).authorizeUri, 'maybe')).status).toBe(400);
  });

  it('is over once the charge expired', async () => {
    const { chargeId, authorizeUri, expiresAt } = await secured(GOOD);
    shop.setTime(expiresAt ?? STARTED_AT);
    await press(authorizeUri, 'approve');
    expect(await fetched(chargeId)).toMatchObject({ status: 'expired' });
  });

  it('may leave the charge pending for a while after the guest is back', async () => {
    await shop.fault({ authorize: 'late' });
    const { chargeId, authorizeUri } = await secured(GOOD);
    expect((await press(authorizeUri, 'approve')).headers.get('location')).toBe(RETURN_URI);
    expect(await fetched(chargeId)).toMatchObject({ status: 'pending' });
    shop.setTime(instant('2026-11-21T03:00:01.000Z'));
    expect(await fetched(chargeId)).toMatchObject({ status: 'successful' });
    await eventually(() => expect(shop.keys()).toEqual(['charge.create', 'charge.complete']));
  });
});

describe('mobile banking', () => {
  it.each(['scb', 'kbank', 'bay', 'bbl', 'ktb'])('goes through the app of %s', async (bank) => {
    const { facts } = await shop.provider.createCharge(asked({ method: `mobile_banking_${bank}` }));
    expect(facts).toMatchObject({ status: 'pending', qrUri: null, refundable: false });
    await press(facts.authorizeUri, 'approve');
    expect(await fetched(facts.chargeId)).toMatchObject({ status: 'successful' });
  });

  it('is cancelled in the app', async () => {
    const { facts } = await shop.provider.createCharge(asked({ method: 'mobile_banking_scb' }));
    await press(facts.authorizeUri, 'decline');
    expect(await fetched(facts.chargeId)).toMatchObject({
      status: 'failed',
      failureCode: 'payment_cancelled',
    });
  });
});

describe('the page to pay a QR', () => {
  it('pays at the press of its button', async () => {
    const { facts } = await shop.provider.createCharge(asked({ description: '<b>BK</b>' }));
    const address = `${shop.url}/charges/${facts.chargeId}/pay`;
    const page = await (await fetch(address)).text();
    expect(page).toContain('ชำระเงิน / Pay');
    expect(page).toContain('&lt;b&gt;BK&lt;/b&gt;');
    const paid = await fetch(address, { method: 'POST', headers: { accept: 'text/html' } });
    expect(await paid.text()).toContain('ชำระเงินแล้ว / Paid');
    expect(await fetched(facts.chargeId)).toMatchObject({ status: 'successful' });
  });

  const opened = async (chargeId: string, method = 'GET') => {
    const headers = { accept: 'text/html' };
    const page = await fetch(`${shop.url}/charges/${chargeId}/pay`, { method, headers });
    return { status: page.status, text: await page.text() };
  };

  it('says that it is paid, to who comes or presses again, with the way back to the shop', async () => {
    const { chargeId } = (await shop.provider.createCharge(asked())).facts;
    await opened(chargeId, 'POST');
    for (const method of ['GET', 'POST']) {
      const { status, text } = await opened(chargeId, method);
      expect(status).toBe(200);
      expect(text).toContain('ชำระเงินแล้ว / Paid');
      expect(text).toContain(`href="${RETURN_URI}"`);
      expect(text).not.toContain('<button');
    }
  });

  it('says that its time is over, to who comes or presses too late', async () => {
    const { chargeId, expiresAt } = (await shop.provider.createCharge(asked())).facts;
    shop.setTime(expiresAt ?? STARTED_AT);
    for (const method of ['GET', 'POST']) {
      const { status, text } = await opened(chargeId, method);
      expect(status).toBe(200);
      expect(text).toContain('หมดเวลาชำระเงิน / Expired');
      expect(text).not.toContain('<button');
    }
    expect(await fetched(chargeId)).toMatchObject({ status: 'expired' });
  });

  it('is not there for a charge nobody made, and for those without a code', async () => {
    const { chargeId: byCard } = await secured(GOOD);
    const { chargeId: byApp } = (
      await shop.provider.createCharge(asked({ method: 'mobile_banking_scb' }))
    ).facts;
    for (const method of ['GET', 'POST']) {
      expect((await opened('chrg_test_nobody', method)).status).toBe(404);
      for (const chargeId of [byCard, byApp]) {
        expect((await opened(chargeId, method)).status).toBe(400);
        expect(await fetched(chargeId)).toMatchObject({ status: 'pending' });
      }
    }
  });
});
