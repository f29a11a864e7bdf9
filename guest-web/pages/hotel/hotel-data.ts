import type { LoaderFunctionArgs } from 'react-router-dom';
import { criteriaIn } from '../../features/search/criteria.ts';
import { getHotel, getHotelCalendars } from '../../shell/api/hotels.ts';
import { ApiProblem } from '../../shell/api/problem.ts';
import { getReviews } from '../../shell/api/reviews.ts';
import { apiOf } from '../../shell/context.ts';
import { nullIfUnread } from '../../shell/log-failure.ts';
import { notFound } from '../../shell/not-found.ts';
import { today } from '../../ui/dates.ts';
import { offerFor } from './offer.ts';

/**
 * A hotel with its open rooms and what the stay costs in each, where that could be read (`isPriced`); `chosen` is the
 * room the address names. 404 where there is no such hotel.
 */
export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const { searchParams } = new URL(args.request.url);
  const { stay, guests, kid, pet } = criteriaIn(searchParams, today());
  const { hotel, rooms } = await getHotel(api, args.params.slug ?? '').catch(unknownIsNotFound);
  const reading = getReviews(api, hotel.hotelNameSlug).catch(refusedIsNull);
  const calendars = await getHotelCalendars(api, hotel._id, {
    from: stay.checkIn,
    to: stay.checkOut,
  }).catch(refusedIsNothing);
  const days = new Map((calendars ?? []).map((calendar) => [calendar.roomId, calendar.days]));
  const offers = rooms
    .filter(({ disabled }) => !disabled)
    .map((room) => ({ room, offer: offerFor(days.get(room._id) ?? [], stay) }));
  const chosen = offers.find(({ room }) => room._id === searchParams.get('room'))?.room._id;
  const isPriced = calendars !== null;
  const party = { guests, kid, pet };
  return { hotel, stay, party, offers, isPriced, chosen, reviews: await reading };
}

/** A name that no hotel has, or can have. */
function unknownIsNotFound(error: unknown): never {
  if (error instanceof ApiProblem && [400, 404].includes(error.status)) notFound();
  throw error;
}

/** A hotel is shown without what guests say where that cannot be read. */
function refusedIsNull(error: unknown): null {
  if (error instanceof ApiProblem) return null;
  throw error;
}

/** A stay too far ahead has no calendar: then no room is free for it. Null where nobody knows. */
function refusedIsNothing(error: unknown): [] | null {
  if (!(error instanceof ApiProblem)) throw error;
  const isRefused = error.status >= 400 && error.status < 500;
  return isRefused ? [] : nullIfUnread('Prices of rooms')(error);
}
