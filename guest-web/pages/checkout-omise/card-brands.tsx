import { useTranslation } from 'react-i18next';
import { cardBrandOf, TAKEN_BRANDS } from '../../features/payment/card-brand.ts';
import { CardMark } from '../../features/payment/card-mark.tsx';

/** The brands that are taken; that of the number being typed stands out, and is said. */
export function CardBrands({ number }: Readonly<{ number: string }>) {
  const { t } = useTranslation();
  const typed = cardBrandOf(number);
  return (
    <div>
      <ul aria-label={t('footer.cards')} className="flex gap-2">
        {TAKEN_BRANDS.map((brand) => (
          <li
            key={brand}
            data-lit={brand === typed || undefined}
            className={`rounded-md transition-opacity data-lit:outline-2 data-lit:outline-brand-ink data-lit:outline-offset-2 ${typed && brand !== typed ? 'opacity-35' : ''}`}
          >
            <CardMark brand={brand} />
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {typed}
      </p>
    </div>
  );
}
