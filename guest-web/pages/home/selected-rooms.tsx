import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronLeft } from '../../ui/icons/chevron-left.tsx';
import { ChevronRight } from '../../ui/icons/chevron-right.tsx';
import type { SelectedRoom } from './home-data.ts';
import { RoomCard } from './room-card.tsx';

/** Three rooms at once on wide screens, one on small ones; swiped, or moved on by a view. */
export function SelectedRooms({ rooms }: Readonly<{ rooms: readonly SelectedRoom[] }>) {
  const { t } = useTranslation('home');
  const list = useRef<HTMLUListElement>(null);
  const move = (views: number) =>
    list.current?.scrollBy({ left: views * list.current.clientWidth, behavior: 'smooth' });
  return (
    <section aria-labelledby="selected-rooms" className="mx-auto mt-20 max-w-7xl px-4 sm:px-6">
      <div className="flex items-end justify-between gap-4">
        <div>
          <h2 id="selected-rooms" className="font-semibold text-2xl sm:text-3xl">
            {t('selectedRooms')}
          </h2>
          <p className="mt-1 text-muted">{t('selectedRoomsHint')}</p>
        </div>
        <div className="flex shrink-0 gap-2">
          <button
            type="button"
            className={ARROW}
            aria-label={t('previous')}
            onClick={() => move(-1)}
          >
            <ChevronLeft className="size-5" aria-hidden="true" />
          </button>
          <button type="button" className={ARROW} aria-label={t('next')} onClick={() => move(1)}>
            <ChevronRight className="size-5" aria-hidden="true" />
          </button>
        </div>
      </div>
      <ul
        ref={list}
        className="-mx-2 mt-4 flex snap-x snap-mandatory scrollbar-none overflow-x-auto pt-2 pb-8 sm:-mx-3"
      >
        {rooms.map((room) => (
          <li
            key={room._id}
            className="flex-[0_0_100%] snap-start px-2 sm:flex-[0_0_50%] sm:px-3 lg:flex-[0_0_33.3333%]"
          >
            <RoomCard room={room} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const ARROW =
  'grid size-11 place-items-center rounded-full border border-field/60 bg-card transition-colors hover:border-ink';
