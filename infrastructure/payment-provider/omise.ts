import https from 'node:https';
import type { Now } from '@baanpak/domain/values/time/instant.ts';
import type { Charges } from 'omise';
import { defaultOf } from '../process/common-js.ts';
import {
  type CallOptions,
  type CreateClient,
  callProvider,
  type Request,
} from './call-provider.ts';
import { providerCharge } from './charge-object.ts';
import { chargeFinder, toSecond } from './find-charge.ts';
import { listCharges } from './list-charges.ts';
import {
  type ChargeRequest,
  NOT_SENT,
  type PaymentProvider,
  type ProviderCharge,
  type ProviderRefundRequest,
  ProviderRefused,
} from './port.ts';
import { refundsSeen } from './refunds-seen.ts';
import { isSigned } from './webhook-signature.ts';

type OmiseConfig = Readonly<{
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

const API_VERSION = '2019-05-29';

const CHARGE_ID = /^\w+$/;

/** The payment provider Omise, or whatever speaks its API at `url`. */
export function omise(config: OmiseConfig): PaymentProvider {
  const { publicKey, secretKey, webhookSecret, now } = config;
  const { url, timeout = 10_000 } = config;
  const asking = (): CallOptions => ({
    url: url === undefined ? null : new URL(typeof url === 'string' ? url : url()),
    timeout,
  });
  const request: Request = async (expected, call) => {
    const createClient = await loadClient();
    const client = createClient({ publicKey, secretKey, omiseVersion: API_VERSION });
    return callProvider(asking(), expected, () => call(client));
  };
  const fetchCharge = async (chargeId: string) => {
    // the client puts it into a path as it is
    if (!CHARGE_ID.test(chargeId)) throw new ProviderRefused('not_found', 'no id of a charge');
    return providerCharge(await request('charge', ({ charges }) => charges.retrieve(chargeId)));
  };
  return {
    createCharge: (charge) => createCharge(request, charge, now),
    fetchCharge,
    listCharges: (asked) => listCharges(request, asked),
    findCharge: chargeFinder(request, now),
    async expireCharge(chargeId) {
      try {
        return providerCharge(await request('charge', ({ charges }) => charges.expire(chargeId)));
      } catch (error) {
        if (error instanceof ProviderRefused) return fetchCharge(chargeId);
        throw error;
      }
    },
    async lookForRefund(chargeId, refundId) {
      return refundsSeen(await fetchCharge(chargeId), refundId);
    },
    refundCharge: (chargeId, refund) => refundCharge(request, now, chargeId, refund),
    verifyWebhook: (headers, rawBody) => isSigned(webhookSecret, headers, rawBody, now()),
  };
}

async function createCharge(
  request: Request,
  charge: ChargeRequest,
  now: Now,
): Promise<ProviderCharge> {
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
  const made = await request('charge', ({ charges }) => {
    // a process that was held up: others may take it for never sent by now
    if (now() > charge.sendBy) throw new ProviderRefused(NOT_SENT, 'Too late to be sent');
    return charges.create({
      amount,
      currency,
      ...paidWith,
      description,
      return_uri: returnUri,
      expires_at: toSecond(expiresAt),
      metadata: { attemptId },
    });
  });
  return providerCharge(made);
}

async function refundCharge(
  request: Request,
  now: Now,
  chargeId: string,
  { refundId, attemptId, amount, sendBy }: ProviderRefundRequest,
): Promise<string> {
  const made = await request('refund', ({ charges }) => {
    // a process that was held up: another may ask by now
    if (now() > sendBy) throw new ProviderRefused(NOT_SENT, 'Too late to be sent');
    return charges.createRefund(chargeId, { amount, metadata: { refundId, attemptId } });
  });
  return made.id;
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
    const loaded = await import('omise');
    Object.assign(https, { request, get });
    for (const name of added) Reflect.deleteProperty(Promise.prototype, name);
    return defaultOf(loaded.default);
  })();
  return loading;
}
