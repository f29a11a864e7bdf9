import { useTranslation } from 'react-i18next';
import type { BookingJson, DatesTold } from '../../shell/api/bookings.ts';
import type { ApiProblem } from '../../shell/api/problem.ts';
import { Alert } from '../../ui/alert.tsx';
import { formatBaht } from '../../ui/baht.ts';
import { useProblemMessage } from '../../ui/problem-message.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

type DatesOutcomeProps = Readonly<{
  book: BookingJson;
  told: DatesTold | undefined;
  problem: ApiProblem | undefined;
}>;

/** What other dates come to, or why they cannot be obtained. */
export function DatesOutcome({ book, told, problem }: DatesOutcomeProps) {
  const { t } = useTranslation('booking');
  const message = useProblemMessage();
  // what the policy forbids is said by the server alone
  if (problem && problem.code !== 'price-changed')
    return (
      <Alert>
        {problem.code === 'stay-rule' ? problem.detail || message(problem) : message(problem)}
      </Alert>
    );
  if (problem)
    return (
      <>
        <Alert kind="warning">{message(problem)}</Alert>
        <DatesOutcome book={book} told={told} problem={undefined} />
      </>
    );
  if (!told) return <Skeleton className="h-20" />;
  const { price, due, refund } = told;
  return (
    <div aria-live="polite" className="grid gap-1 rounded-2xl bg-sand p-4">
      <p>
        {price === book.price
          ? t('dates.samePrice', { price: formatBaht(price) })
          : t('dates.price', { before: formatBaht(book.price), price: formatBaht(price) })}
      </p>
      {due > 0 && <p className="font-semibold">{t('dates.due', { amount: formatBaht(due) })}</p>}
      {refund > 0 && (
        <p className="font-semibold">{t('dates.refund', { amount: formatBaht(refund) })}</p>
      )}
      {due <= 0 && refund === 0 && <p className="font-semibold">{t('dates.nothing')}</p>}
    </div>
  );
}
