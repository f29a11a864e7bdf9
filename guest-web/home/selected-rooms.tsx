import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SelectedRoom } from './home-data.ts';
import { RoomCard } from './room-card.tsx';

/** Three rooms at once on wide screens, one on small ones. */
export function SelectedRooms({ rooms }: Readonly<{ rooms: readonly SelectedRoom[] }>) {
  const { t } = useTranslation('home');
  const [viewport, embla] = useEmblaCarousel({ align: 'start', slidesToScroll: 'auto' });
  return (
    <section
      aria-labelledby="selected-rooms"
      aria-roledescription="carousel"
      className="mx-auto mt-20 max-w-7xl px-4 sm:px-6"
    >
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
            onClick={() => embla?.scrollPrev()}
          >
            <ChevronLeft className="size-5" aria-hidden="true" />
          </button>
          <button
            type="button"
            className={ARROW}
            aria-label={t('next')}
            onClick={() => embla?.scrollNext()}
          >
            <ChevronRight className="size-5" aria-hidden="true" />
          </button>
        </div>
      </div>
      <div ref={viewport} className="-mx-4 mt-6 overflow-hidden px-4 pb-8">
        <ul className="-ml-4 flex sm:-ml-6">
          {rooms.map((room) => (
            <li
              key={room._id}
              className="min-w-0 flex-[0_0_100%] pl-4 sm:flex-[0_0_50%] sm:pl-6 lg:flex-[0_0_33.3333%]"
            >
              <RoomCard room={room} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const ARROW =
  'grid size-11 place-items-center rounded-full border border-field/60 bg-card transition-colors hover:border-ink';
