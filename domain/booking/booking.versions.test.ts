import { describe, expect, it } from 'vitest';
import { COMMANDS, taken } from '../testing/booking-samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { booking } from './booking.ts';
import type { BookingCommand, BookingEvent } from './booking-state.ts';

const given = specFor(booking);
const read: readonly BookingEvent[] = [{ type: 'BookingTaken', data: taken }];
const versioned = Object.values<BookingCommand>(COMMANDS).filter(
  ({ data }) => 'expectedVersion' in data,
);

describe('a booking that changed since it was read', () => {
  it('is what every command that names a version is refused for', () => {
    const refused = Object.entries(booking.refusals).filter(([, codes]) =>
      codes.includes('stale-version'),
    );
    expect(new Set(refused.map(([type]) => type))).toEqual(
      new Set(versioned.map(({ type }) => type)),
    );
  });

  it.each(versioned.map((command) => [command.type, command] as const))(
    'refuses %s',
    (_, command) =>
      given(read)
        .when({ ...command, data: { ...command.data, expectedVersion: 7 } } as BookingCommand)
        .refuses('stale-version'),
  );
});
