import { inLanguage } from '@baanpak/domain/values/text/page-language.ts';
import { type LoaderFunctionArgs, replace } from 'react-router-dom';
import { type BookingJson, getBooking } from '../../shell/api/bookings.ts';
import type { WantedStay } from '../../shell/api/checkouts.ts';
import type { Api } from '../../shell/api/client.ts';
import type { ApiProblem } from '../../shell/api/problem.ts';
import { apiOf } from '../../shell/context.ts';
import { notFound } from '../../shell/not-found.ts';
import { session } from '../../shell/session.ts';
import { keepHold, noteBooking } from './note-booking.ts';
import { heldAmong, type OwnStay, ownHolds } from './own-holds.ts';

/** The booking a checkout became in this tab, also after it was paid. */
const placeOf = (checkoutId: string) => `booked ${checkoutId}`;
/** The checkout that the choices of another one made. */
const nextOf = (checkoutId: string) => `next ${checkoutId}`;

/** Remembers what was booked, so that anyone who goes back comes to it. */
export function rememberBooked(checkoutId: string, books: readonly BookingJson[]): void {
  keepHold(books);
  session.write(placeOf(checkoutId), books[0]?._id);
}

/** Remembers that a checkout goes on as another. */
export const rememberNext = (checkoutId: string, next: string): void =>
  session.write(nextOf(checkoutId), next);

/**
 * Guards pages on the way to a booking: their address names a checkout, and who is back at one that is booked comes to its
 * booking, in place of this page.
 */
export async function checkoutOpen(args: LoaderFunctionArgs): Promise<Response | undefined> {
  const api = apiOf(args);
  const checkoutId = new URL(args.request.url).searchParams.get('checkoutId') ?? '';
  const book = checkoutId ? await bookedWith(api, checkoutId) : notFound();
  // what is over may be booked again
  if (book?.status !== 'Reserved' && book?.status !== 'Booked') return undefined;
  return replace(inLanguage(api.language, `/booking/${book._id}`));
}

/** How long another tab that booked a checkout may take to tell of it, in ms. */
const PATIENCE = 3_000;

/** The booking of a checkout that is booked: made here before, or in another tab just now. */
export async function bookedAnywhere(
  api: Api,
  checkoutId: string,
): Promise<BookingJson | undefined> {
  const known = await bookedWith(api, checkoutId);
  if (known) return known;
  const since = Date.now();
  const isKnown = () => ownHolds().some((hold) => hold.checkoutId === checkoutId);
  while (!isKnown() && Date.now() - since < PATIENCE)
    await new Promise((later) => setTimeout(later, 100));
  return bookedWith(api, checkoutId);
}

/** The booking a checkout, or the one it went on as, became here; as the server has it. */
async function bookedWith(api: Api, checkoutId: string): Promise<BookingJson | undefined> {
  const uids = withNext(checkoutId);
  const hold = ownHolds().find((each) => uids.includes(each.checkoutId));
  const kept = uids.map((uid) => session.read<string>(placeOf(uid))).find(Boolean);
  const id = hold?.bookingId ?? kept;
  // when it cannot be read the page goes on: the server books nothing twice
  const book = id ? await getBooking(api, id).catch(() => undefined) : undefined;
  if (book) noteBooking(book);
  return book;
}

/** How often prices and choices make a checkout another one, at most, before it is booked. */
const MOST_NEXT = 20;

/** A checkout and those it went on as, one after the other. */
function withNext(checkoutId: string): readonly string[] {
  const uids = [checkoutId];
  for (let next = nextFrom(checkoutId); next && uids.length < MOST_NEXT; next = nextFrom(next))
    uids.push(next);
  return uids;
}

const nextFrom = (checkoutId: string) => session.read<string>(nextOf(checkoutId));

/** Where nights are taken: whether it is the guest who holds them, as the server has it. */
export async function ownStayTaken(
  api: Api,
  { code }: ApiProblem,
  wanted: readonly Pick<WantedStay, 'roomId' | 'dateRange'>[],
): Promise<OwnStay | undefined> {
  const nights = wanted.map(({ roomId, dateRange: { start: checkIn, end: checkOut } }) => ({
    roomId,
    checkIn,
    checkOut,
  }));
  const known = code === 'room-already-booked' ? heldAmong(ownHolds(), nights) : undefined;
  if (!known) return undefined;
  try {
    const book = await getBooking(api, known.bookingId);
    if (book) noteBooking(book);
    return book?.status === 'Reserved' && book.holdExpiresAt
      ? { ...known, until: book.holdExpiresAt }
      : undefined;
  } catch {
    return known; // what cannot be read now is believed until its time
  }
}
