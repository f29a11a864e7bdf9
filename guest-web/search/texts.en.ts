import type { Translated } from '../i18n/dictionary.ts';
import type { searchTh } from './texts.th.ts';

export const searchEn: Translated<typeof searchTh> = {
  where: 'Where to',
  wherePlaceholder: 'Province or hotel name',
  noPlace: 'No province or hotel by that name',
  hotels_one: '{{count}} place',
  hotels_other: '{{count}} places',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  guests: 'Guests',
  anyGuests: 'Any',
  kids_one: '{{count}} child',
  kids_other: '{{count}} children',
  pets_one: '{{count}} pet',
  pets_other: '{{count}} pets',
  whoComes: 'Who is coming?',
  allGuests: 'All guests',
  children: 'Children',
  petsAlong: 'Pets',
  partyHint: 'In one room, children counted. Children are under 12 years old.',
  done: 'Done',
  search: 'Search',
  chooseFirst: 'Please select a hotel first before clicking the search button.',
  pickStart: 'Choose your check-in date',
  pickEnd: 'Choose your check-out date',
  takeDates: 'Use these dates',
};
