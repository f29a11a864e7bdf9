import { isSame } from '../values/decider/differs.ts';
import { Refusal } from '../values/decider/refusal.ts';
import type { Instant } from '../values/time/instant.ts';
import { addDays, type LocalDate, startOfDay } from '../values/time/local-date.ts';
import type { Booking, PlacedBooking } from './booking-state.ts';
import { assertVersion } from './booking-version.ts';
import type {
  AnnounceArrival,
  ArrivalAnnounced,
  DeleteDocuments,
  DocumentSent,
  DocumentsDeleted,
  OnlineCheckIn,
  OnlineCheckInCommand,
  OnlineCheckInEvent,
  SendDocument,
} from './online-check-in-messages.ts';

export const MOST_DOCUMENTS = 5;

/** When documents of a stay are deleted: as the day after its check-out begins. */
export const documentsDue = (checkOut: LocalDate): Instant => startOfDay(addDays(checkOut, 1));

export function checkInOnline(state: Booking, command: OnlineCheckInCommand): OnlineCheckInEvent[] {
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
  state: OnlineCheckIn,
  event: OnlineCheckInEvent,
): OnlineCheckIn {
  switch (event.type) {
    case 'ArrivalAnnounced':
      return { ...state, arrival: event.data.arrival, announcedAt: event.data.at };
    case 'DocumentSent': {
      const { number, fileId, mediaType, sentAt } = event.data;
      return { ...state, documents: [...state.documents, { number, fileId, mediaType, sentAt }] };
    }
    case 'DocumentsDeleted':
      return { ...state, documents: [] };
  }
}
