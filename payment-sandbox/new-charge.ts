import { type Satang, satang } from '@baanpak/domain/values/money/money.ts';
import { after, DAY, type Instant } from '@baanpak/domain/values/time/instant.ts';
import { type ChargeRecord, refundList, settled } from './charge.ts';
import { feesOf } from './fees.ts';
import { providerId, toSecond } from './provider-id.ts';
import type { Charge, ScannableCode, Source } from './provider-objects.ts';
import type { TokenRecord } from './tokens.ts';

export type NewCharge = Readonly<{
  amount: Satang;
  description: string | null;
  metadata: Readonly<Record<string, unknown>>;
  ip: string | null;
  capture: boolean;
  returnUri: string | null;
  expiresAt: Instant | null;
}>;

/** `url` is where this sandbox answers, without a slash at the end. */
type Circumstances = Readonly<{ now: Instant; url: string }>;

const CARD_LIFE = 7 * DAY;
const SOURCE_LIFE = DAY;

/** A charge that nobody has paid yet: the fields all methods share. */
function unpaid(asked: NewCharge, method: 'card' | 'source', now: Instant): Charge {
  const id = providerId('chrg');
  const { amount, description, metadata, ip, capture, returnUri } = asked;
  const life = method === 'card' ? CARD_LIFE : SOURCE_LIFE;
  const created = toSecond(now);
  return {
    object: 'charge',
    id,
    location: `/charges/${id}`,
    livemode: false,
    amount,
    authorized_amount: satang(0),
    captured_amount: satang(0),
    ...feesOf(amount, method),
    interest: 0,
    interest_vat: 0,
    funding_amount: amount,
    funding_currency: 'THB',
    refunded_amount: satang(0),
    platform_fee: { fixed: null, amount: null, percentage: null },
    currency: 'THB',
    ip,
    description,
    metadata,
    card: null,
    source: null,
    customer: null,
    dispute: null,
    link: null,
    schedule: null,
    refunds: refundList(id, [], now),
    transaction: null,
    status: 'pending',
    failure_code: null,
    failure_message: null,
    authorize_uri: null,
    return_uri: returnUri,
    created_at: created,
    authorized_at: null,
    paid_at: null,
    expires_at: toSecond(asked.expiresAt ?? after(now, life)),
    expired_at: null,
    reversed_at: null,
    authorized: false,
    capture,
    capturable: false,
    disputable: false,
    expired: false,
    paid: false,
    refundable: false,
    partially_refundable: false,
    reversed: false,
    reversible: false,
    voided: false,
    zero_interest_installments: false,
    branch: null,
    terminal: null,
    device: null,
  };
}

/**
 * A charge on a card. 3-D Secure is on where the charge has a return_uri and the card's name holds
 * "3DS", in any case; then it waits for the bank's page. Otherwise it is decided at once.
 */
export function cardCharge(
  asked: NewCharge,
  { token: { id: tokenId, card }, behaviour }: TokenRecord,
  { now, url }: Circumstances,
): ChargeRecord {
  const charge = { ...unpaid(asked, 'card', now), card };
  const record: ChargeRecord = { charge, tokenId, onApproval: behaviour.result, settles: null };
  const secured = asked.returnUri !== null && /3ds/i.test(card.name);
  if (!secured || behaviour.threeDSecure === 'not-enrolled')
    return settled(record, behaviour.result, now);
  return { ...record, charge: { ...charge, authorize_uri: authorizeUri(url, charge.id) } };
}

/** PromptPay waits for its QR to be paid, mobile banking for the bank's page. */
export function sourceCharge(
  asked: NewCharge,
  source: Source,
  { now, url }: Circumstances,
): ChargeRecord {
  const charge = unpaid({ ...asked, capture: true }, 'source', now);
  const offline = source.flow === 'offline';
  return {
    charge: {
      ...charge,
      source: {
        ...source,
        charge_status: 'pending',
        scannable_code: offline ? scannableCode(charge.id, { now, url }) : null,
      },
      authorize_uri: offline ? null : authorizeUri(url, charge.id),
    },
    tokenId: null,
    onApproval: 'successful',
    settles: null,
  };
}

const authorizeUri = (url: string, chargeId: string) => `${url}/charges/${chargeId}/authorize`;

function scannableCode(chargeId: string, { now, url }: Circumstances): ScannableCode {
  const id = providerId('docu');
  const location = `/charges/${chargeId}/documents/${id}`;
  return {
    object: 'barcode',
    type: 'qr',
    image: {
      object: 'document',
      livemode: false,
      id,
      deleted: false,
      filename: 'qrcode.svg',
      location,
      kind: 'qr',
      download_uri: `${url}${location}/downloads/qrcode.svg`,
      created_at: toSecond(now),
    },
  };
}
