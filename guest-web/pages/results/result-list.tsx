import { useState, useSyncExternalStore } from 'react';
import type { Criteria } from '../../features/search/criteria.ts';
import type { HotelResults } from '../../features/search/hotel-search.ts';
import { useApp } from '../../shell/context.ts';
import { hydratedLater } from '../../ui/hydrated-later.tsx';
import { HotelCard } from './hotel-card.tsx';

const Pages = hydratedLater(async () => (await import('./pages.tsx')).Pages);
const ResultsMap = hydratedLater(async () => (await import('./results-map.tsx')).ResultsMap);

type FoundProps = Readonly<{ criteria: Criteria; found: HotelResults; nothing: React.ReactNode }>;

/** The hotels found: a list and a map side by side, on a phone one of the two. */
export function ResultList({ criteria, found, nothing }: FoundProps) {
  const { tilesUrl } = useApp();
  const isWide = useWide();
  const [lit, setLit] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const isBeside = criteria.map || tilesUrl !== undefined; // on a wide screen
  const hasMap = criteria.map || (isWide && isBeside);
  const choose = (id: string | undefined) => {
    setChosen(id);
    if (id) document.getElementById(`hotel-${id}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className={isBeside ? 'mt-6 lg:grid lg:grid-cols-[1fr_42%] lg:gap-6' : 'mt-6'}>
      <div className={criteria.map ? 'max-lg:hidden' : ''}>
        {found.hotels.length === 0 ? (
          nothing
        ) : (
          <ul
            className={`grid gap-6 sm:grid-cols-2 ${isBeside ? 'lg:grid-cols-1 xl:grid-cols-2' : 'lg:grid-cols-3'}`}
          >
            {found.hotels.map((hotel, n) => (
              <li
                key={hotel._id}
                id={`hotel-${hotel._id}`}
                className="scroll-my-24"
                onMouseEnter={() => setLit(hotel._id)}
                onMouseLeave={() => setLit(undefined)}
                onFocus={() => setLit(hotel._id)}
                onBlur={() => setLit(undefined)}
              >
                <HotelCard
                  hotel={hotel}
                  criteria={criteria}
                  eager={n < 3}
                  lit={hasMap && lit === hotel._id}
                />
              </li>
            ))}
          </ul>
        )}
        <Pages criteria={criteria} found={found} />
      </div>
      {hasMap && (
        <ResultsMap
          hotels={found.hotels}
          criteria={criteria}
          lit={lit}
          onPoint={setLit}
          chosen={chosen}
          onChoose={choose}
        />
      )}
    </div>
  );
}

const WIDE = '(min-width: 64rem)';

/** Whether list and map stand side by side; not known, and so not, before the page is the browser's. */
const useWide = (): boolean => useSyncExternalStore(follow, isWide, () => false);

const isWide = (): boolean => window.matchMedia(WIDE).matches;

function follow(tell: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}
