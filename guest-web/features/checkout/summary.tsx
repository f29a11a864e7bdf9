import { useTranslation } from 'react-i18next';
import { Price } from '../../ui/price.tsx';
import { type ShownStay, StayCard } from '../stay/stay-card.tsx';
import { VatNote } from '../stay/vat-note.tsx';

/** What is about to be booked or paid, with its total in baht. */
export function Summary({
  stays,
  total,
}: Readonly<{ stays: readonly ShownStay[]; total: number }>) {
  const { t } = useTranslation('checkoutServices');
  return (
    <section
      aria-label={t('summary')}
      className="rounded-2xl border border-line bg-card p-5 shadow-card lg:sticky lg:top-6"
    >
      <h2 className="font-semibold text-lg">{t('summary')}</h2>
      <ul className="mt-4 divide-y divide-line">
        {stays.map((stay) => (
          <li key={`${stay.roomId} ${stay.start}`} className="py-4 first:pt-0">
            <StayCard stay={stay} />
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between border-line border-t pt-4">
        <span className="font-semibold">{t('total')}</span>
        <Price amount={total} className="font-bold text-xl" />
      </p>
      <VatNote stays={stays} />
    </section>
  );
}
