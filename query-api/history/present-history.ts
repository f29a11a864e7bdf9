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
import type { RecordedEvent } from '@baanpak/infrastructure/event-store/port.ts';
import { positionToken } from '@baanpak/infrastructure/http/position-token.ts';
import type { StreamKind } from '@baanpak/projector/events/tables.ts';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { type HistoryEvent, type Metadata, type Told, textOf } from './read-history.ts';

const WORDS = {
  th: { names: namesTh, sentence: sentenceTh, labels: eventLabelsTh },
  en: { names: namesEn, sentence: sentenceEn, labels: eventLabelsEn },
};

type Lane = (typeof HISTORY_LANES)[number];

/** By what a stream is of: a new kind of stream does not compile without its lane. */
const LANES: Readonly<Record<StreamKind, Lane>> = {
  ...{ booking: 'booking', review: 'booking', taxInvoices: 'booking' },
  ...{ room: 'room', roomCalendar: 'room' },
  ...{ checkout: 'checkout', payment: 'payment' },
  ...{ refund: 'refund', moneyCase: 'refund', moneyCases: 'refund' },
  ...{ user: 'user', endedToken: 'user', admins: 'user' },
  ...{ hotel: 'hotel', hotelRooms: 'hotel', reviewScores: 'hotel', till: 'hotel' },
  ...{ settlement: 'hotel', commissionInvoices: 'hotel', ledgerDay: 'hotel' },
  ...{ site: 'hotel', partnerApplication: 'hotel' },
};
const LANE_OF: ReadonlyMap<string, Lane> = new Map(Object.entries(LANES));

export const laneOf = ({ stream }: Readonly<{ stream: string }>): Lane =>
  LANE_OF.get(kindOf(stream)) ?? 'hotel';

const kindOf = (stream: string): string => stream.split('-')[0] ?? '';

/** Kinds of streams that only who may read money reads. */
const MONEY_STREAMS: readonly StreamKind[] = [
  ...(['checkout', 'payment', 'refund', 'moneyCase', 'moneyCases'] as const),
  ...(['settlement', 'commissionInvoices', 'ledgerDay'] as const),
];

/** Who may not read money reads of it their own drawers alone. The same rule as `notOfMoney`. */
export const isOfMoney = ({ stream }: Readonly<{ stream: string }>, userId: string): boolean =>
  MONEY_STREAMS.some((kind) => kind === kindOf(stream)) ||
  (kindOf(stream) === 'till' && !stream.includes(`-${userId}-`));

/** As a condition on the name of a stream. */
export const notOfMoney = (stream: Expression<string>, userId: string): Expression<SqlBool> =>
  eb.and([
    ...MONEY_STREAMS.map((kind) => eb(stream, 'not like', `${kind}-%`)),
    eb.or([eb(stream, 'not like', 'till-%'), eb(stream, 'like', `till-%-${userId}-%`)]),
  ]);
const eb = expressionBuilder<object>();

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
  const { names: words, sentence, labels } = WORDS[language];
  const before = pricesBefore?.get(event.id);
  const names: Names = { ...namesFrom(words, told.known, told.who(event)), ...before };
  const isHidden = withheld?.has(event.id) || (!readsMoney && isRefundEvent(event));
  const shown = readsMoney ? event : withoutReturned(event);
  return {
    ...frameOf(event, { told, storeId }),
    sentence: isHidden ? `${labels[event.type]}: ${names.who}` : sentence(shown, names),
    data: isHidden
      ? null
      : { ...told.dataOf(shown, readsMoney), ...(before?.days && { days: before.days }) },
  };
}

/** What goes back for a move is for who may read money. */
const withoutReturned = (event: HistoryEvent): HistoryEvent =>
  event.type === 'StayMoved' ? { ...event, data: { ...event.data, returned: null } } : event;

export const UNREADABLE = { th: 'อ่านเหตุการณ์นี้ไม่ได้', en: 'This event cannot be read' };

/** An event that nobody can read any more: when it was recorded and where, and by whom. */
export const presentUnreadable = (
  event: RecordedEvent,
  { told, language, storeId }: Pick<Presenting, 'told' | 'language' | 'storeId'>,
): ThingEventJson => ({
  ...frameOf(
    { ...event, recordedAt: textOf(event.metadata.recordedAt) ?? EARLIEST },
    { told, storeId },
  ),
  sentence: UNREADABLE[language],
  data: null,
});
const EARLIEST = '1970-01-01T00:00:00.000Z';

type Framed = Readonly<{ metadata: Metadata; recordedAt: string }> &
  Pick<RecordedEvent, 'id' | 'position' | 'revision' | 'stream' | 'type'>;

/** What histories answer of an event whatever it says; one without metadata of its own stands for itself. */
function frameOf(
  event: Framed,
  { told, storeId }: Pick<Presenting, 'told' | 'storeId'>,
): Omit<ThingEventJson, 'sentence' | 'data'> {
  const { id, position, revision, type, recordedAt, metadata } = event;
  const done = told.who(event);
  return {
    ...{ id, position: positionToken({ storeId, position }), index: null, revision },
    ...{ stream: told.streamOf(event), lane: laneOf(event), type },
    ...{ at: recordedAt, ...done, name: told.known.users.get(done.by) ?? null },
    command: textOf(metadata.command) ?? null,
    correlation: textOf(metadata.correlationId) ?? id,
    cause: textOf(metadata.causationId) ?? null,
    ...{ undoable: false, undone: false },
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
