import type { CountShiftBody } from '@baanpak/contract/cash-drawer/desk-money.ts';
import {
  cashDrawer,
  cashDrawerStream,
  type ShiftCounted,
} from '@baanpak/domain/cash-drawer/cash-drawer.ts';
import type { DomainEvent, NoteCash } from '@baanpak/domain/processes/process.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { bangkokDay, type LocalDate, localDate } from '@baanpak/domain/values/time/local-date.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import type { Static } from 'typebox';
import type { Clock, Commands } from '../../ports.ts';
import { loadBooking } from '../booking/load-booking.ts';
import type { Staff } from '../caller.ts';
import { loadHotel } from '../hotel/load-hotel.ts';

const NOT_YET = { th: 'ยังไม่ถึงวันนั้น', en: 'has not come yet' };

type Counted = Readonly<{
  count: ShiftCounted['data'];
  position: Position;
  /** The same request came before. */
  replayed: boolean;
}>;

/** Staff count the cash they took themselves, at the end of a shift. */
export async function countShift(
  ports: Commands & Clock,
  by: Staff,
  body: Static<typeof CountShiftBody>,
): Promise<Counted> {
  const { state: hotel } = await loadHotel(ports, body.hotelId.toLowerCase());
  const { hotelId, ownerId } = hotel;
  const { userId } = by.principal;
  const at = ports.now();
  const of = { hotelId, ownerId, userId, day: dayMeant(body.day, bangkokDay(at)) };
  const countId = by.idFor('shift-count');
  const data = {
    ...{ ...of, countId, counted: baht(body.counted), note: body.note ?? null, at },
    requestHash: by.context.requestHash ?? null,
  };
  const command = { type: 'CountShift', data } as const;
  const stream = cashDrawerStream(of);
  const { state, events, position } = await ports.commands.handle(
    cashDrawer,
    stream,
    command,
    by.context,
  );
  const count = state.counts.get(countId);
  if (!count) throw new Error(`No count ${countId}`);
  return { count, position, replayed: events.length === 0 };
}

/** Refuses a day to come with 400. */
function dayMeant(asked: string, today: LocalDate): LocalDate {
  const day = localDate(asked);
  if (day > today) throw invalidField('day', NOT_YET);
  return day;
}

/** Puts cash of a booking into the till of who took it, on the day it was taken. */
export async function noteCash(
  ports: Commands,
  { bookingId, by: userId, ...data }: NoteCash['data'],
  context: CommandContext,
): Promise<readonly EventEnvelope<DomainEvent>[]> {
  const { state } = await loadBooking(ports, bookingId);
  const { hotelId, ownerId } = state.terms;
  const of = { hotelId, ownerId, userId, day: bangkokDay(data.at) };
  const command = { type: 'MoveCash', data: { ...of, ...data } } as const;
  return (await ports.commands.handle(cashDrawer, cashDrawerStream(of), command, context)).events;
}
