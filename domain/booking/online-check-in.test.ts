import { describe, expect, it } from 'vitest';
import { EVENTS } from '../testing/booking-samples.ts';
import { minute } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { localDate } from '../values/time/local-date.ts';
import { booking } from './booking.ts';
import type { AnnouncedArrival, BookingEvent } from './booking-state.ts';
import { documentsDue, MOST_DOCUMENTS } from './online-check-in.ts';

const given = specFor(booking);
const BOOKED: readonly BookingEvent[] = [EVENTS.BookingPlaced, EVENTS.BookingPaid];
const { checkOut } = EVENTS.BookingPlaced.data.terms;
const { bookingId } = EVENTS.BookingPlaced.data;

const says = (arrivalTime: string, at = minute(9)) => {
  const arrival: AnnouncedArrival = { arrivalTime, companions: ['Bob'], requests: null };
  return { bookingId, arrival, at };
};
const announce = (...said: Parameters<typeof says>) =>
  ({ type: 'AnnounceArrival', data: says(...said) }) as const;
const announced = (...said: Parameters<typeof says>) =>
  ({ type: 'ArrivalAnnounced', data: says(...said) }) as const;
const send = (file: string, at = minute(9)) =>
  ({
    type: 'SendDocument',
    data: { bookingId, fileId: file, mediaType: 'image/webp', at },
  }) as const;
const sent = (file: string, number: number) =>
  ({
    type: 'DocumentSent',
    data: { bookingId, fileId: file, mediaType: 'image/webp', number, sentAt: minute(9) },
  }) as const;
const remove = (at = documentsDue(checkOut)) =>
  ({ type: 'DeleteDocuments', data: { bookingId, at } }) as const;
const removed = { type: 'DocumentsDeleted', data: remove().data } as const;

describe('announcing an arrival', () => {
  it('takes what the guest says, and another word after it', () =>
    given([...BOOKED, announced('14:30')])
      .when(announce('16:00'))
      .expect(announced('16:00')));
  it('does nothing when the same is said again, later', () =>
    given([...BOOKED, announced('14:30')])
      .when(announce('14:30', minute(20)))
      .expect());
  it('goes on after a check-in was undone', () =>
    given([...BOOKED, EVENTS.GuestArrived, EVENTS.ArrivalUndone])
      .when(announce('14:30'))
      .expect(announced('14:30')));
  it('is over once the guest is here', () =>
    given([...BOOKED, EVENTS.GuestArrived])
      .when(announce('14:30'))
      .refuses('wrong-status'));
  it('is over once the day after check-out begins, though nobody wrote down that the guest came', () =>
    given(BOOKED)
      .when(announce('14:30', documentsDue(checkOut)))
      .refuses('wrong-status'));
});

describe('sending documents', () => {
  const files = Array.from({ length: MOST_DOCUMENTS }, (_, n) => `file ${n}`);
  const all = files.map((file, n) => sent(file, n + 1));

  it('numbers them in the order they come', () =>
    given([...BOOKED, sent('passport', 1)])
      .when(send('visa'))
      .expect(sent('visa', 2)));
  it('takes five, and the same file as one', () => {
    given([...BOOKED, ...all])
      .when(send('one more'))
      .refuses('too-many-documents');
    given([...BOOKED, ...all])
      .when(send('file 0'))
      .expect();
  });
  it('is over once the guest is here', () =>
    given([...BOOKED, EVENTS.GuestArrived])
      .when(send('passport'))
      .refuses('wrong-status'));
});

describe('deleting documents', () => {
  it('waits until the stay is over', () =>
    given([...BOOKED, sent('passport', 1)])
      .when(remove(minute(9)))
      .expect());
  it('deletes them the day after check-out, once', () => {
    given([...BOOKED, sent('passport', 1)])
      .when(remove())
      .expect(removed);
    given([...BOOKED, sent('passport', 1), removed])
      .when(remove())
      .expect();
  });
  it('deletes them of a stay that was called off before', () => {
    const at = minute(9);
    given([EVENTS.BookingTaken, sent('passport', 1), EVENTS.BookingCanceled])
      .when(remove(at))
      .expect({ type: 'DocumentsDeleted', data: { bookingId, at } });
  });
  it('has nothing to do where none came', () =>
    given([...BOOKED, EVENTS.StayCompleted])
      .when(remove())
      .expect());
});

it('documents are deleted as the day after check-out begins in Bangkok', () =>
  expect(documentsDue(localDate('2027-03-03'))).toBe('2027-03-03T17:00:00.000Z'));
