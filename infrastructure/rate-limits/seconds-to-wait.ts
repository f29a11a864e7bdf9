import { RateLimiterRes } from 'rate-limiter-flexible';

/** What a limiter said no with, in whole seconds; rethrows what is no such answer. */
export function secondsToWait(refusal: unknown): number {
  if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  throw refusal;
}
