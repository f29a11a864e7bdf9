import https from 'node:https';
import { after, type Instant, MINUTE, type Now } from '@baanpak/domain/values/instant.ts';
import { satang } from '@baanpak/domain/values/money.ts';
import type omisePackage from 'omise';
import type { Charges } from 'omise';
import { type Asking, ask } from './ask.ts';
import { attemptOf, providerCharge } from './charge-object.ts';
import {
  type ChargeRequest,
  type PaymentProvider,
  type ProviderCharge,
  type ProviderRefund,
  ProviderRefused,
  type RefundRequest,
} from './port.ts';
import { isSigned } from './webhook-signature.ts';

export type OmiseConfig = Readonly<{
  publicKey: string;
  secretKey: string;
  /** Base64, from the provider's dashboard. */
  webhookSecret: string;
  /** A provider elsewhere, path prefix included, e.g. the local sandbox; absent: the real one. A function is asked at each call. */
  url?: string | (() => string);
  /** Milliseconds for one request; default 10 seconds. */
  timeout?: number;
  now: Now;
}>;

type CreateClient = typeof omisePackage.default;
type Client = ReturnType<CreateClient>;

const API_VERSION = '2019-05-29';
const PAGE = 100;
const MOST_PAGES = 10;
/** The provider's clock may be behind ours when a lost charge is looked for. */
const CLOCK_SKEW = 5 * MINUTE;
/** The provider's instants have no fractions; cut off, so that nothing is taken after a hold's end. */
const toSecond = (at: Instant): string => `${at.slice(0, 19)}Z`;

const CHARGE_ID = /^\w+$/;

/** The payment provider Omise, or whatever speaks its API at `url`. */
export function omise(config: OmiseConfig): PaymentProvider {
  const { publicKey, secretKey, webhookSecret, now } = config;
  const { url, timeout = 10_000 } = config;
  const asking = (): Asking => ({
    url: url === undefined ? null : new URL(typeof url === 'string' ? url : url()),
    timeout,
  });
  const request: Request = async (expected, call) => {
    const createClient = await loadClient();
    const client = createClient({ publicKey, secretKey, omiseVersion: API_VERSION });
    return ask(asking(), expected, () => call(client));
  };
  const fetchCharge = async (chargeId: string) => {
    // the client puts it into a path as it is
    if (!CHARGE_ID.test(chargeId)) throw new ProviderRefused('not_found', 'no id of a charge');
    return providerCharge(await request('charge', ({ charges }) => charges.retrieve(chargeId)));
  };
  return {
    createCharge: (charge) => createCharge(request, charge),
    fetchCharge,
    findCharge: (attemptId, since) => findCharge(request, attemptId, since),
    async expireCharge(chargeId) {
      try {
        return providerCharge(await request('charge', ({ charges }) => charges.expire(chargeId)));
      } catch (error) {
        if (error instanceof ProviderRefused) return fetchCharge(chargeId);
        throw error;
      }
    },
    findRefund: (chargeId, refundId) => findRefund(request, chargeId, refundId),
    refundCharge: (chargeId, refund) => refundCharge(request, chargeId, refund),
    verifyWebhook: (headers, rawBody) => isSigned(webhookSecret, headers, rawBody, now()),
  };
}

type Request = <Answer extends object>(
  expected: string,
  call: (client: Client) => Promise<Answer>,
) => Promise<Answer>;

async function createCharge(request: Request, charge: ChargeRequest): Promise<ProviderCharge> {
  const { attemptId, amount, method, token, returnUri, expiresAt, description } = charge;
  const currency = 'THB';
  const money = async (): Promise<Pick<Charges.IRequest, 'card' | 'source'>> => {
    if (method === 'card') return token === undefined ? {} : { card: token };
    const source = await request('source', ({ sources }) =>
      sources.create({ type: method, amount, currency }),
    );
    return { source: source.id };
  };
  const paidWith = await money();
  const made = await request('charge', ({ charges }) =>
    charges.create({
      amount,
      currency,
      ...paidWith,
      description,
      return_uri: returnUri,
      expires_at: toSecond(expiresAt),
      metadata: { attemptId },
    }),
  );
  return providerCharge(made);
}

async function findCharge(
  request: Request,
  attemptId: string,
  since: Instant,
): Promise<ProviderCharge | null> {
  const from = toSecond(after(since, -CLOCK_SKEW));
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { data } = await request('list', ({ charges }) =>
      charges.list({ from, order: 'reverse_chronological', limit: PAGE, offset: page * PAGE }),
    );
    const found = data.find((charge) => attemptOf(charge) === attemptId);
    if (found) return providerCharge(found);
    if (data.length < PAGE) return null;
  }
  return null;
}

async function refundCharge(
  request: Request,
  chargeId: string,
  { refundId, amount }: RefundRequest,
): Promise<ProviderRefund> {
  const before = await findRefund(request, chargeId, refundId);
  if (before) return before;
  const refund = await request('refund', ({ charges }) =>
    charges.createRefund(chargeId, { amount, metadata: { refundId } }),
  );
  return { providerRefundId: refund.id, refundId, amount: satang(refund.amount) };
}

async function findRefund(
  request: Request,
  chargeId: string,
  refundId: string,
): Promise<ProviderRefund | null> {
  const { data, total } = await request('list', ({ charges }) => charges.listRefunds(chargeId));
  const found = data.find((refund) => refund.metadata?.refundId === refundId);
  if (found) return { providerRefundId: found.id, refundId, amount: satang(found.amount) };
  // the client reads the first page alone: beyond it a repeated refund could not be told from a new one
  if (total > data.length)
    throw new ProviderRefused('too_many_refunds', 'Too many refunds of one charge');
  return null;
}

let loading: Promise<CreateClient> | undefined;

/**
 * Loads the package once, on first use, and takes back what it changes for everybody else. It requires
 * its own files by computed names, which bundlers do not follow: a bundle must leave it external.
 */
function loadClient(): Promise<CreateClient> {
  loading ??= (async () => {
    const { request, get } = https;
    const added = ['error', 'done'].filter((name) => !(name in Promise.prototype));
    const loaded: unknown = await import('omise');
    Object.assign(https, { request, get });
    for (const name of added) Reflect.deleteProperty(Promise.prototype, name);
    // its types describe an `export default`, but it assigns module.exports
    return (loaded as { default: CreateClient }).default;
  })();
  return loading;
}
