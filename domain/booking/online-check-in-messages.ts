import type { Message } from '../values/decider/message.ts';
import type { Instant } from '../values/time/instant.ts';

// What a guest sends ahead of their arrival (docs/adr/0089-online-check-in.md).

/** Personal: the store keeps it encrypted. */
export type AnnouncedArrival = Readonly<{
  /** Of the clock in Bangkok, such as 14:30; null: not known yet. */
  arrivalTime: string | null;
  /** Names of who comes along. */
  companions: readonly string[];
  requests: string | null;
}>;

/** How a document is kept: pictures are drawn again, a PDF stays as it came. */
export type DocumentType = 'image/webp' | 'application/pdf';

export type SentDocument = Readonly<{
  /** From 1 in the order they came; names it in the stay. */
  number: number;
  /** Names the sealed file. */
  fileId: string;
  mediaType: DocumentType;
  sentAt: Instant;
}>;

/** What came so far, and is still there. */
export type OnlineCheckIn = Readonly<{
  arrival: AnnouncedArrival | null;
  announcedAt: Instant | null;
  documents: readonly SentDocument[];
}>;

export const NOTHING_SENT: OnlineCheckIn = { arrival: null, announcedAt: null, documents: [] };

export type AnnounceArrival = Message<
  'AnnounceArrival',
  { bookingId: string; arrival: AnnouncedArrival; at: Instant }
>;
export type SendDocument = Message<
  'SendDocument',
  { bookingId: string; fileId: string; mediaType: DocumentType; at: Instant }
>;
/** Before the stay is over by then, nothing is deleted. */
export type DeleteDocuments = Message<'DeleteDocuments', { bookingId: string; at: Instant }>;
export type OnlineCheckInCommand = AnnounceArrival | SendDocument | DeleteDocuments;

/** Of a guest who was erased, `arrival` is read as null. */
export type ArrivalAnnounced = Message<
  'ArrivalAnnounced',
  { bookingId: string; arrival: AnnouncedArrival | null; at: Instant }
>;
export type DocumentSent = Message<'DocumentSent', SentDocument & { bookingId: string }>;
export type DocumentsDeleted = Message<'DocumentsDeleted', DeleteDocuments['data']>;
export type OnlineCheckInEvent = ArrivalAnnounced | DocumentSent | DocumentsDeleted;
