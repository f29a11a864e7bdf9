import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { after } from '@baanpak/domain/values/time/instant.ts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { bankPage } from './bank-page-html.ts';
import { type ChargeRecord, settled } from './charge.ts';
import type { ChargeBook } from './charge-book.ts';
import type { FaultSwitches } from './faults.ts';
import { ProviderError } from './provider-error.ts';
import type { Charge } from './provider-objects.ts';
import { bodyOf, text } from './request-body.ts';
import type { FailureCode } from './test-cards.ts';

export type BankDeps = Readonly<{
  book: ChargeBook;
  faults: FaultSwitches;
  /** Milliseconds between the guest's return and the bank's word, when that is late. */
  settleDelay: number;
}>;

type OfCharge = { Params: { id: string }; Querystring: { force?: string } };

/** What the guest meets at the bank: no key, as on the real ones. */
export const bankRoutes =
  ({ book, faults, settleDelay }: BankDeps): FastifyPluginAsync =>
  async (app) => {
    app.get<OfCharge>('/charges/:id/authorize', async ({ params: { id } }, reply) => {
      const { charge } = await book.read(id);
      return html(reply, bankPage(charge, charge.authorize_uri ? 'authorize' : 'pay'));
    });
    const config = { leavesOrigin: true };
    app.post<OfCharge>(
      '/charges/:id/authorize',
      { config },
      async ({ params: { id }, body }, reply) => {
        const action = text(bodyOf(body).action);
        if (action !== 'approve' && action !== 'decline')
          throw new ProviderError('bad_request', 'action is approve or decline');
        const { authorize } = await faults.current();
        const delay = authorize === 'late' ? settleDelay : 0;
        const answered = await book.change(
          id,
          delay > 0 ? null : 'charge.complete',
          (record, now) => answeredAtBank(record, action, now, delay),
        );
        const { return_uri } = answered.charge;
        return return_uri === null
          ? html(reply, bankPage(answered.charge, 'authorize'))
          : reply.redirect(return_uri, 303);
      },
    );
    app.get<OfCharge>('/charges/:id/pay', async ({ params: { id } }, reply) => {
      const { charge } = await book.read(id);
      assertScannable(charge);
      return html(reply, bankPage(charge, 'pay'));
    });
    app.post<OfCharge>('/charges/:id/pay', async (request, reply) => {
      const { id } = request.params;
      const late = request.query.force === 'late';
      const pay = () =>
        book.change(id, 'charge.complete', (record, now) => paidByScan(record, late, now));
      if (!wantsPage(request)) return (await pay()).charge;
      // who presses too late, or twice, sees how it stands
      await pay().catch((error: unknown) => {
        if (!(error instanceof ProviderError)) throw error;
      });
      const { charge } = await book.read(id);
      assertScannable(charge);
      return html(reply, bankPage(charge, 'pay'));
    });
  };

/** A second press changes nothing. */
function answeredAtBank(
  record: ChargeRecord,
  action: 'approve' | 'decline',
  now: Instant,
  delay: number,
): ChargeRecord | null {
  const { charge, settles } = record;
  if (charge.status !== 'pending' || charge.authorized || settles) return null;
  if (charge.authorize_uri === null)
    throw new ProviderError('invalid_charge', 'charge needs no authorization');
  const result = action === 'approve' ? record.onApproval : declined(charge);
  return delay > 0
    ? { ...record, settles: { at: after(now, delay), result } }
    : settled(record, result, now);
}

const declined = ({ card }: Charge): FailureCode =>
  card ? 'payment_rejected' : 'payment_cancelled';

function paidByScan(record: ChargeRecord, late: boolean, now: Instant): ChargeRecord {
  const { status, authorized } = record.charge;
  assertScannable(record.charge);
  if (status === 'expired' && !late)
    throw new ProviderError('expired_charge', 'charge has expired');
  if (authorized || (status !== 'pending' && status !== 'expired'))
    throw new ProviderError('invalid_charge', `charge is ${status} already`);
  return settled(record, 'successful', now);
}

function assertScannable({ source }: Charge): void {
  if (!source?.scannable_code)
    throw new ProviderError('invalid_charge', 'charge has no code to scan');
}

const wantsPage = ({ headers }: FastifyRequest) => /text\/html/.test(headers.accept ?? '');

// no form-action: browsers would apply it to the way back to the shop as well
const CONTENT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

const html = (reply: FastifyReply, page: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('content-security-policy', CONTENT_POLICY)
    .send(page);
