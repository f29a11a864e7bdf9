import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import { baht, toBaht } from '@baanpak/domain/values/money/money.ts';
import { vatInside } from '@baanpak/domain/values/money/tax-invoice.ts';
import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import { useTranslation } from 'react-i18next';
import { DeadlinesList } from '../../features/cancellation/deadlines-list.tsx';
import { NightRows } from '../../features/stay/night-rows.tsx';
import { Price } from '../../ui/price.tsx';
import type { StayOffer } from './offer.ts';

type PriceDetailsProps = Readonly<{
  id: string;
  hotel: Pick<HotelJson, 'vatRegistered' | 'cancellationPolicy'>;
  stay: Stay;
  offer: StayOffer;
}>;

/** What a price is made of, night by night, and until when it is given back. Load it on use. */
export function PriceDetails({ id, hotel, stay, offer }: PriceDetailsProps) {
  const { t } = useTranslation(['hotel', 'cancellation']);
  const { nightPrices, totalPrice } = offer;
  return (
    <div id={id} className="grid gap-4 rounded-xl bg-sand p-4 text-left text-sm">
      <dl className="grid gap-1.5">
        <NightRows nightPrices={nightPrices} />
        <div className="flex justify-between gap-3 border-line border-t pt-1.5 font-semibold">
          <dt>{t('details.total')}</dt>
          <dd>
            <Price amount={totalPrice} />
          </dd>
        </div>
        {hotel.vatRegistered && (
          <div className="flex justify-between gap-3 text-muted">
            <dt>{t('details.vat')}</dt>
            <dd>
              <Price amount={toBaht(vatInside(baht(totalPrice)))} />
            </dd>
          </div>
        )}
      </dl>
      <div>
        <p className="mb-2 font-semibold">{t('cancellation:title')}</p>
        <DeadlinesList policy={hotel.cancellationPolicy} checkIn={stay.checkIn} />
      </div>
    </div>
  );
}
