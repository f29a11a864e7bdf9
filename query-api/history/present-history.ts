import type {
  HISTORY_LANES,
  HistoryStepJson,
  ThingEventJson,
} from '@baanpak/contract/booking/booking-history.ts';
import { eventLabelsEn, namesEn, sentenceEn } from '@baanpak/contract/history/en.ts';
import { type DayPrice, type Names, namesFrom } from '@baanpak/contract/history/sentence.ts';
import { eventLabelsTh, namesTh, sentenceTh } from '@baanpak/contract/history/th.ts';
import { isRefundEvent } from '@baanpak/domain/booking/refunds.ts';
import type { Satang } from '@baanpak/domain/values/money/money.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { positionToken } from '@baanpak/infrastructure/http/position-token.ts';
import type { HistoryEvent, Told } from './read-history.ts';

const WORDS = {
  th: { names: namesTh, sentence: sentenceTh, labels: eventLabelsTh },
  en: { names: namesEn, sentence: sentenceEn, labels: eventLabelsEn },
};

type Lane = (typeof HISTORY_LANES)[number];

/** By how a stream's name begins. */
const LANES: Readonly<Record<string, Lane>> = {
  ...{ booking: 'booking', review: 'booking', taxInvoices: 'booking' },
  ...{ room: 'room', roomCalendar: 'room' },
  ...{ checkout: 'checkout', payment: 'payment' },
  ...{ refund: 'refund', moneyCase: 'refund', moneyCases: 'refund' },
  ...{ user: 'user', endedToken: 'user', admins: 'user' },
};
const MONEY: ReadonlySet<Lane> = new Set(['checkout', 'payment', 'refund']);

export const laneOf = ({ stream }: Pick<HistoryEvent, 'stream'>): Lane =>
  LANES[stream.split('-')[0] ?? ''] ?? 'hotel';

/** Of checkouts, payments, refunds and cases: nothing for who may not read money. */
export const isOfMoney = (event: Pick<HistoryEvent, 'stream'>): boolean => MONEY.has(laneOf(event));

/** Prices before a change of a room's, by the event's id. */
export type PricesBefore = ReadonlyMap<
  string,
  Readonly<{ days?: readonly DayPrice[]; basePriceBefore?: Satang }>
>;

type Presenting = Readonly<{
  told: Told;
  language: Language;
  storeId: string;
  readsMoney: boolean;
  /** Events that only their type is told of: amounts in them cannot be split between owners. */
  withheld?: ReadonlySet<string>;
  pricesBefore?: PricesBefore;
}>;

/** An event as histories answer it. */
export function presentEvent(
  event: HistoryEvent,
  { told, language, storeId, readsMoney, withheld, pricesBefore }: Presenting,
): ThingEventJson {
  const { id, position, revision, type, recordedAt, metadata } = event;
  const { names: words, sentence, labels } = WORDS[language];
  const done = told.who(event);
  const before = pricesBefore?.get(id);
  const names: Names = { ...namesFrom(words, told.known, done), ...before };
  const isHidden = withheld?.has(id) || (!readsMoney && isRefundEvent(event));
  return {
    ...{ id, position: positionToken({ storeId, position }), index: null, revision },
    ...{ stream: told.streamOf(event), lane: laneOf(event), type },
    sentence: isHidden ? `${labels[type]}: ${names.who}` : sentence(event, names),
    ...{ at: recordedAt, ...done, name: told.known.users.get(done.by) ?? null },
    command: metadata.command ?? null,
    correlation: metadata.correlationId,
    cause: metadata.causationId,
    ...{ undoable: false, undone: false },
    data: isHidden
      ? null
      : { ...told.dataOf(event, readsMoney), ...(before?.days && { days: before.days }) },
  };
}

/** Events in the order they are given, by what they follow from together. */
export function stepsOf(
  events: readonly Pick<ThingEventJson, 'id' | 'correlation' | 'at'>[],
): HistoryStepJson[] {
  const steps = new Map<string, { from: string; to: string; events: string[] }>();
  for (const { id, correlation, at } of events) {
    const step = steps.get(correlation);
    if (!step) steps.set(correlation, { from: at, to: at, events: [id] });
    else {
      step.events.push(id);
      if (at < step.from) step.from = at;
      if (at > step.to) step.to = at;
    }
  }
  return [...steps].map(([correlation, step]) => ({ correlation, ...step }));
}

/** What there is to say of the log's proofs before it is signed. */
export const NOT_SIGNED = { verified: null, proof: null } as const;
