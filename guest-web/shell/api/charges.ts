import type { AttemptJson, ChargeJson } from '@baanpak/contract/payment/charge.ts';
import type { AnswerOfCall } from '@baanpak/contract/routes/call.ts';
import { addressOf, read } from './calls.ts';
import { type Api, unlessMissing } from './client.ts';

/** The ways to pay through the provider. */
export type ChargeMethod = 'card' | 'promptpay' | MobileBank;
export const MOBILE_BANKS = [
  'mobile_banking_kbank',
  'mobile_banking_scb',
  'mobile_banking_bay',
  'mobile_banking_bbl',
  'mobile_banking_ktb',
] as const;
export type MobileBank = (typeof MOBILE_BANKS)[number];

type ChargeRequest = Readonly<{
  bookingId: string;
  method: ChargeMethod;
  /** Of a card, made by the provider's script. */
  token?: string;
  /** Where the bank sends the guest back to; a whole address. */
  returnUri: string;
  /** What the guest was shown, in baht; where it is another by now nothing is charged. */
  expectedAmount: number;
}>;

/** The provider's answer, as far as we look at it; satang. */
export type ChargeMade = Readonly<{
  charge_id: string;
  charge: Readonly<{
    status: 'pending' | 'successful' | 'failed' | 'expired' | 'reversed';
    failure_code: string | null;
    authorize_uri: string | null;
    /** Our own page, with the attempt at its end. */
    return_uri: string | null;
    expires_at: string | null;
    amount: number;
  }>;
  source: Readonly<{
    scannable_code: Readonly<{ image: Readonly<{ download_uri: string }> }> | null;
  }> | null;
}>;

/** Each is an attempt of its own: a declined card may be tried again. */
export const createCharge = (api: Api, request: ChargeRequest): Promise<ChargeMade> =>
  api.post<ChargeMade>('/payments/charge/create', request);

/** What the server knows of a charge, without asking the provider. */
export const getCharge = (api: Api, chargeId: string): Promise<ChargeJson | undefined> =>
  unlessMissing(read(api, '/payments/charge/{charge_id}', { charge_id: chargeId }));

/** Lets the server ask the provider now; with one of its bookings it answers all of them, too. */
export const refreshCharge = (
  api: Api,
  chargeId: string,
  bookingId?: string,
): Promise<ChargeJson> => {
  const query = bookingId === undefined ? '' : `?bookingId=${encodeURIComponent(bookingId)}`;
  const path = addressOf('/payments/charge/{charge_id}/refresh', { charge_id: chargeId });
  return api.post<AnswerOfCall<'POST /payments/charge/{charge_id}/refresh'>>(
    path + query,
    undefined,
  );
};

/** The code to scan of one that waits, as a picture to keep. */
export const downloadCode = (api: Api, chargeId: string, bookingId: string): Promise<Blob> => {
  const path = addressOf('/payments/charge/{charge_id}/qr.png', { charge_id: chargeId });
  return api.download(`${path}?bookingId=${encodeURIComponent(bookingId)}&lang=${api.language}`);
};

/** What became of an attempt to pay, for anyone who knows its id. */
export const getAttempt = (api: Api, attemptId: string): Promise<AttemptJson | undefined> =>
  unlessMissing(read(api, '/payments/attempts/{attempt_id}', { attempt_id: attemptId }));
