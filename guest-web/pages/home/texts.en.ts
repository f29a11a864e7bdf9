import type { Translated } from '../../shell/texts.ts';
import type { homeTh } from './texts.th.ts';

export const homeEn: Translated<typeof homeTh> = {
  headline: 'Stay well, all over Thailand',
  promise:
    'Houses, hotels and views worth waking up to. Book direct with the owners, confirmed instantly.',
  selectedRooms: 'Selected rooms',
  selectedRoomsHint: 'A few of our favorites: by the sea, in the hills and in town.',
  roomsFailed: 'The selected rooms could not be loaded',
  bannerFailed: 'The picture could not be loaded',
  previous: 'Previous',
  next: 'Next',
  extraBeds_one: '{{count}} extra bed',
  extraBeds_other: '{{count}} extra beds',
  from: 'From',
  aNight: 'per night',
  noNights: 'No free nights in the next year',
  reserve: 'Reserve',
  provinces: 'Where would you like to go?',
  recent: {
    searches: 'Recent searches',
    hotels: 'Recently viewed',
    forget: 'Remove {{name}}',
    forgetSearches: 'Clear searches',
    forgetHotels: 'Clear viewed places',
    where: 'Saved in this browser only.',
  },
};
