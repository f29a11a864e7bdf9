import { EVENT_TYPES, EVENTS } from '@baanpak/domain/events.ts';
import { processes } from '@baanpak/domain/processes/all.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { type StoredSample, storedSamples } from '@baanpak/domain/testing/stored-samples.ts';
import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import { baht, satang } from '@baanpak/domain/values/money/money.ts';
import { LANGUAGES, type Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { addDays, localDate } from '@baanpak/domain/values/time/local-date.ts';
import { describe, expect, it } from 'vitest';
import { paymentFailureText, resolvedText, systemName } from './codes.ts';
import { namesEn, sentenceEn } from './en.ts';
import {
  bahtText,
  type DayPrice,
  formatsOf,
  type KnownNames,
  type Names,
  namesFrom,
  priceRuns,
} from './sentence.ts';
import { namesTh, sentenceTh } from './th.ts';

const SENTENCE = { th: sentenceTh, en: sentenceEn };
const WORDS = { th: namesTh, en: namesEn };

const NOBODY: KnownNames = {
  ...{ users: new Map(), bookings: new Map() },
  ...{ rooms: new Map(), hotels: new Map() },
};
const named = (kind: string) => (id: string) => `${kind} ${id.slice(0, 4)}`;
const NAMES: Names = {
  who: 'Nok',
  ...{ user: named('user'), booking: named('BK'), room: named('room'), hotel: named('hotel') },
};

const samples = storedSamples();
const inBoth = LANGUAGES.flatMap((language) =>
  samples.map((sample): [Language, string, StoredSample] => [language, sample.file, sample]),
);

const NONE: ReadonlySet<string> = new Set();

/** Each member of data, however deep, by its name; what lies in a member of `without` is left out. */
function membersOf(
  data: unknown,
  without = NONE,
): readonly (readonly [name: string, value: unknown])[] {
  if (Array.isArray(data)) return data.flatMap((item) => membersOf(item, without));
  if (!isRecord(data)) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    without.has(name) ? [] : [[name, value] as const, ...membersOf(value, without)],
  );
}

/** Beside an event's own sums and days: what each night costs, the booking of a block, the invoice of a credit note. */
const besides = (type: string): ReadonlySet<string> =>
  new Set(['nightPrices', 'block', ...(type.startsWith('CreditNote') ? ['invoice'] : [])]);

const ABOUT_MONEY = ['amount', 'previousAmount', 'counted', 'expected', 'difference', 'basePrice'];
const WITH_PRICE = ['BookingPlaced', 'BookingTaken', 'StayMoved'];

const amountsOf = ({ type, data }: DomainEvent): readonly number[] => {
  const names = new Set([...ABOUT_MONEY, ...(WITH_PRICE.includes(type) ? ['price'] : [])]);
  return membersOf(data, besides(type)).flatMap(([name, value]) =>
    names.has(name) && typeof value === 'number' ? [value] : [],
  );
};

const DAYS = new Set(['checkIn', 'checkOut', 'day']);
const MOMENTS = new Set(['paidAt', 'heldUntil', 'expiresAt', 'landsUntil', 'completedAt']);

function daysOf({ type, data }: DomainEvent, language: Language): readonly string[] {
  const { day, moment, month } = formatsOf(language);
  const periods = type === 'DaysPainted' ? [...data.prices, ...data.rules] : [];
  return [
    ...periods.map(({ from }) => day(from)),
    ...membersOf(data, besides(type)).flatMap(([name, value]) => {
      if (typeof value !== 'string') return [];
      if (DAYS.has(name)) return [day(value)];
      if (name === 'month') return [month(value)];
      return MOMENTS.has(name) ? [moment(value)] : [];
    }),
  ];
}

/** What opens anything to a guest, or to staff. */
const ACTING = new Set([
  ...['uid', 'checkoutUid', 'guestId', 'guestIdHash', 'requestId', 'requestHash', 'attemptId'],
  ...['chargeId', 'providerRefundId', 'slipId', 'fileId', 'transferId', 'authorizeUri', 'qrUri'],
  ...['tokenHash', 'passwordVersion', 'secretVersion', 'recoveryVersion'],
]);
/** What an event keeps encrypted that its sentence may tell: neither who somebody is nor their own words. */
const TOLD_OF_PERSONAL = new Set(['arrivalTime']);

