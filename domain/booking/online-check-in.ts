import { isSame } from '../values/decider/differs.ts';
import { Refusal } from '../values/decider/refusal.ts';
import type { Instant } from '../values/time/instant.ts';
import { addDays, type LocalDate, startOfDay } from '../values/time/local-date.ts';
import {
  type AnnounceArrival,
  type ArrivalAnnounced,
  assertVersion,
  type Booking,
  type DeleteDocuments,
  type DocumentSent,
  type DocumentsDeleted,
  type OnlineCheckInCommand,
  type OnlineCheckInEvent,
  type PlacedBooking,
  type SendDocument,
} from './booking-state.ts';

// Online check-in: a guest says when they arrive and sends documents, and those are deleted when the stay is over
// (docs/adr/0089-online-check-in.md).

export const MOST_DOCUMENTS = 5;

/** When documents of a stay are deleted: as the day after its check-out begins. */
export const documentsDue = (checkOut: LocalDate): Instant => startOfDay(addDays(checkOut, 1));

export function decideOnlineCheckIn(
  state: Booking,
  command: OnlineCheckInCommand,
): OnlineCheckInEvent[] {
  switch (command.type) {
    case 'AnnounceArrival':
      return announceArrival(state, command);
    case 'SendDocument':
      return sendDocument(state, command);
    case 'DeleteDocuments':
      return deleteDocuments(state, command);
  }
}

/** Says when the guest comes, with whom and what they ask for; said again it takes the place of before. */
function announceArrival(state: Booking, { data }: AnnounceArrival): ArrivalAnnounced[] {
  const known = assertAwaited(state, data.at);
  if (isSame(known.onlineCheckIn.arrival, data.arrival)) return [];
  return [{ type: 'ArrivalAnnounced', data }];
}

/** The same file, sent twice, is one document. */
function sendDocument(state: Booking, { data }: SendDocument): DocumentSent[] {
  const known = assertAwaited(state, data.at);
  const { at: sentAt, ...document } = data;
  const { documents } = known.onlineCheckIn;
  if (documents.some(({ fileId }) => fileId === document.fileId)) return [];
  assertMoreDocuments(known);
  const sent = { ...document, number: documents.length + 1, sentAt };
  return [{ type: 'DocumentSent', data: sent }];
}

/** Refuses with `wrong-status` what is not awaited: unpaid, ended, over, and once the guest is here. */
export function assertAwaited(state: Booking, at: Instant): PlacedBooking {
  const known = assertVersion(state, null);
  if (known.status !== 'Booked' || at >= documentsDue(known.terms.checkOut))
    throw new Refusal('wrong-status', 'Nobody is awaited');
  if (known.arrival) throw new Refusal('wrong-status', 'The guest is here', undefined, HERE);
  return known;
}
const HERE = {
  th: 'เช็คอินแล้ว จึงแก้ไขไม่ได้',
  en: 'You are checked in, so this is not changed any more',
};

export function assertMoreDocuments({ onlineCheckIn }: PlacedBooking): void {
  if (onlineCheckIn.documents.length >= MOST_DOCUMENTS)
    throw new Refusal('too-many-documents', `${MOST_DOCUMENTS} documents came for this stay`);
}

/** Once the stay is over, or is no more; what is deleted twice is deleted once. */
function deleteDocuments(state: Booking, { data }: DeleteDocuments): DocumentsDeleted[] {
  if (state.status === 'unknown' || state.onlineCheckIn.documents.length === 0) return [];
  if (state.status === 'Booked' && data.at < documentsDue(state.terms.checkOut)) return [];
  return [{ type: 'DocumentsDeleted', data }];
}

export function evolveOnlineCheckIn(
  state: PlacedBooking,
  event: OnlineCheckInEvent,
): PlacedBooking {
  const { onlineCheckIn } = state;
  switch (event.type) {
    case 'ArrivalAnnounced': {
      const { arrival, at: announcedAt } = event.data;
      return { ...state, onlineCheckIn: { ...onlineCheckIn, arrival, announcedAt } };
    }
    case 'DocumentSent': {
      const { number, fileId, mediaType, sentAt } = event.data;
      const documents = [...onlineCheckIn.documents, { number, fileId, mediaType, sentAt }];
      return { ...state, onlineCheckIn: { ...onlineCheckIn, documents } };
    }
    case 'DocumentsDeleted':
      return { ...state, onlineCheckIn: { ...onlineCheckIn, documents: [] } };
  }
}
