import { quote } from '@baanpak/domain/room/quote.ts';
import { rulesOn } from '@baanpak/domain/room/stay-rules.ts';
import { addDays, nightsBetween, nightsOf } from '@baanpak/domain/values/time/local-date.ts';
import { AnswerWriter } from '@baanpak/infrastructure/http/answer-writer.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, HOTEL, roomsInBoth, TODAY } from '../availability/testing/known-rooms.ts';
import { toBookReach } from './to-book-reach.ts';
import { writeBookReach } from './write-book-reach.ts';

const ranges = fc
  .tuple(fc.integer({ min: -15, max: 30 }), fc.integer({ min: 1, max: 20 }))
  .map(([first, days]) => ({ from: dayOf(first), to: dayOf(first + days) }));

describe('a calendar written as bytes', () => {
  it('is the calendar of the same room as JSON', () =>
    fc.assert(
      fc.property(roomsInBoth, ranges, fc.boolean(), (both, range, isHotelClosed) => {
        const { known, room, said, taken, firstDay } = both;
        known.putHotels([{ ...HOTEL, disabled: isHotelClosed }]);
        const stay = { checkIn: addDays(range.from, -1), checkOut: range.to };
        const { nightPrices } = quote(said, stay);
        const nights = nightsOf(stay).map((date, n) => ({
          date,
          taken: taken[nightsBetween(TODAY, date) - firstDay] ?? 0,
          price: nightPrices[n]?.price ?? room.basePrice,
          rules: rulesOn(said.rules, date),
        }));
        const { roomId, hotelId, units } = room;
        const closed = isHotelClosed || room.disabled;
        const facts = { roomId, hotelId, units, closed, nights };
        const answer = new AnswerWriter();
        writeBookReach(answer, known, room, range, TODAY);
        expect(answer.toString()).toBe(JSON.stringify(toBookReach(facts, range, TODAY)));
      }),
    ));
});