function secretsOf({ type, data }: DomainEvent): readonly string[] {
  const { personal } = EVENTS[type];
  const sealed: unknown = personal ? Reflect.get(data, personal.field) : null;
  return [
    ...membersOf(data).flatMap(([name, value]) => (ACTING.has(name) ? [value] : [])),
    ...(typeof sealed === 'string' ? [sealed] : []),
    ...membersOf(sealed).flatMap(([name, value]) => (TOLD_OF_PERSONAL.has(name) ? [] : [value])),
  ].flatMap((value) => (typeof value === 'string' && value.length > 2 ? [value] : []));
}

describe('a sentence of an event', () => {
  it.each(inBoth)('in %s names who, the amounts and the days of %s', (language, _, sample) => {
    const sentence = SENTENCE[language](sample, NAMES);
    expect(sentence).toContain('Nok');
    for (const amount of amountsOf(sample)) expect(sentence).toContain(bahtText(amount));
    for (const day of daysOf(sample, language)) expect(sentence).toContain(day);
    expect(sentence).not.toMatch(/undefined|null|NaN|\[object|Invalid/);
  });

  it.each(inBoth)(
    'in %s tells nothing that acts, or that is personal, of %s',
    (language, _, sample) => {
      const sentence = SENTENCE[language](sample, NAMES);
      for (const secret of secretsOf(sample)) expect(sentence).not.toContain(secret);
    },
  );

  it.each(LANGUAGES)('in %s differs from the sentence of every other type', (language) => {
    const alike = new Map<string, string[]>();
    for (const sample of samples.filter(({ file }) => file.startsWith('stored-events/'))) {
      const sentence = SENTENCE[language](sameValues(sample), { ...NAMES, ...ONE_OF_EACH });
      alike.set(sentence, [...(alike.get(sentence) ?? []), sample.type]);
    }
    expect([...alike.values()].filter((types) => types.length > 1)).toEqual([]);
    expect(alike.size).toBe(EVENT_TYPES.length);
  });

  it.each(['th', 'en'] as const)('in %s is whole without its personal fields', (language) => {
    for (const sample of samples) {
      const { personal } = EVENTS[sample.type];
      if (!personal) continue;
      const erased = { ...sample, data: { ...sample.data, [personal.field]: null } } as DomainEvent;
      expect(SENTENCE[language](erased, NAMES)).not.toMatch(/undefined|null/);
    }
  });
});

const thing = (kind: string) => () => kind;
const ONE_OF_EACH = {
  ...{ user: thing('user'), booking: thing('booking') },
  ...{ room: thing('room'), hotel: thing('hotel') },
};

/** The same event with the same number, id, day and moment in every member. */
function sameValues(sample: StoredSample): DomainEvent {
  const text = JSON.stringify(sample.data)
    .replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"2027-01-01T03:00:00.000Z"')
    .replaceAll(/"\d{4}-\d\d-\d\d"/g, '"2027-01-01"')
    .replaceAll(/"number":"[^"]*"/g, '"number":"1"')
    .replaceAll(/:-?\d+(\.\d+)?(?=[,}])/g, ':1');
  return { ...sample, data: JSON.parse(text) } as DomainEvent;
}

describe('a change of prices', () => {
  const painted = samples.find(({ type }) => type === 'DaysPainted');
  if (painted?.type !== 'DaysPainted') throw new Error('There is a sample');
  const date = (n: number) => localDate(`2027-03-0${n}`);
  const days = [
    { date: date(1), from: baht(1000), to: baht(1500) },
    { date: date(2), from: baht(1000), to: baht(1500) },
    { date: date(3), from: satang(120_050), to: baht(1500) },
  ];

  it('names what its nights cost before and after, where that is known', () => {
    const event = { ...painted, data: { ...painted.data, rules: [] } };
    expect(sentenceEn(event, { ...NAMES, days })).toBe(
      'Nok took back a change and set the price of room 9e55: from ฿1,000 to ฿1,500 for 1 Mar 2027 to 2 Mar 2027 and from ฿1,200.50 to ฿1,500 for 3 Mar 2027.',
    );
    expect(sentenceTh(event, { ...NAMES, days })).toBe(
      'Nok เลิกทำการแก้ไขและตั้งราคาของ room 9e55: จาก ฿1,000 เป็น ฿1,500 ในวันที่ 1 มี.ค. 2570 ถึง 2 มี.ค. 2570 และ จาก ฿1,200.50 เป็น ฿1,500 ในวันที่ 3 มี.ค. 2570',
    );
  });
});

