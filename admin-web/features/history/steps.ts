import type {
  HistoryEventJson,
  ThingEventJson,
} from '@baanpak/contract/booking/booking-history.ts';
import { DAY, HOUR } from '@baanpak/domain/values/time/instant.ts';

/** An event of any history; those of a booking have what they changed in it. */
export type HistoryEvent = ThingEventJson & Partial<Pick<HistoryEventJson, 'changes'>>;
export type Lane = HistoryEvent['lane'];
export type Order = 'oldest-first' | 'newest-first';

/** What one request led to: the event that is its title, and all others of it in the order of time. */
export type Step = Readonly<{ title: HistoryEvent; others: readonly HistoryEvent[] }>;

/** Events of one correlation together, in the order in which the events are listed. */
export function stepsOf(events: readonly HistoryEvent[], order: Order): readonly Step[] {
  const steps = new Map<string, HistoryEvent[]>();
  for (const event of events) {
    const step = steps.get(event.correlation);
    if (step) step.push(event);
    else steps.set(event.correlation, [event]);
  }
  return [...steps.values()].flatMap((listed) => {
    const [title, ...others] = order === 'oldest-first' ? listed : listed.toReversed();
    return title ? [{ title, others }] : [];
  });
}

/** Between two events of a history in which nothing happened for over an hour. */
export type Silence = Readonly<{ unit: 'hours' | 'days' | 'months'; count: number }>;

const MONTH = 30 * DAY;
/** As long as this, it is counted in months. */
const MANY_DAYS = 61 * DAY;

/** How long nothing happened between two moments, in whole units; undefined up to an hour. */
export function silenceBetween(earlier: string, later: string): Silence | undefined {
  const lasted = Date.parse(later) - Date.parse(earlier);
  if (lasted <= HOUR) return undefined;
  if (lasted < DAY) return { unit: 'hours', count: Math.floor(lasted / HOUR) };
  if (lasted < MANY_DAYS) return { unit: 'days', count: Math.floor(lasted / DAY) };
  return { unit: 'months', count: Math.floor(lasted / MONTH) };
}

/** The silence before a step in a list, which is after it in time where the newest stands first. */
export function silenceBefore(
  step: Step,
  listedBefore: Step | undefined,
  order: Order,
): Silence | undefined {
  if (!listedBefore) return undefined;
  const [first, second] = order === 'oldest-first' ? [listedBefore, step] : [step, listedBefore];
  return silenceBetween((first.others.at(-1) ?? first.title).at, second.title.at);
}

/** Which events are the cause of which: for the links between them. */
export function causesIn(events: readonly HistoryEvent[]) {
  const byId = new Map(events.map((event) => [event.id, event]));
  const effects = new Map<string, HistoryEvent[]>();
  for (const event of events) {
    if (event.cause === null) continue;
    effects.set(event.cause, [...(effects.get(event.cause) ?? []), event]);
  }
  return {
    /** Undefined where it is not in this history. */
    causeOf: ({ cause }: HistoryEvent) => (cause === null ? undefined : byId.get(cause)),
    effectsOf: ({ id }: HistoryEvent): readonly HistoryEvent[] => effects.get(id) ?? [],
  };
}

/** The fields of a booking after the first `count` of its events, folded from nothing. */
export function stateAfter(
  events: readonly HistoryEvent[],
  count: number,
): Readonly<Record<string, unknown>> {
  const state: Record<string, unknown> = {};
  for (const { changes = {} } of events.slice(0, count))
    for (const [field, { to }] of Object.entries(changes)) state[field] = to;
  return state;
}

/** The lanes that events are in, in their order. */
export const lanesOf = (events: readonly HistoryEvent[]): readonly Lane[] =>
  LANES.filter((lane) => events.some((event) => event.lane === lane));

const LANES: readonly Lane[] = [
  ...(['hotel', 'user', 'booking', 'room', 'checkout', 'payment', 'refund'] as const),
];
