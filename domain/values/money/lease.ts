import { MINUTE, SECOND } from '../time/instant.ts';

/** How long a call to the payment provider counts whose answer nobody heard, in milliseconds from its intent. */
export type Lease = Readonly<{
  /** Anyone who was held up for longer does not call any more. */
  sentWithin: number;
  /** What was sent in time has landed by then, or never will. */
  landsWithin: number;
}>;
export type Leases = Readonly<{ charge: Lease; refund: Lease }>;

/**
 * An answer is given up after 10 seconds, and a provider may finish what it began for a while after; the
 * rest is for clocks that differ. Both ends are right for a provider that takes real money, and no shorter.
 */
export const LEASES: Leases = {
  charge: { sentWithin: 20 * SECOND, landsWithin: MINUTE },
  refund: { sentWithin: 10 * SECOND, landsWithin: 2 * MINUTE },
};

/** The same, none longer than `landsWithin`: for a provider that is known to answer sooner. */
export const leasesOf = (landsWithin: number): Leases => ({
  charge: shortened(LEASES.charge, landsWithin),
  refund: shortened(LEASES.refund, landsWithin),
});

const shortened = (lease: Lease, landsWithin: number): Lease => ({
  sentWithin: Math.min(lease.sentWithin, landsWithin / 2),
  landsWithin: Math.min(lease.landsWithin, landsWithin),
});