describe('a change of prices of some weekdays', () => {
  const painted = samples.find(({ type }) => type === 'DaysPainted');
  if (painted?.type !== 'DaysPainted') throw new Error('There is a sample');
  const event: DomainEvent = { type: 'DaysPainted', data: { ...painted.data, rules: [] } };
  const priced = (...days: number[]) =>
    days.map((n) => ({
      ...{ date: localDate(`2026-12-${String(n).padStart(2, '0')}`) },
      ...{ from: baht(1000), to: baht(1500) },
    }));

  it('is of these days, not of those between them', () => {
    const days = priced(4, 5, 11, 12, 18, 19, 25, 26); // Fridays and Saturdays
    expect(sentenceEn(event, { ...NAMES, days })).toContain(
      ': from ฿1,000 to ฿1,500 for 4 Dec 2026 to 26 Dec 2026 (Fri, Sat).',
    );
    expect(sentenceTh(event, { ...NAMES, days })).toContain(
      `จาก ฿1,000 เป็น ฿1,500 ในวันที่ 4 ธ.ค. 2569 ถึง 26 ธ.ค. 2569 (${[5, 6].map(formatsOf('th').weekday).join(', ')})`,
    );
  });

  it('names two periods apart as two', () => {
    expect(sentenceEn(event, { ...NAMES, days: priced(1, 2, 3, 10) })).toContain(
      ': from ฿1,000 to ฿1,500 for 1 Dec 2026 to 3 Dec 2026 and from ฿1,000 to ฿1,500 for 10 Dec 2026.',
    );
  });
});

describe('the periods of a change of prices', () => {
  /** So many nights, each at one of some prices. */
  const nightsAt = (count: number, prices: number): DayPrice[] =>
    Array.from({ length: count }, (_, n) => ({
      ...{ date: addDays(localDate('2027-01-01'), n) },
      ...{ from: baht(1000 + (n % prices)), to: baht(1500) },
    }));
  /** The least processor time of three tries, in microseconds. */
  const timeOf = (days: readonly DayPrice[]): number =>
    Math.min(
      ...[1, 2, 3].map(() => {
        const before = process.cpuUsage();
        priceRuns(days);
        return process.cpuUsage(before).user;
      }),
    );

  it.each([1, 2, 2_500])('take time in proportion to the nights, at %i prices', (prices) => {
    const few = timeOf(nightsAt(2_500, prices));
    expect(timeOf(nightsAt(20_000, prices))).toBeLessThan(24 * few + 20_000);
  });
});

describe('a sentence about what was erased', () => {
  const id = '6513270e-269e-4d37-b2a7-4de452e6b438';
  const amended = (terms: object): DomainEvent => ({
    type: 'BookingAmended',
    data: { bookingId: id, terms, guest: null },
  });
  const described = {
    ...{ type: 'UserDescribed', data: { userId: id, changes: null } },
  } as unknown as DomainEvent; // the type of today knows no erased changes

  it('says so', () => {
    expect(sentenceEn(amended({}), NAMES)).toBe('Nok corrected BK 6513: (erased).');
    expect(sentenceEn(amended({ children: 1 }), NAMES)).toBe('Nok corrected BK 6513: children.');
    expect(sentenceTh(amended({}), NAMES)).toBe('Nok แก้ไข BK 6513: (ลบแล้ว)');
    expect(sentenceEn(described, NAMES)).toContain(': (erased).');
    expect(sentenceTh(described, NAMES)).toContain(': (ลบแล้ว)');
  });
});

describe('a sentence of money', () => {
  const mismatched = samples.find(({ type }) => type === 'ChargeMismatched');
  const moved = samples.find(({ type }) => type === 'CashMoved');
  const assigned = samples.find(({ type }) => type === 'UnitAssigned');
  if (mismatched?.type !== 'ChargeMismatched' || moved?.type !== 'CashMoved')
    throw new Error('There is a sample');
  if (assigned?.type !== 'UnitAssigned') throw new Error('There is a sample');

  it('names another currency', () => {
    const charged = { ...mismatched, data: { ...mismatched.data, currency: 'USD' } };
    expect(sentenceEn(charged, NAMES)).toContain('a charge of 1,000.00 USD where ฿2,000');
    expect(sentenceTh(charged, NAMES)).toContain('1,000.00 USD');
  });

  it('says that cash was given back', () => {
    const back = { ...moved, data: { ...moved.data, amount: baht(-500) } };
    expect(sentenceEn(back, NAMES)).toContain('Nok gave back ฿500 in cash from the drawer of');
    expect(sentenceTh(back, NAMES)).toContain('Nok คืนเงินสด ฿500 จากลิ้นชักของ');
  });

  it('has a space in Thai behind the room of a unit', () => {
    const atCheckIn = { ...assigned, data: { ...assigned.data, because: 'check-in' as const } };
    expect(sentenceTh(atCheckIn, NAMES)).toMatch(/ของ room \S+ ตอนเช็คอิน$/);
  });
});

