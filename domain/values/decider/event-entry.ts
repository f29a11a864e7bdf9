import type { Message } from './message.ts';

/** The kinds of things whose histories list events. */
export const SUBJECT_KINDS = ['booking', 'checkout', 'room', 'hotel', 'user', 'owner'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/**
 * By kind the ids of what an event concerns: each booking, checkout, room and owner that it names, and the user
 * it is about. The person who acted is in its metadata. An event of a booking, checkout or calendar concerns the
 * room, not the room's hotel; a settlement concerns its owner alone.
 */
export type Concerned = Readonly<{
  [Kind in SubjectKind]?: string | readonly string[] | null | undefined;
}>;

type EventEntry<Event extends Message> = Readonly<{
  /** The field that the store encrypts, and the field that names whose key it takes. */
  personal?: Readonly<{
    subject: string & keyof Event['data'];
    field: string & keyof Event['data'];
  }>;
  /** By a former type that is no longer written: the event that says the same today. */
  former?: Readonly<Record<string, (stored: Message) => Message>>;
  concerns: (event: Event) => Concerned;
}>;

/** What there is to know of each event type of a union; a type without its entry does not compile. */
export type EventEntries<Event extends Message> = {
  readonly [Type in Event['type']]: EventEntry<Extract<Event, { type: Type }>>;
};
