import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { Traceparent } from '../../telemetry/tracing.ts';
import type { JsonObject } from '../port.ts';

/** Who asked for what, and why: the same for every event that a command leads to. */
export type CommandContext = Readonly<{
  /** A user, `guest`, or `process:<name>`. */
  actor: string;
  /** Stays the same from the first request through everything that follows from it. */
  correlationId: string;
  /** The event that led to the command; null for a request from outside. */
  causationId: string | null;
  commandId: string;
  /** HMAC of the request's body with the server's secret, where an idempotency key came along. */
  requestHash?: string;
  /** The command's span, where spans are collected: what follows from its events is told beneath it. */
  traceparent?: Traceparent;
}>;

/** Written beside every event from the first one on. */
export type EventMetadata = CommandContext &
  Readonly<{
    schemaVersion: number;
    recordedAt: Instant;
    /** Hash of the stream's event before this one; null for the first. */
    previousHash: string | null;
  }>;

/** Metadata as the codec wrote it; the store hands it back unread. */
export const metadataOf = (stored: JsonObject) => stored as JsonObject & EventMetadata;
