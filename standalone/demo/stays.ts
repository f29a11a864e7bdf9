import { addDays, type LocalDate, nightsOf } from '@baanpak/domain/values/time/local-date.ts';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { type DemoHotel, type DemoRoom, takesStay } from './demo-hotel.ts';
import { type DemoGuest, demoGuests } from './guests.ts';
import { weekday } from './long-weekends.ts';

/** A booking to load: what was booked, when, by whom, and what became of its hold. */
export type DemoStay = Readonly<{
  hotelSlug: string;
  roomKey: string;
  guest: DemoGuest;
  /** Before check-in, at the latest today; an `expired` or `given-up` hold is never of today. */
  bookedOn: LocalDate;
  checkIn: LocalDate;
  /** Exclusive. */
  checkOut: LocalDate;
  guests: number;
  outcome: 'paid' | 'expired' | 'given-up';
}>;

const SEED = 20_241_121;
const STAYS = 160;
const TRIES = 4 * STAYS;
const PAST = 35;
const AHEAD = 45;
const LONGEST_LEAD = 30;

/** Each choice is as likely as it is often in its list. */
const NIGHTS = [1, 1, 2, 2, 2, 2, 3, 3, 4] as const;
const OUTCOMES: readonly DemoStay['outcome'][] = [
  ...Array.from({ length: 16 }, () => 'paid' as const),
  'expired',
  'expired',
  'expired',
  'given-up',
];

/**
 * About 160 stays from 35 days before `today` to 45 after it, in the order they were booked; the
 * same for the same day. Lapsed holds count as sold, so that the stays fit whatever order they are
 * loaded in, and no guest sleeps in two places on one night.
 */
export function demoStays(catalogue: readonly DemoHotel[], today: LocalDate): DemoStay[] {
  const choice = choices(catalogue, today);
  const taken = new Map<string, number>();
  const stays: DemoStay[] = [];
  for (let tries = 0; tries < TRIES && stays.length < STAYS; tries++) {
    const { room, ...stay } = choice();
    const nights = nightsOf(stay);
    const limits = [
      [`${stay.hotelSlug}/${stay.roomKey}`, room.units],
      [stay.guest.email, 1],
    ] as const;
    const fits = limits.every(([who, most]) =>
      nights.every((night) => (taken.get(`${who} ${night}`) ?? 0) < most),
    );
    if (!fits || !takesStay(room, stay) || stay.checkOut > addDays(today, AHEAD)) continue;
    for (const [who] of limits)
      for (const night of nights)
        taken.set(`${who} ${night}`, (taken.get(`${who} ${night}`) ?? 0) + 1);
    stays.push(stay);
  }
  return stays.sort((a, b) => (a.bookedOn < b.bookedOn ? -1 : Number(a.bookedOn > b.bookedOn)));
}

/** Draws one stay after another, without regard to those drawn before. */
function choices(catalogue: readonly DemoHotel[], today: LocalDate) {
  const random = xoroshiro128plus(SEED);
  const between = (least: number, most: number) => uniformInt(random, least, most);
  const oneOf = <T>(list: readonly T[]): T => {
    const item = list[between(0, list.length - 1)];
    if (item === undefined) throw new RangeError('Nothing to choose from');
    return item;
  };
  const rooms = catalogue.flatMap(({ slug, rooms }) => rooms.map((room) => ({ slug, room })));
  const arrivals = arrivalDays(today);
  return (): DemoStay & { room: DemoRoom } => {
    const { slug, room } = oneOf(rooms);
    const checkIn = oneOf(arrivals);
    const outcome = oneOf(OUTCOMES);
    const latest = outcome === 'paid' ? today : addDays(today, -1);
    const wanted = addDays(checkIn, -between(1, LONGEST_LEAD));
    return {
      room,
      hotelSlug: slug,
      roomKey: room.key,
      guest: oneOf(demoGuests),
      bookedOn: wanted > latest ? addDays(latest, -between(0, LONGEST_LEAD)) : wanted,
      checkIn,
      checkOut: addDays(checkIn, oneOf(NIGHTS)),
      guests: between(Math.min(2, room.details.guests), room.details.maxGuests),
      outcome,
    };
  };
}

/** The days one may arrive on; a Friday or Saturday is there three times. */
function arrivalDays(today: LocalDate): LocalDate[] {
  const days = nightsOf({ checkIn: addDays(today, -PAST), checkOut: addDays(today, AHEAD) });
  return days.flatMap((day) => (weekday(day) >= 5 ? [day, day, day] : [day]));
}
