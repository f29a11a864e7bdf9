import type { CheckoutJson } from '@baanpak/contract/checkout/checkout.ts';
import type { GuestRefusal } from '@baanpak/domain/values/decider/refusal.ts';

/** What the API says no with: RFC 9457 and a stable `code`. */
type ProblemDocument = Readonly<{
  status: number;
  code: string;
  /** A sentence in the caller's language. */
  detail: string;
  errors?: readonly Readonly<{ path: string; message: string }>[];
  /** Of `payment-in-progress`: what is to be ended, or gone on with. */
  charge?: ChargeInProgress;
  /** Of `price-changed` and `terms-changed`: the same stays at what holds now. */
  checkout?: CheckoutJson;
}>;

/** A charge that the provider does not end; `qr` is the address of its picture. */
export type ChargeInProgress = Readonly<{
  charge_id: string;
  expires_at: string | null;
  authorize_uri: string | null;
  qr: string | null;
}>;

/** Thrown by every call that is not answered with 2xx; `offline` when there was no answer at all. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly errors: NonNullable<ProblemDocument['errors']>;
  readonly charge: ChargeInProgress | undefined;
  readonly checkout: CheckoutJson | undefined;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(document: ProblemDocument, retryAfter?: number) {
    super(`${document.status} ${document.code}`);
    this.status = document.status;
    this.code = document.code;
    this.detail = document.detail;
    this.errors = document.errors ?? [];
    this.charge = document.charge;
    this.checkout = document.checkout;
    this.retryAfter = retryAfter;
  }
}

/** The problem an answer holds; gateways may answer with something else than a problem document. */
export async function problemInAnswer(answer: Response): Promise<ApiProblem> {
  const { status, headers } = answer;
  const retryAfter = Number(headers.get('retry-after') ?? Number.NaN);
  const document: Partial<ProblemDocument> = await answer.json().catch(() => ({}));
  return new ApiProblem(
    { code: 'internal', detail: '', ...document, status },
    Number.isFinite(retryAfter) ? retryAfter : undefined,
  );
}

export const OFFLINE = new ApiProblem({ status: 0, code: 'offline', detail: '' });

type OtherCode = 'invalid-request' | 'too-many-requests' | 'store-away' | 'internal' | 'offline';

/** What guests are told of each code; a new refusal does not compile without. */
export type ProblemText = Readonly<Record<GuestRefusal | OtherCode, string>>;

/** Of codes that any call may be answered with, and of no answer: for these the API has no sentence in time. */
export type CallProblemText = Readonly<Record<OtherCode, string>>;
