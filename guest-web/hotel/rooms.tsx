import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useNavigate, useNavigation } from 'react-router-dom';
import { searchFor } from '../search/criteria.ts';
import { StayField } from '../search/stay-field.tsx';
import { Alert } from '../ui/alert.tsx';
import { useLocalPath } from '../ui/local-link.tsx';
import type { loader } from './hotel-data.ts';
import { RoomCard } from './room-card.tsx';

/** The dates, and what each room costs for them; rooms that are taken come last. */
export function Rooms() {
  const { t } = useTranslation('hotel');
  const { hotel, stay, guests, offers } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const local = useLocalPath();
  const changeStay = (picked: Stay) =>
    void navigate(local(`/hotel/${hotel.hotelNameSlug}${searchFor({ stay: picked, guests })}`), {
      preventScrollReset: true,
      replace: true,
    });
  const sorted = offers.toSorted((a, b) => Number(!a.offer) - Number(!b.offer));
  return (
    <section id="rooms" aria-labelledby="rooms-title" className="mt-14 scroll-mt-20">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h2 id="rooms-title" className="font-semibold text-2xl sm:text-3xl">
          {t('rooms')}
        </h2>
        <div className="w-full rounded-2xl border border-field/60 bg-card sm:w-auto sm:min-w-96">
          <StayField stay={stay} onChange={changeStay} className="px-5 py-2.5 hover:bg-sand" />
        </div>
      </div>
      {offers.every(({ offer }) => !offer) && (
        <Alert kind="info" className="mt-5">
          {t('nothingFree')}
        </Alert>
      )}
      <ul
        aria-busy={state === 'loading'}
        className={`mt-6 grid gap-6 transition-opacity ${state === 'loading' ? 'opacity-60' : ''}`}
      >
        {sorted.map(({ room, offer }) => (
          <li key={room._id}>
            <RoomCard room={room} offer={offer} />
          </li>
        ))}
      </ul>
    </section>
  );
}
