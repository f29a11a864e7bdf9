import type { Translated } from '../i18n/dictionary.ts';
import type { resultsTh } from './texts.th.ts';

export const resultsEn: Translated<typeof resultsTh> = {
  titleOf: 'Places to stay in {{place}}',
  thailand: 'Thailand',
  changeSearch: 'Change the search',
  filters: 'Filters',
  sort: 'Sort by',
  sorts: {
    recommended: 'Recommended',
    price: 'Lowest price',
    '-price': 'Highest price',
    rating: 'Rating',
    name: 'Name',
  },
  roomTypes_one: '{{count}} room type free',
  roomTypes_other: '{{count}} room types free',
  aNight: 'a night',
  totalFor: 'a night · {{total}} for {{nights}}',
  nothing: 'No place is free for that',
  nothingHint: 'Try other dates, fewer filters or another province.',
  dropFilters: 'Clear filters',
  everywhere: 'All of Thailand',
  pages: 'Pages of results',
  pageOf: 'Page {{page}} of {{last}}',
  previous: 'Previous',
  next: 'Next',
};
