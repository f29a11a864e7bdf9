import type { Api, ApiAnswer } from './api.ts';

const SANDBOX = '/sandbox/omise';
const PUBLIC_KEY = 'pkey_test_baanpak';
const SECRET_KEY = 'skey_test_baanpak';

export const GOOD_CARD = '4242424242424242';
export const EMPTY_CARD = '4111111111140011';

/** The provider's charge, as far as tests look at it; satang. */
export type Charge = Readonly<{
  id: string;
  amount: number;
  status: string;
  failure_code: string | null;
  expires_at: string;
  description: string;
  refunded_amount: number;
  refunds: Readonly<{ total: number }>;
}>;
export type ChargeMade = Readonly<{
  charge_id: string;
  charge: Charge;
  card: Readonly<{ last_digits: string }> | null;
  source: Readonly<{ type: string; scannable_code: unknown }> | null;
}>;

const basic = (key: string) => ({ authorization: `Basic ${btoa(`${key}:`)}` });

/** A single-use token for a card, made the way the browser makes it. */
export async function cardToken(api: Api, number = GOOD_CARD): Promise<string> {
  const card = {
    name: 'SOMYING JAIDEE',
    number,
    expiration_month: 12,
    expiration_year: new Date().getUTCFullYear() + 2,
    security_code: '123',
  };
  const { body } = await api<{ id: string }>(`${SANDBOX}/tokens`, {
    body: { card },
    headers: basic(PUBLIC_KEY),
  });
  return body.id;
}

/** What is to be paid: a whole checkout, named by itself or by one of its bookings. */
type Due = Readonly<{ checkoutId: string } | { bookingId: string }>;

export async function payByCard(
  api: Api,
  due: Due,
  number = GOOD_CARD,
): Promise<ApiAnswer<ChargeMade>> {
  const token = await cardToken(api, number);
  return create(api, { ...due, method: 'card', token });
}

/** Asks for a PromptPay QR. */
export const payByQr = (api: Api, due: Due): Promise<ApiAnswer<ChargeMade>> =>
  create(api, { ...due, method: 'promptpay' });

const create = (api: Api, request: object) =>
  api<ChargeMade>('/payments/charge/create', {
    body: { ...request, returnUri: `${api.url}/successful-payment` },
  });

/** Somebody scans the QR and pays. */
export const scanQr = (api: Api, chargeId: string): Promise<ApiAnswer<Charge>> =>
  api<Charge>(`${SANDBOX}/charges/${chargeId}/pay`, { method: 'POST' });

/** Somebody pays a QR whose time is over, as banks sometimes let them. */
export const scanQrLate = (api: Api, chargeId: string): Promise<ApiAnswer<Charge>> =>
  api<Charge>(`${SANDBOX}/charges/${chargeId}/pay?force=late`, { method: 'POST' });

/** The cardholder's bank disputes a charge. */
export const disputeCharge = (api: Api, chargeId: string): Promise<unknown> =>
  api(`${SANDBOX}/charges/${chargeId}/disputes`, {
    body: { reason_code: 'not_received' },
    headers: basic(SECRET_KEY),
  });

/** All that the provider took, or tried to take, for a checkout; `code` is of its first booking. */
export async function chargesOf(api: Api, code: string): Promise<Charge[]> {
  const { body } = await api<{ data: readonly Charge[] }>(
    `${SANDBOX}/charges?limit=100&order=reverse_chronological`,
    { headers: basic(SECRET_KEY) },
  );
  return body.data.filter(({ description }) => description.startsWith(`Baanpak ${code}`));
}

/** No webhook comes any more: the product must find out by itself. */
export const loseWebhooks = (api: Api): Promise<unknown> =>
  api(`${SANDBOX}/faults`, { body: { webhook: 'lost' } });

/** The provider takes calls and says nothing, until it answers all of them. */
export const silence = (api: Api, answers: 'never' | 'normal'): Promise<unknown> =>
  api(`${SANDBOX}/faults`, { body: { answers } });

/** The charge as the provider has it. */
export async function chargeAtProvider(api: Api, chargeId: string): Promise<Charge> {
  const { body } = await api<Charge>(`${SANDBOX}/charges/${chargeId}`, {
    headers: basic(SECRET_KEY),
  });
  return body;
}
