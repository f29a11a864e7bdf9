import { hash as digest } from 'node:crypto';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { canonicalJson, type JsonObject } from '../../json/json.ts';
import type { EventToAppend } from '../port.ts';

/** Who asked for what, and why: the same for every event that a command leads to. */
export type CommandContext = Readonly<{
  /** A user, `guest`, or `process:<name>`. */
  actor: string;
  /** Stays the same from the first request through everything that follows from it. */
  correlationId: string;
  /** The event that led to the command; null for a request from outside. */
  causationId: string | null;
  commandId: string;
  /** The command's type, for a process its name and step; events of before have none. */
  command?: string;
  /** Of a process: the person whose act it follows from. Events of before have none. */
  causedBy?: string;
  /** HMAC of the request's body with the server's secret, where an idempotency key came along. */
  requestHash?: string;
  /** The command's span, where spans are collected: what follows from its events is told beneath it. */
  traceparent?: string;
}>;

/** Written beside every event from the first one on. */
export type EventMetadata = CommandContext &
  Readonly<{
    schemaVersion: number;
    recordedAt: Instant;
    /** Hash of the stream's event before this one; null for the first. */
    previousHash: string | null;
    /** Binds the personal field as it was, where the event has one; see `personalHash`. Events of before have none. */
    personalHash?: string;
    /** 16 random bytes (base64url), where a member that is withheld from readers has no sealed text beside it. */
    salt?: string;
  }>;

/** The person or program by whom something happened; `via` is the process that did it because of them. */
export const doneBy = ({
  actor,
  causedBy,
}: Pick<CommandContext, 'actor' | 'causedBy'>): Readonly<{ by: string; via: string | null }> =>
  isProcess(actor) ? { by: causedBy ?? actor, via: actor } : { by: actor, via: null };

/** By whom it is caused what a process does after an event; undefined where the event does not say. */
export const causedByOf = ({
  actor,
  causedBy,
}: Pick<CommandContext, 'actor' | 'causedBy'>): string | undefined =>
  causedBy ?? (isProcess(actor) ? undefined : actor);

export const isProcess = (actor: string): boolean => actor.startsWith('process:');

/** Metadata as the codec wrote it; the store hands it back unread. */
export const metadataOf = (stored: JsonObject) => stored as JsonObject & EventMetadata;

/** SHA-256 (hex) of an event as it is stored; the stream's next event carries it as `previousHash`. */
export function eventHash(event: EventToAppend): string {
  const known = hashes.get(event);
  if (known !== undefined) return known;
  const { id, type, data, metadata } = event;
  const hash = digest('sha256', canonicalJson({ id, type, data, metadata }), 'hex');
  hashes.set(event, hash);
  return hash;
}

// Events never change, and each is asked for twice: when it is encoded and when it was appended.
const hashes = new WeakMap<EventToAppend, string>();
