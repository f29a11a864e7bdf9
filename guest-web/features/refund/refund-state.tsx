import { useTranslation } from 'react-i18next';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { useApp } from '../../shell/context.ts';
import { formatBaht } from '../../ui/baht.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CircleCheck } from '../../ui/icons/circle-check.tsx';
import { CircleX } from '../../ui/icons/circle-x.tsx';
import { Clock } from '../../ui/icons/clock.tsx';
import { TriangleAlert } from '../../ui/icons/triangle-alert.tsx';
import { formatMoment } from '../../ui/moments.ts';
import { bankName } from '../booking/bank-name.ts';
import { headOf, masked, type RefundWords, wordsOf } from './refund-words.ts';

const LOOKS: Readonly<Record<RefundWords, Readonly<{ Icon: typeof Clock; className: string }>>> = {
  requested: { Icon: Clock, className: 'text-info' },
  rejected: { Icon: CircleX, className: 'text-danger' },
  account: { Icon: TriangleAlert, className: 'text-warning' },
  refunding: { Icon: Clock, className: 'text-info' },
  provider: { Icon: Clock, className: 'text-info' },
  transfer: { Icon: Clock, className: 'text-info' },
  failed: { Icon: TriangleAlert, className: 'text-warning' },
  nothing: { Icon: CircleCheck, className: 'text-brand-ink' },
  refunded: { Icon: CircleCheck, className: 'text-brand-ink' },
  difference: { Icon: Clock, className: 'text-info' },
  credit: { Icon: CircleCheck, className: 'text-brand-ink' },
  used: { Icon: CircleCheck, className: 'text-brand-ink' },
};

type RefundStateProps = Readonly<{
  book: BookingJson;
  /** On the refund's own page, which needs no link to itself. */
  isHere?: boolean;
  className?: string;
}>;

/** How a refund stands, in words, with what was said and when. */
export function RefundState({ book, isHere = false, className = '' }: RefundStateProps) {
  const { t } = useTranslation('refund');
  const { refund } = book;
  if (!refund) return null;
  const words = wordsOf(refund);
  const head = headOf(refund, book.status);
  const amount = formatBaht(refund.amount);
  const { Icon, className: look } = LOOKS[words];
  return (
    <section
      aria-label={t('state.label')}
      className={`rounded-2xl border border-line bg-card p-5 shadow-card sm:p-6 ${className}`}
    >
      <div role="status" className="flex gap-3">
        <Icon className={`mt-0.5 size-6 shrink-0 ${look}`} aria-hidden="true" />
        <div>
          <p className="font-semibold text-lg">
            {head ? t(`goesOn.${head}`, { amount }) : t(`state.${words}`)}
          </p>
          <p className="text-muted">{t(`stateHint.${words}`)}</p>
        </div>
      </div>
      <StateFacts book={book} isAmountSaid={head !== null} />
      {!isHere && (
        <ButtonLink
          to={`/booking/${book._id}/refund`}
          kind={refund.needsAccount ? 'primary' : 'quiet'}
          className="mt-4"
        >
          {t(refund.needsAccount ? 'nameAccount' : 'see')}
        </ButtonLink>
      )}
    </section>
  );
}

type StateFactsProps = Readonly<{ book: BookingJson; isAmountSaid: boolean }>;

function StateFacts({ book, isAmountSaid }: StateFactsProps) {
  const { t } = useTranslation('refund');
  const { language } = useApp().api;
  const { refund } = book;
  if (!refund) return null;
  const at = (moment: string | null) => moment && formatMoment(moment, language);
  // what the provider gives back goes the way it came
  const isTransfer = refund.way !== 'provider' || refund.status === 'failed';
  const account = isTransfer &&
    refund.accountNumber && [bankName(refund.bank, language), masked(refund.accountNumber)];
  // the guest took other dates, and the hotel decided nothing
  const isOwnChange = refund.by === 'guest' && refund.requestedAt === null;
  const facts: readonly (readonly [string, string | null])[] = [
    [t('fact.amount'), isAmountSaid ? null : formatBaht(refund.amount)],
    [t('fact.account'), account ? account.filter(Boolean).join(' · ') : null],
    [t('fact.requestedAt'), at(refund.requestedAt)],
    [t(isOwnChange ? 'fact.changedAt' : 'fact.decidedAt'), at(refund.decidedAt)],
    [t('fact.decisionReason'), refund.decisionReason],
    [t('fact.paidAt'), at(refund.paidAt)],
  ];
  return (
    <dl className="mt-3 divide-y divide-line">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2.5">
              <dt className="text-muted">{name}</dt>
              <dd className="min-w-0 text-right font-medium">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
