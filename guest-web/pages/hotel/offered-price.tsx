import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { formatBaht } from '../../ui/baht.ts';
import { ChevronDown } from '../../ui/icons/chevron-down.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { loader } from './hotel-data.ts';
import type { StayOffer } from './offer.ts';

const PriceDetails = lazyPart(async () => (await import('./price-details.tsx')).PriceDetails);

const FEW = 2;

/** What the stay costs; a press opens what that is made of and the terms of cancellation. */
export function OfferedPrice({ offer }: Readonly<{ offer: StayOffer }>) {
  const { t } = useTranslation(['hotel', 'shell']);
  const { hotel, stay } = useLoaderData<typeof loader>();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="grid gap-1 lg:text-right">
      <p>
        <span className="block font-semibold text-2xl leading-tight">
          {formatBaht(offer.totalPrice)}
        </span>
        <span className="block text-muted text-sm">
          {t('shell:nights', { count: offer.nights })}
        </span>
        {offer.nights > 1 && (
          <span className="block text-muted text-sm">
            {t('perNight', { price: formatBaht(offer.price) })}
          </span>
        )}
        {offer.unitsLeft <= FEW && (
          <span className="block font-medium text-sm text-warning">
            {t('unitsLeft', { count: offer.unitsLeft })}
          </span>
        )}
      </p>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="inline-flex min-h-11 items-center gap-1 justify-self-start font-medium text-brand-ink text-sm underline underline-offset-4 lg:justify-self-end"
      >
        {t('details.open')}
        <ChevronDown
          className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          aria-hidden="true"
        />
      </button>
      {isOpen && <PriceDetails {...{ id, hotel, stay, offer }} />}
    </div>
  );
}
