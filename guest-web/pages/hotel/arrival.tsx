import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { useTranslation } from 'react-i18next';
import { DeadlinesList } from '../../features/cancellation/deadlines-list.tsx';
import { Clock } from '../../ui/icons/clock.tsx';
import { LogIn } from '../../ui/icons/log-in.tsx';
import { Fact } from './fact.tsx';

type ArrivalProps = Readonly<{ hotel: HotelJson; checkIn: LocalDate }>;

/** When and how one comes and goes, and until when a stay that begins then can be called off. */
export function Arrival({ hotel, checkIn }: ArrivalProps) {
  const { t } = useTranslation(['hotel', 'cancellation']);
  const ways = [
    hotel.checkInOnline && t('checkInOnline'),
    hotel.checkInAtHotel && t('checkInAtHotel'),
  ].filter(Boolean);
  return (
    <div className="grid content-start gap-4 self-start rounded-2xl bg-card p-5 shadow-card sm:p-6">
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
        <Fact Icon={Clock} term={t('times')}>
          {t('timesOf', { checkIn: hotel.checkInTime, checkOut: hotel.checkOutTime })}
        </Fact>
        {ways.length > 0 && (
          <Fact Icon={LogIn} term={t('checkInBy')}>
            {ways.join(' · ')}
          </Fact>
        )}
      </dl>
      {/* for the dates that are chosen, since days are what a guest plans by */}
      <section className="border-line border-t pt-4">
        <h2 className="mb-3 font-semibold">{t('cancellation:title')}</h2>
        <DeadlinesList policy={hotel.cancellationPolicy} checkIn={checkIn} />
      </section>
    </div>
  );
}
