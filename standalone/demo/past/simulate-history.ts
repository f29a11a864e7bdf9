import type { Ports } from '@baanpak/command-api/ports.ts';
import { withFollowUp } from '@baanpak/command-api/processes/follow-up.ts';
import type { Timer } from '@baanpak/command-api/processes/timer-store.ts';
import { ledgerProgress } from '@baanpak/command-api/use-cases/ledger/ledger-progress.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { type Instant, instant, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { SandboxObject } from '@baanpak/payment-sandbox/postgres-store.ts';
import type { DemoHotel } from '../demo-hotel.ts';
import type { DemoWorld } from '../world.ts';
import { book, planBlock } from './book.ts';
import { commandsInMemory } from './commands-in-memory.ts';
import type { DemoBooking } from './demo-booking.ts';
import { planFailure } from './failures.ts';
import { generateHistory } from './generate-history.ts';
import type { Past } from './past.ts';
import { planPayment } from './pay.ts';
import { planCourse } from './plan-course.ts';
import { providerInMemory } from './provider-in-memory.ts';
import { planReview } from './review.ts';
import { schedule } from './schedule.ts';

/** In the demo's past; HOLD_MINUTES may be too short for its guests to pay in time. */
const HOLD_TIME = 30 * MINUTE;
/** Booking codes from the other end than those of the bookings to come. */
const LAST_CODE = 2 ** 30 - 1;

/** What happened, in order of time, and what it left behind besides. */
export type SimulatedHistory = Readonly<{
  events: readonly EventEnvelope<DomainEvent>[];
  /** Timers of the processes, all of them still to come. */
  timers: readonly Timer[];
  /** What the payment sandbox knows of it. */
  objects: readonly SandboxObject[];
}>;

/** What happened to the hotels, and when. */
export type Opening = Readonly<{ at: Instant; act: (world: DemoWorld) => Promise<void> }>;

type Given = Readonly<{
  catalogue: readonly DemoHotel[];
  now: Instant;
  world: DemoWorld;
  /** Of the n-th booking. */
  codeOf: (number: number) => string;
  openings: readonly Opening[];
}>;

/**
 * Plays the demo's past through the deciders and processes, with the clock of then and everything in
 * memory: what it comes to is what the product would have written at the time.
 */
export async function simulateHistory({
  catalogue,
  now,
  world,
  codeOf,
  openings,
}: Given): Promise<SimulatedHistory> {
  let clock = instant(0);
  const { id } = world;
  const { commands, written } = commandsInMemory(() => clock);
  const provider = providerInMemory(() => clock);
  const ports = portsOf(world.ports, { commands, now: () => clock, codeOf, provider });
  const setClock = (at: Instant) => {
    clock = at;
  };
  const plan = schedule({ ports, written, setClock, now });
  const ownerOf = new Map(catalogue.map(({ slug, owner }) => [slug, owner]));
  const past: Past = { ports, id, agenda: plan, provider, ownerOf };
  for (const { at, act } of openings) plan.plan(at, () => act({ ...world, ports }));
  const { bookings, blocks } = generateHistory(catalogue, now);
  for (const [n, booking] of bookings.entries()) {
    planBooking(past, booking);
    planReview(past, booking, n);
  }
  for (const block of blocks) planBlock(past, block);
  planFailure(past, now);
  await plan.runUntil(now);
  return { events: written, timers: plan.timers(), objects: provider.objects() };
}

function planBooking(past: Past, booking: DemoBooking): void {
  past.agenda.plan(booking.bookedAt, () => book(past, booking));
  planPayment(past, booking);
  if (isCertain(booking)) planCourse(past, booking);
}

const isCertain = ({ payment }: DemoBooking): boolean => {
  if (payment.by === 'nobody') return payment.because === 'due';
  if (payment.by === 'transfer') return payment.found;
  return !('less' in payment || 'late' in payment);
};

type Own = Pick<Ports, 'commands' | 'now'> &
  Readonly<{ codeOf: Given['codeOf']; provider: Past['provider'] }>;

/** As the product's, but that nothing goes on outside. */
function portsOf(ports: Ports, { codeOf, provider, ...own }: Own): Ports {
  let last = LAST_CODE + 1;
  const codes = async (count: number) =>
    Array.from({ length: count }, () => {
      last -= 1;
      return codeOf(last);
    });
  return withFollowUp({
    ...ports,
    ...own,
    provider: { ...ports.provider, ...provider },
    ledger: ledgerProgress(async () => {}),
    holds: { ...ports.holds, codes },
    failpoint: () => {},
    settings: { ...ports.settings, holdTime: HOLD_TIME, capHolds: false },
  });
}
