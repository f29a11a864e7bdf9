import { useSyncExternalStore } from 'react';
import { followed } from '../../shell/local.ts';

/** A search of a province; its name as it was read then. Dates `YYYY-MM-DD`; guests 0: it did not matter. */
export type RecentSearch = Readonly<{
  province: string;
  name: string;
  checkIn: string;
  checkOut: string;
  guests: number;
  /** Children and pets among those who come. */
  kid: number;
  pet: number;
}>;

const MOST = 4;

/** In the local storage alone, the last first (docs/adr/0093-recent-kept-on-the-device.md). */
const searches = followed<RecentSearch>('recent-searches', {
  province: '',
  name: '',
  checkIn: '',
  checkOut: '',
  guests: 0,
  kid: 0,
  pet: 0,
});

/** None on the server and in the first view. */
export const useRecentSearches = (): readonly RecentSearch[] =>
  useSyncExternalStore(searches.subscribe, searches.read, searches.nothing);

/** Puts a search first; of a province only the last stays. */
export const noteSearch = (search: RecentSearch): void =>
  searches.write([search, ...without(search.province)].slice(0, MOST));

export const removeSearch = (province: string): void => searches.write(without(province));

export const removeSearches = (): void => searches.write([]);

const without = (gone: string) => searches.read().filter(({ province }) => province !== gone);
