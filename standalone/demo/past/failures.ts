import { compareCheckout } from '@baanpak/command-api/use-cases/ledger/compare-checkout.ts';
import { settleUnknown } from '@baanpak/command-api/use-cases/ledger/settle-differences.ts';
import { openCase } from '@baanpak/command-api/use-cases/money-case/open-case.ts';
import { chargeOf } from '@baanpak/command-api/use-cases/refund/charge-of.ts';
import { caseIdOf, openCaseOf } from '@baanpak/domain/money-case/money-case.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { after, DAY, HOUR, type Instant } from '@baanpak/domain/values/time/instant.ts';
import { idsOf, type Past } from './past.ts';
import { settleCase } from './pay.ts';

/** Money that does not fit, of the kinds that bookings alone do not come to; some is settled, some open. */
export function planFailure(past: Past, now: Instant): void {
  planUnknown(past, after(now, -90 * DAY), true);
  planUnknown(past, after(now, -31 * HOUR), false);
  planLook(past, 'difference-0', after(now, -50 * HOUR), (chargeId) =>
    past.provider.refundByHand(chargeId, baht(300)),
  );
  planLook(past, 'dispute-0', after(now, -28 * HOUR), (chargeId) =>
    past.provider.dispute(chargeId),
  );
  planLook(past, 'dispute-won-0', after(now, -100 * DAY), (chargeId) =>
    past.provider.dispute(chargeId),
  );
  planLook(past, 'dispute-won-0', after(now, -70 * DAY), (chargeId) =>
    past.provider.closeDispute(chargeId, 'won'),
  );
  planRefused(past, after(now, -44 * HOUR));
}

const asProvider = (request: string) => ({
  ...{ actor: 'process:keep-ledger', correlationId: request, causationId: null },
  commandId: request,
});

/** Somebody used the keys elsewhere: the charge is no attempt of ours. */
function planUnknown(past: Past, at: Instant, settled: boolean): void {
  const { agenda, provider, ports } = past;
  agenda.plan(at, async () => {
    const charge = provider.chargeUnasked(baht(settled ? 1_200 : 850));
    const context = asProvider(past.id('request', `unknown ${at}`));
    await settleUnknown({ ports, context }, charge);
    if (!settled) return;
    const caseId = caseIdOf('unknown-charge', charge.facts.chargeId);
    const later = after(at, 4 * HOUR);
    agenda.plan(later, () => settleCase(past, caseId, 'close', later));
  });
}

/** Something happens to a booking's charge at the provider, and the look at the books finds it. */
function planLook(
  past: Past,
  name: string,
  at: Instant,
  happens: (chargeId: string) => void,
): void {
  const { uid } = idsOf(past, name);
  past.agenda.plan(at, async () => {
    const chargeId = await chargeOf(past.ports, uid);
    if (chargeId === null) throw new Error(`${name} was not paid online`);
    happens(chargeId);
    const context = asProvider(past.id('request', `${name} ${at}`));
    await compareCheckout(past.ports, uid, context);
  });
}

function planRefused(past: Past, at: Instant): void {
  const { bookingId } = idsOf(past, 'block-0');
  past.agenda.plan(at, () => {
    const about = { bookingIds: [bookingId], amount: baht(0), openedAt: at };
    const detail = ['place-block', 'not-found'];
    const opened = openCaseOf('refused-follow-up', 'place-block', { ...about, detail });
    return openCase(past.ports, opened, asProvider(past.id('request', 'refused')));
  });
}
