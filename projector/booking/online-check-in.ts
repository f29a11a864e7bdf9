import type { OnlineCheckInEvent } from '@baanpak/domain/booking/online-check-in-messages.ts';
import type { Projection } from '../projection.ts';
import { change, mergeInto } from './booking-changes.ts';

/** What a booking's row says of what the guest sent ahead. */
export const onlineCheckIn: Projection<OnlineCheckInEvent>['when'] = {
  ArrivalAnnounced: ({ data: { bookingId, arrival, at }, revision }) => [
    change(bookingId, { announced: arrival, announced_at: at, version: revision }),
  ],
  DocumentSent: ({ data: { bookingId, number, fileId, mediaType, sentAt }, revision }) => [
    mergeInto(bookingId, 'documents', { [number]: { number, fileId, mediaType, sentAt } }),
    change(bookingId, { version: revision }),
  ],
  DocumentsDeleted: ({ data: { bookingId }, revision }) => [
    change(bookingId, { documents: {}, version: revision }),
  ],
};
