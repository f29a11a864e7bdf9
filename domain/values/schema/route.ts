import type { TSchema } from 'typebox';
import type { RefusalCode } from '../decider/refusal.ts';
import type { Action } from '../people/roles.ts';

/** What HTTP itself refuses with, where a route says so of itself. */
type TransportCode =
  | 'invalid-request'
  | 'malformed-json'
  | 'too-many-requests'
  | 'unauthorized'
  | 'wrong-credentials';

/** The groups of read models that a read can be made of. */
type Group = 'search' | 'bookings' | 'users' | 'events' | 'reports';

/** The one field of a multipart form that holds files. */
export type UploadForm = Readonly<{
  field: string;
  /** Whether several files may come in it; the handler limits their number. */
  many: boolean;
  /** The largest a file may be, in bytes. */
  largest: number;
  /** What the API's document says of the field. */
  description: string;
  /** A form without a file, or no form at all, is good as well. */
  optional?: boolean;
}>;

/** An answer that is no JSON: a file, a picture or a stream of events, by its media type. */
type OtherAnswer = Readonly<{
  description: string;
  content: Readonly<Record<string, Readonly<{ schema: TSchema }>>>;
}>;

/** The thing that the path's `id` names; each server looks up whose it is. */
export type Kind =
  | 'booking'
  | 'hotel'
  | 'room'
  | 'user'
  | 'application'
  | 'case'
  | 'event'
  | 'refund'
  | 'review'
  | 'site'
  // one that is removed counts, too: a repeated removal is answered
  | 'hotel-or-removed'
  | 'room-or-removed'
  | 'user-or-removed';

/** Who of the staff may call a route. */
export type Rights = Readonly<{
  action: Action;
  /** Whose the thing is must be in the right's scope; 404 for a thing that is not there. */
  of?: Kind;
  /** The thing is a user, and everyone reaches their own. */
  self?: true;
  /** Guests may call it too: anyone without the right is one. */
  guests?: true;
}>;

/** The resources of the back office whose open lists and records follow what others change, by their names. */
export const FOLLOWED_RESOURCES = [
  'bookings',
  'hotels',
  'rooms',
  'users',
  'cases',
  'refunds',
  'payments',
  'partners',
  'reviews',
  'site',
] as const;
export type FollowedResource = (typeof FOLLOWED_RESOURCES)[number];

/** A resource of the back office: its routes speak react-admin's dialect (docs/adr/0139-admin-api-follows-from-the-table.md). */
export type Resource = Readonly<{
  /** Such as `/admin-api/hotels`; its last part is the name in `content-range`. */
  path: string;
  /** The fields of the plain answers that hold one record, and a list of them. */
  one: string;
  many: string;
  /** Parameters with which its plain list is always asked: callers cannot filter by them. */
  fixed?: Readonly<Record<string, unknown>>;
}>;

/** One route: what it takes, what it answers, how it refuses (docs/adr/0137-one-route-table.md). */
export type Route = Readonly<{
  /** Under which heading the API's document lists it. */
  tag: string;
  summary: string;
  description?: string;
  /** What staff need a right for; left out by routes of guests. */
  rights?: Rights;
  /**
   * Resources that answer it too, in react-admin's dialect: `GET /hotels/{id}` also as `GET /admin-api/hotels/{id}`.
   * A route whose own path is a resource's is answered there alone.
   */
  resources?: readonly Resource[];
  /** Needs no API key. */
  open?: true;
  /** Its answers are one caller's alone: no cache keeps them. */
  private?: true;
  /** Counts against no limit of calls. */
  unlimited?: true;
  /** Asks the payment provider, which may take longer. */
  asksProvider?: true;
  params?: TSchema;
  query?: TSchema;
  /** Headers that it reads itself. */
  headers?: TSchema;
  /** A JSON body. */
  body?: TSchema;
  /** The same fields may come as an urlencoded form. */
  formToo?: true;
  /** The body is read as the bytes that came, whatever they are. */
  takesBytes?: true;
  /** A multipart form with files, instead of JSON. */
  form?: UploadForm;
  /** Fields of the body that may come back as they are kept, against the rules of today. */
  mayBringBack?: readonly string[];
  /** A POST that takes an `idempotency-key`; every PUT and DELETE does. */
  takesKey?: true;
  /** Of a success; default 200. */
  status?: 201 | 202;
  answer: TSchema | OtherAnswer;
  /** Media types of the files that it answers instead, where its query asks for one. */
  files?: readonly string[];
  /** A write whose answer has no `x-position`: no read model shows what it does. */
  withoutPosition?: true;
  /** What it refuses with, beside what follows from the rest (a body, an id in the path, a right). */
  refuses?: readonly (RefusalCode | TransportCode)[];
  /** Further members of the problem document, by its code. */
  facts?: Readonly<Partial<Record<RefusalCode, TSchema>>>;
  /** Of a read: the read models that its answer is made of, for which it waits after a write. */
  reads?: readonly Group[];
}>;
