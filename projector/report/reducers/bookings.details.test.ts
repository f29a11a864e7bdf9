import {
  ofBooking,
  payment,
  placed,
  seenBy,
  taken,
} from '@baanpak/domain/testing/booking-samples.ts';
import { nights, TERMS } from '@baanpak/domain/testing/samples.ts';
import { describe, expect, it } from 'vitest';
import { type Given, rowsAfter } from '../testing/reduce-events.ts';

const { hotelId, roomId, price } = TERMS;
const began: Given = { type: 'BookingPlaced', data: placed };
const paid: Given = { type: 'BookingPaid', data: payment };
const tookIt: Given = { type: 'BookingTaken', data: taken };

describe('what is said of a booking', () => {
  it('is said again with what changes, and nothing of it is personal', () => {
    const { details } = rowsAfter([
      began,
      { type: 'PaymentMethodChanged', data: { ...ofBooking, paymentMethod: 'direct', choice: 1 } },
      { type: 'StaffNoteSet', data: { ...ofBooking, staffNote: 'Late' } },
      paid,
      { type: 'GuestArrived', data: seenBy },
    ]);
    expect(details.map(({ subject }) => subject)).toEqual(Array(4).fill('booking:anna'));
    const said = details.map(({ detail }) => detail);
    expect(said[0]).toEqual({
      ...{ code: TERMS.code, ...nights(1, 3), roomId, hotelId, ownerId: TERMS.ownerId, price },
      ...{ channel: TERMS.channel, method: TERMS.paymentMethod, placedAt: placed.placedAt },
      ...{ confirmedAt: null, heldUntil: placed.heldUntil, status: 'Reserved', outcome: null },
      ...{ lastFailure: null, sellerId: null, guestId: null },
      rates: { reward: 1, commission: 0.1, incentive: 0 },
    });
    expect(said[1]).toMatchObject({ method: 'direct' });
    const confirmed = { status: 'Booked', confirmedAt: payment.paidAt, outcome: 'paid' };
    expect(said[2]).toMatchObject(confirmed);
    expect(said[3]).toMatchObject({ ...confirmed, status: 'Arrived' });
    expect(JSON.stringify(said)).not.toContain('Anna');
  });

  it('names its guest by the random id alone', () => {
    const { details } = rowsAfter([{ ...began, data: { ...placed, personId: 'somebody' } }]);
    expect(details[0]?.detail).toMatchObject({ guestId: 'somebody' });
  });

  it('names the user who took it', () => {
    const actor = '7b0c9b5e-5d0c-4c40-9a3b-0a4f3f0a1c11';
    const { details } = rowsAfter([{ ...tookIt, actor }]);
    expect(details[0]?.detail).toMatchObject({ sellerId: actor });
  });
});
