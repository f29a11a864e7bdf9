import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { MINUTE, SECOND } from '@baanpak/domain/values/time/instant.ts';
import { isDatabaseAway } from '@baanpak/infrastructure/database/wait-for-database.ts';
import { StoreUnavailable } from '@baanpak/infrastructure/event-store/port.ts';
import { ProviderUnknown } from '@baanpak/infrastructure/payment-provider/port.ts';

const FIRST = 5 * SECOND;
/** What is away comes back, and is wanted soon after; a bug stays until a version mends it. */
const LONGEST = { away: MINUTE, bug: 10 * MINUTE };
/** Up to this part of a pause is left out, so that what failed together does not come again together. */
const JITTER = 0.25;

/** Whether an error passes by itself, in milliseconds or when somebody is back: a database, a disk with room, the provider. */
export const isTransient = (error: unknown): boolean =>
  error instanceof StoreUnavailable ||
  error instanceof ProviderUnknown ||
  error instanceof Refusal ||
  isDatabaseAway(error);

/** Milliseconds until what failed for the n-th time is tried again; no sooner than where `least` has grown to. */
export function pauseAfter(
  error: unknown,
  failures: number,
  { least = FIRST, random = Math.random }: { least?: number; random?: () => number } = {},
): number {
  const longest = Math.max(least, isTransient(error) ? LONGEST.away : LONGEST.bug);
  const pause = Math.min(least * 2 ** Math.min(failures - 1, 20), longest);
  return Math.round(pause * (1 - JITTER * random()));
}
