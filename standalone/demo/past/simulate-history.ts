import type { Ports } from '@baanpak/command-api/ports.ts';
import { attempt } from '@baanpak/command-api/processes/attempt.ts';
import { withFollowUp } from '@baanpak/command-api/processes/follow-up.ts';
import type { Timer } from '@baanpak/command-api/processes/timer-store.ts';
import { ledgerProgress } from '@baanpak/command-api/use-cases/ledger/ledger-progress.ts';
import { nextComparison } from '@baanpak/domain/processes/keep-ledger.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { type Instant, instant, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { SandboxObject } from '@baanpak/payment-sandbox/postgres-store.ts';
import { EventLog } from '@baanpak/simulation/event-log.ts';
import { Runner } from '@baanpak/simulation/runner.ts';
import type { DemoHotel } from '../demo-hotel.ts';
import type { DemoWorld } from '../world.ts';
import { book, planBlock } from './book.ts';
import type { DemoBooking } from './demo-booking.ts';
import { planFailure } from './failures.ts';
import { generateHistory } from './generate-history.ts';
import type { Past } from './past.ts';
import { planPayment } from './pay.ts';
import { planCourse } from './plan-course.ts';
import { providerInMemory } from './provider-in-memory.ts';
import { planReview } from './review.ts';

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
 * Plays the demo's past through the use cases and processes, with the clock of then and everything in memory: what it
 * comes to is what the product would have written at the time. But nobody is mailed, and the provider's books are not
 * compared before `now`.
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
  const log = new EventLog({ now: () => clock });
  const provider = providerInMemory(() => clock);
  const commands = log.commandsWith();
  const ports = portsOf(world.ports, { commands, now: () => clock, codeOf, provider });
  const runner = new Runner({
    clock: {
      now: () => clock,
      set: (at) => {
        clock = at;
      },
    },
    events: log.events,
    async carryOut(tried, by) {
      const events = await attempt(ports, tried);
      if (by === 'timer') await ports.followUp(events);
      return true;
    },
    keep: (timer) => asOfNow(timer, now),
  });
  const ownerOf = new Map(catalogue.map(({ slug, owner }) => [slug, owner]));
  const past: Past = { ports, id, agenda: runner, provider, ownerOf };
  for (const { at, act } of openings) runner.plan(at, () => act({ ...world, ports }));
  const { bookings, blocks } = generateHistory(catalogue, now);
  for (const [n, booking] of bookings.entries()) {
    planBooking(past, booking);
    planReview(past, booking, n);
  }
  for (const block of blocks) planBlock(past, block);
  planFailure(past, now);
  await runner.runUntil(now);
  return { events: log.events, timers: runner.timers(), objects: provider.objects() };
}

/** What is left of a timer: no mails, and of the ledger's the next one to come. */
function asOfNow(timer: Timer, now: Instant): Timer | undefined {
  const { command, due } = timer;
  if (command.type === 'SendMail') return undefined;
  if (due >= now) return timer;
  if (command.type === 'CompareCheckout') return undefined;
  if (command.type !== 'CompareDay') return timer;
  const next = nextComparison(command.data.day, now);
  return next && { ...timer, due: next };
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
