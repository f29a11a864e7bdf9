import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { FailpointName } from '../failpoints.ts';
import type { Failpoints } from '../ports.ts';

export type EventEnvelopes = readonly EventEnvelope<DomainEvent>[];

const POINTS: Readonly<Partial<Record<DomainEvent['type'], FailpointName>>> = {
  CheckoutPaid: 'checkout-paid',
  NightsBooked: 'nights-booked',
  RefundStarted: 'refund-started',
  NightsMoved: 'nights-moved',
  CheckoutExpired: 'checkout-expired',
  BookingExpired: 'booking-expired',
  NightsReleased: 'nights-released',
};

/** Where a test lets the process end: after an event was appended, before what follows from it. */
export function passFailpoints({ failpoint }: Failpoints, events: EventEnvelopes): EventEnvelopes {
  for (const { type } of events) {
    const point = POINTS[type];
    if (point) failpoint(point);
  }
  return events;
}
