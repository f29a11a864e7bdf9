import type { CreateChargeAnswer } from '@baanpak/contract/payment/charge-requests.ts';
import type { Static } from 'typebox';
import type { Problem, Requests } from './requests.ts';

export type ChargeMade = Static<typeof CreateChargeAnswer> &
  Problem &
  Readonly<{
    charge: {
      status: string;
      failure_code: string | null;
      amount: number;
      authorize_uri: string | null;
      description: string;
      metadata: { attemptId: string };
    };
  }>;

/** What the provider knows of its charges; satang. */
export type ProviderBooks = readonly Readonly<{
  id: string;
  status: string;
  amount: number;
  /** Less its fee and the VAT on that. */
  net: number;
  refunded_amount: number;
  metadata: { attemptId: string };
}>[];

/** Of the provider that the tests pay through. */
export const PROVIDER_KEYS = { publicKey: 'pkey_test_shop', secretKey: 'skey_test_shop' };
export const GOOD_CARD = '4242424242424242';
export const RETURN_URI = 'http://127.0.0.1/return';

const basic = (key: string) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`;

type Tell = (path: string, body: object) => Promise<Response>;

/** What others do at the provider. */
const othersAt = (tell: Tell) => ({
  /** Somebody gives money back at the provider itself; `amount` in baht. */
  async refundByHand(chargeId: string, amount: number): Promise<void> {
    const answered = await tell(`/charges/${chargeId}/refunds`, { amount: 100 * amount });
    if (!answered.ok) throw new Error(`Nobody could refund ${chargeId}: ${await answered.text()}`);
  },
  /** The cardholder's bank disputes a charge; answers the dispute's id. */
  async dispute(chargeId: string): Promise<string> {
    const answered = await tell(`/charges/${chargeId}/disputes`, { reason_code: 'not_received' });
    return ((await answered.json()) as { id: string }).id;
  },
  closeDispute: (disputeId: string, status: 'won' | 'lost') =>
    tell(`/disputes/${disputeId}/close`, { status }),
});

/** What happens on the guest's side of a payment: the card's token, the scanned code, things going wrong. */
export function payingWith({ post }: Requests, sandboxUrl: string) {
  const tell = (path: string, body: object, key: string = PROVIDER_KEYS.secretKey) =>
    fetch(sandboxUrl + path, {
      method: 'POST',
      headers: { authorization: basic(key), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  /** A single-use token for a card, as the browser gets one from the provider. */
  async function token(number = GOOD_CARD): Promise<string> {
    const card = {
      number,
      name: 'Anna Rakdee',
      expiration_month: 12,
      expiration_year: 2030,
      security_code: '123',
    };
    const answered = await tell('/tokens', { card }, PROVIDER_KEYS.publicKey);
    return ((await answered.json()) as { id: string }).id;
  }

  return {
    token,
    /** Pays a checkout or booking by card. */
    async payByCard(
      target: { checkoutId: string } | { bookingId: string },
      number: string = GOOD_CARD,
      headers: Readonly<Record<string, string>> = {},
    ) {
      const body = { ...target, method: 'card', token: await token(number), returnUri: RETURN_URI };
      return post<ChargeMade>('/payments/charge/create', body, headers);
    },
    askForQr: (target: { checkoutId: string } | { bookingId: string }) =>
      post<ChargeMade>('/payments/charge/create', {
        ...target,
        method: 'promptpay',
        returnUri: RETURN_URI,
      }),
    /** Asks for a bank's app to be opened, such as `mobile_banking_scb`. */
    payByApp: (target: { checkoutId: string } | { bookingId: string }, method: string) =>
      post<ChargeMade>('/payments/charge/create', { ...target, method, returnUri: RETURN_URI }),
    /** The guest decides on the bank's page; answers where they are sent then. */
    async decide(
      { charge }: Pick<ChargeMade, 'charge'>,
      action: 'approve' | 'decline',
    ): Promise<string | null> {
      const answered = await fetch(charge.authorize_uri ?? '', {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ action }),
      });
      return answered.headers.get('location');
    },
    /** Somebody scans the code and pays; `late` even after it expired. */
    async scan(chargeId: string, { late = false } = {}): Promise<void> {
      const answered = await tell(`/charges/${chargeId}/pay${late ? '?force=late' : ''}`, {});
      if (!answered.ok) throw new Error(`Nobody could pay ${chargeId}: ${await answered.text()}`);
    },
    /** Somebody else charges by the same account: a card, or a code that nobody has paid yet. */
    async chargeByHand(amount: number, method: 'card' | 'promptpay' = 'card'): Promise<string> {
      const by = method === 'card' ? { card: await token() } : { source: { type: method } };
      const answered = await tell('/charges', { amount, currency: 'THB', ...by });
      return ((await answered.json()) as { id: string }).id;
    },
    ...othersAt(tell),
    /** Every charge the provider has. */
    async providerBooks(): Promise<ProviderBooks> {
      const charges: ProviderBooks[number][] = [];
      for (;;) {
        const path = `/charges?limit=100&offset=${charges.length}`;
        const headers = { authorization: basic(PROVIDER_KEYS.secretKey) };
        const answered = await fetch(sandboxUrl + path, { headers });
        const page = (await answered.json()) as { data: ProviderBooks; total: number };
        charges.push(...page.data);
        if (charges.length >= page.total || page.data.length === 0) return charges;
      }
    },
    /** What goes wrong at the provider from now on. */
    async fault(faults: Readonly<Record<string, string>>): Promise<void> {
      await tell('/faults', faults);
    },
  };
}