describe('a base price', () => {
  const described: DomainEvent = {
    type: 'RoomDescribed',
    data: { roomId: '9e55', changes: { basePrice: baht(1200), maxGuests: 3 } },
  };

  it('is named with the one before, where that is known', () => {
    expect(sentenceEn(described, { ...NAMES, basePriceBefore: baht(1000) })).toBe(
      'Nok changed room 9e55: base price from ฿1,000 to ฿1,200 and maximum guests.',
    );
    expect(sentenceTh(described, NAMES)).toBe(
      'Nok แก้ไข room 9e55: ราคาปกติเป็น ฿1,200 และ ผู้เข้าพักสูงสุด',
    );
  });
});

describe('the reason of a move', () => {
  const moved = samples.find(
    ({ type, data }) => type === 'StayMoved' && 'reason' in data && data.reason !== null,
  );

  it.each(LANGUAGES)(
    'is in no sentence in %s: a list has sentences, and nobody’s own words',
    (language) => {
      if (moved?.type !== 'StayMoved' || moved.data.reason === null)
        throw new Error('There is a sample');
      expect(SENTENCE[language](moved, NAMES)).not.toContain(moved.data.reason);
    },
  );
});

describe('names in sentences', () => {
  const id = '6513270e-269e-4d37-b2a7-4de452e6b438';
  const users = new Map([[id, 'Nok']]);
  const who = (language: Language, by: string, via: string | null = null) =>
    namesFrom(WORDS[language], { ...NOBODY, users }, { by, via }).who;

  it('call staff by name, guests and programs by what they are', () => {
    expect(who('en', id)).toBe('Nok');
    expect(who('en', 'guest')).toBe('the guest');
    expect(who('en', 'webhook')).toBe('the payment provider');
    expect(who('en', 'server')).toBe('the system (server)');
    expect(who('en', 'process:expire-unpaid', 'process:expire-unpaid')).toBe(
      'the system (ending unpaid holds)',
    );
    expect(who('en', 'guest', 'process:confirm-when-paid')).toBe(
      'the system (confirming payments, after the guest)',
    );
    expect(who('th', id, 'process:give-back')).toBe('ระบบ (คืนเงินที่ไม่มีการจอง ต่อจาก Nok)');
  });

  it('say so of who was erased or removed, and what a thing is whose name nobody knows', () => {
    const names = namesFrom(namesEn, NOBODY, { by: id, via: null });
    expect(names.who).toBe('(erased)');
    expect(names.user('another')).toBe('(erased)');
    expect([names.booking(id), names.room(id), names.hotel(id)]).toEqual([
      ...['a booking', 'a room', 'a hotel'],
    ]);
    expect(namesFrom(namesTh, NOBODY, { by: id, via: null }).who).toBe('(ลบแล้ว)');
  });
});

describe('money in sentences', () => {
  it('has two decimals where there are satang', () => {
    expect([baht(1234), satang(123_450), satang(-50)].map(bahtText)).toEqual([
      ...['฿1,234', '฿1,234.50', '-฿0.50'],
    ]);
  });
});

describe('the codes in a sentence', () => {
  it.each(processes.map(({ name }) => name))('name process %s in both languages', (name) => {
    for (const language of LANGUAGES) expect(systemName(name, language)).not.toBe(name);
  });

  it('say in words why money failed and why a case was closed, and stand for themselves where nobody foresaw them', () => {
    expect(paymentFailureText('insufficient_fund', 'th')).toBe('เงินในบัญชีไม่พอ');
    expect(resolvedText('refund-paid', 'en')).toBe('the refund was paid');
    expect(paymentFailureText('constructor', 'en')).toBe('constructor');
  });

  it.each(LANGUAGES)('are words in each sample that has one, in %s', (language) => {
    const coded = samples.filter(({ type }) =>
      ['ChargeFailed', 'PaymentFailed', 'RefundFailed', 'CaseResolved'].includes(type),
    );
    for (const sample of coded)
      expect(SENTENCE[language](sample, NAMES)).not.toMatch(/\([a-z]+[_-][a-z_-]+\)/);
  });
});
