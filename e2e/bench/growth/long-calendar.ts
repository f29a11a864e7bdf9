import { randomUUID } from 'node:crypto';
import { STORED_EVENTS } from '@baanpak/domain/processes/stored-events.ts';
import { roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import type { RoomCalendarEvent } from '@baanpak/domain/room-calendar/room-calendar-state.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import {
  addDays,
  bangkokDay,
  type LocalDate,
  startOfDay,
} from '@baanpak/domain/values/time/local-date.ts';
import { eventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { eventHash } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { EventToAppend } from '@baanpak/infrastructure/event-store/port.ts';
import type { OpenStores } from '@baanpak/infrastructure/program/open-stores.ts';

export const UNITS = 400;
export const TODAY = bangkokDay(instant(Date.now()));
/** What is to come lies in so many days. */
const DAYS_TO_COME = 200;
const AT_ONCE = 1_000;

type Stays = Readonly<{ past: number; toCome: number }>;

/** Appends the calendar of a room that had so many stays and has so many to come; answers its id. */
export async function appendCalendar({ store, keys }: OpenStores, stays: Stays): Promise<string> {
  const roomId = randomUUID();
  const stream = roomCalendarStream(roomId);
  let recordedOn: LocalDate = TODAY;
  const codec = eventCodec({ keys, now: () => startOfDay(recordedOn), ...STORED_EVENTS });
  const id = randomUUID();
  const context = { actor: 'bench', correlationId: id, causationId: null, commandId: id };
  let last: EventToAppend | undefined;
  let revision = -1;
  for (const { day, events } of storyOf(roomId, stays)) {
    recordedOn = day;
    const encoded = await codec.encode(events, context, last ? eventHash(last) : null);
    const result = await store.append(stream, revision < 0 ? 'no-stream' : revision, encoded);
    if (result.outcome !== 'appended') throw new Error('The calendar is not the bench’s own');
    last = encoded.at(-1);
    revision = result.revision;
  }
  return roomId;
}

function* storyOf(roomId: string, { past, toCome }: Stays) {
  const days = Math.max(40, Math.ceil(past / 100));
  yield {
    day: addDays(TODAY, -days - 10),
    events: [{ type: 'CalendarOpened', data: { roomId, units: UNITS } }] as RoomCalendarEvent[],
  };
  for (let n = 0; n < past; n += AT_ONCE / 2) {
    const day = addDays(TODAY, -days - 5 + Math.floor((n / past) * (days - 35)));
    yield { day, events: stayed(roomId, Math.min(AT_ONCE / 2, past - n), () => day) };
  }
  for (let n = 0; n < toCome; n += AT_ONCE / 2)
    yield {
      day: TODAY,
      events: stayed(roomId, Math.min(AT_ONCE / 2, toCome - n), (m) =>
        addDays(TODAY, 1 + ((n + m) % DAYS_TO_COME)),
      ),
    };
}

const stayed = (
  roomId: string,
  count: number,
  checkInOf: (n: number) => LocalDate,
): RoomCalendarEvent[] =>
  Array.from({ length: count }, (_, n) => {
    const bookingId = randomUUID();
    const checkIn = checkInOf(n);
    const nights = { roomId, bookingId, checkIn, checkOut: addDays(checkIn, 1 + (n % 3)) };
    const hold = { checkoutUid: bookingId, heldUntil: startOfDay(checkIn) };
    return [
      { type: 'NightsHeld', data: { ...nights, ...hold } },
      { type: 'NightsBooked', data: nights },
    ] satisfies RoomCalendarEvent[];
  }).flat();
