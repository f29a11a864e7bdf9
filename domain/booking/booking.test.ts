import { describe, expect, it } from 'vitest';
import {
  amendment,
  attendance,
  completed,
  ofBooking,
  payment,
  placed,
  seenBy,
  taken,
} from '../testing/booking-samples.ts';
import { GUEST, minute, TERMS } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { baht, satang } from '../values/money/money.ts';
import { booking } from './booking.ts';
import {
  type BookingPaid,
  NO_DESK_MONEY,
  NO_MOVES,
  NO_REFUNDS,
  NOTHING_SENT,
} from './booking-state.ts';

// booking.every-state.test.ts tries every command in every state; here are the rules worth a sentence.
const given = specFor(booking);
const BEGUN = {
  guestId: null,
  taxInvoice: null,
  creditNotes: new Map(),
  staffNote: null,
  disabled: false,
  desk: NO_DESK_MONEY,
  moves: NO_MOVES,
  onlineCheckIn: NOTHING_SENT,
  arrival: null,
  departure: null,
  noShow: false,
  paymentChoice: 0,
  turnedAway: false,
  refunds: NO_REFUNDS,
  deeds: [],
  reinstated: 0,
  version: 0,
};

describe('a booking', () => {
  it('is held on the agreed terms until it is paid', () =>
    given({ type: 'BookingPlaced', data: placed }).leads((state) =>
      expect(state).toEqual({ status: 'Reserved', ...placed, ...BEGUN }),
    ));

  it('remembers what was paid, its stay over as well', () => {
    const paid: BookingPaid = { type: 'BookingPaid', data: payment };
    const history = [{ type: 'BookingPlaced', data: placed } as const, paid];
    const money = { paid: baht(2000), feeCharge: baht(78.11), paidAt: minute(2) };
    given(history).leads((state) =>
      expect(state).toEqual({ status: 'Booked', ...placed, ...BEGUN, ...money, version: 1 }),
    );
    given(history, { type: 'StayCompleted', data: completed }).leads((state) =>
      expect(state).toEqual({ status: 'Completed', ...placed, ...BEGUN, ...money, version: 2 }),
    );
  });

  it.each([
    ['that says so', { ...payment, feeCharge: satang(0), paymentMethod: 'gateway' }],
    ['of old, by the provider’s fee', payment],
  ] as const)('that was to be transferred is paid online after all, by an event %s', (_, data) => {
    const direct = { ...placed, terms: { ...placed.terms, paymentMethod: 'direct' as const } };
    const terms = { paymentMethod: 'gateway' };
    given({ type: 'BookingPlaced', data: direct }, { type: 'BookingPaid', data }).leads((state) =>
      expect(state).toMatchObject({ terms, feeCharge: data.feeCharge }),
    );
    const { heldUntil: _heldUntil, placedAt: takenAt, ...rest } = direct;
    given(
      { type: 'BookingTaken', data: { ...rest, takenAt } },
      { type: 'PaymentReceived', data },
    ).leads((state) => expect(state).toMatchObject({ terms }));
  });

  it('is changed as it was read, or not at all', () => {
    const late = { ...attendance, expectedVersion: 0 };
    const history = [
      { type: 'BookingTaken', data: taken },
      { type: 'GuestArrived', data: seenBy },
    ] as const;
    given(history).when({ type: 'UndoArrival', data: late }).refuses('stale-version');
    given(history)
      .when({ type: 'UndoArrival', data: { ...late, expectedVersion: 1 } })
      .expect({ type: 'ArrivalUndone', data: seenBy });
  });

  it('is paid as was chosen last, whatever order the choices come in', () => {
    const change = (paymentMethod: 'gateway' | 'direct', number: number) =>
      ({ ...ofBooking, paymentMethod, choice: number }) as const;
    const history = [
      { type: 'BookingPlaced', data: placed },
      { type: 'PaymentMethodChanged', data: change('gateway', 2) },
    ] as const;
    given(history)
      .when({ type: 'ChangePaymentMethod', data: change('direct', 1) })
      .expect();
    given(history)
      .when({ type: 'ChangePaymentMethod', data: change('direct', 3) })
      .expect({ type: 'PaymentMethodChanged', data: change('direct', 3) });
    given(history, { type: 'PaymentMethodChanged', data: change('direct', 3) }).leads((state) =>
      expect(state).toMatchObject({ terms: { ...TERMS, paymentMethod: 'direct' }, version: 2 }),
    );
  });

  it('shows what was amended, and remembers who saw the guest come and go', () =>
    given(
      { type: 'BookingTaken', data: taken },
      { type: 'BookingAmended', data: amendment },
      { type: 'GuestArrived', data: seenBy },
      { type: 'GuestDeparted', data: seenBy },
    ).leads((state) =>
      expect(state).toMatchObject({
        status: 'Completed',
        terms: { ...TERMS, breakfast: true },
        guest: { ...GUEST, phone: '02' },
        arrival: { by: 'somsri', at: minute(8000) },
        departure: { by: 'somsri', at: minute(8000) },
        version: 3,
      }),
    ));
});
