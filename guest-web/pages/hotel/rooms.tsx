import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useNavigation } from 'react-router-dom';
import { WhenField } from '../../features/search/when-field.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { hydratedLater } from '../../ui/hydrated-later.tsx';
import { Columns } from '../../ui/icons/columns-3.tsx';
import { useLasting } from '../../ui/lasting.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { loader } from './hotel-data.ts';
import { unfit } from './offer.ts';
import { RoomCard } from './room-card.tsx';
import { useChangeStay } from './use-change-stay.ts';

const NotRead = hydratedLater(async () => (await import('../../ui/not-read.tsx')).NotRead);
const PartyChoice = hydratedLater(async () => (await import('./party-choice.tsx')).PartyChoice);
const CompareRooms = lazyPart(async () => (await import('./compare-rooms.tsx')).CompareRooms);

/** Dates and party, and what each room costs: the chosen one first, then those that fit; those that are taken last. */
export function Rooms() {
  const { t } = useTranslation('hotel');
  const { hotel, stay, party, offers, isPriced, chosen } = useLoaderData<typeof loader>();
  const isPricing = useLasting(useNavigation().state === 'loading');
  const changeStay = useChangeStay();
  const [isComparing, setIsComparing] = useState(false);
  const place = ({ room, offer }: (typeof offers)[number]) =>
    room._id === chosen ? 0 : offer ? 1 + Math.min(unfit(room, party).length, 1) : 3;
  const sorted = offers.toSorted((a, b) => place(a) - place(b));
  return (
    <section id="rooms" aria-labelledby="rooms-title" className="mt-10 scroll-mt-20">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h2 id="rooms-title" className="font-semibold text-2xl sm:text-3xl">
          {t('rooms')}
        </h2>
        <div className="flex min-w-0 max-w-full flex-wrap items-center justify-end gap-3 max-sm:w-full max-sm:justify-start">
          {isPriced && offers.length > 1 && (
            <Button kind="quiet" onClick={() => setIsComparing(true)}>
              <Columns className="size-5" aria-hidden="true" />
              {t('compare.open')}
            </Button>
          )}
          <div className="grid w-full rounded-2xl border border-field/60 bg-card sm:w-auto sm:grid-cols-2">
            <StayField
              stay={stay}
              onChange={changeStay}
              className="rounded-2xl px-5 py-2.5 hover:bg-sand"
            />
            <PartyChoice />
          </div>
        </div>
      </div>
      {!isPriced && <NotRead title={t('pricesFailed')} className="mt-5" />}
      {isPriced && offers.every(({ offer }) => !offer) && (
        <Alert kind="info" className="mt-5">
          {t('nothingFree')}
        </Alert>
      )}
      <ul
        aria-busy={isPricing}
        className={`mt-6 grid gap-6 transition-opacity ${isPricing ? 'opacity-60' : ''}`}
      >
        {(isPriced ? sorted : []).map(({ room, offer }) => (
          <li key={room._id} id={`room-${room._id}`} tabIndex={-1} className="scroll-mt-20">
            <RoomCard room={room} offer={offer} isChosen={room._id === chosen} />
          </li>
        ))}
      </ul>
      {isComparing && (
        <CompareRooms
          {...{ hotel, stay, offers: sorted }}
          onChoose={(roomId) => {
            setIsComparing(false);
            showRoom(roomId);
          }}
          onClose={() => setIsComparing(false)}
        />
      )}
    </section>
  );
}

type StayFieldProps = Readonly<{
  stay: Stay;
  onChange: (stay: Stay) => void;
  className?: string;
}>;

/** Both days of a stay; a press opens the calendar. */
const StayField = ({ stay, onChange, className = '' }: StayFieldProps) => (
  <WhenField
    when={{ stay, month: '', nights: 1 }}
    mayBeFlexible={false}
    onChange={(when) => onChange(when.stay)}
    className={className}
  />
);

/** Brings a room's card into view and the focus to it, after a dialog that closes has given the focus back. */
function showRoom(roomId: string): void {
  const show = () => {
    const card = document.getElementById(`room-${roomId}`);
    card?.scrollIntoView({ block: 'start' });
    card?.focus({ preventScroll: true });
  };
  // the dialog waits for a turn of its own once it is gone
  setTimeout(() => setTimeout(show));
}
