import type { BookingContent } from '@baanpak/contract/booking/booking.ts';
import { paidStay } from '@baanpak/documents/testing/sample-stay.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { describe, expect, it } from 'vitest';
import { mailOf } from './compose.ts';

const WAS = {
  room: { th: 'ห้องริมทะเล', en: 'Sea room' },
  ...{ checkInDate: '2027-02-20', checkOutDate: '2027-02-23', price: 3500, credit: 0 },
};
type Refund = NonNullable<BookingContent['refund']>;
const REFUND: Refund = {
  ...{ id: 'm1-moved', status: 'refunding', amount: 1500, quote: null, way: null },
  ...{
    of: null,
    needsAccount: false,
    bank: null,
    accountNumber: null,
    accountName: null,
    reason: null,
  },
  ...{
    requestedAt: null,
    decidedAt: null,
    decisionReason: null,
    failureCode: null,
    by: null,
    paidAt: null,
  },
};

const written = (lang: Language, amountDue: number, refund?: Refund, credit = 0) => {
  const refunds = refund ? [refund] : [];
  const own = refund?.kind === undefined ? refund : undefined;
  const stay = { ...paidStay({ lang, refunds, ...(own && { refund: own }) }), amountDue };
  return mailOf('moved', {
    stays: [stay],
    site: 'https://baanpak.example',
    moved: { ...WAS, credit },
  });
};

describe('the mail about a stay that was moved', () => {
  it.each([
    [
      'en',
      'Before: Sea room, 20 February 2027 – 23 February 2027',
      'Now: Garden room, 1 March 2027',
    ],
    ['th', 'เดิม: ห้องริมทะเล, 20 กุมภาพันธ์ 2570', 'ใหม่: ห้องริมสวนน้ำค้าง, 1 มีนาคม 2570'],
  ] as const)('says in %s what it was and is, with receipt and calendar', async (lang, was, is) => {
    const { text, attachments } = await written(lang, 0);
    for (const fact of [was, is, '฿3,500', '฿2,000']) expect(text).toContain(fact);
    expect(attachments.map(({ type }) => type.split(';')[0])).toEqual([
      'application/pdf',
      'text/calendar',
    ]);
  });

  it('says what is still to be paid', async () => {
    const { text } = await written('en', 700);
    expect(text).toContain('Still to pay: ฿700');
    expect(text).not.toContain('Goes back');
  });

  it.each([
    ['on its way', REFUND, -1500, '฿1,500'],
    ['paid already', { ...REFUND, status: 'refunded' }, 0, '฿1,500'],
    ['on its way, and some of the desk', REFUND, -1900, '฿1,900'],
    ['of the desk alone', undefined, -400, '฿400'],
  ] as const)('says what goes back: %s', async (_, refund, amountDue, amount) => {
    const { text } = await written('en', amountDue, refund);
    expect(text).toContain(`Refund to you: ${amount}`);
    expect(text).not.toContain('Still to pay');
  });

  it.each([
    ['en', 'Difference to be decided: ฿1,500', 'Refund'],
    ['th', 'ส่วนต่างที่รอโรงแรมพิจารณา: ฿1,500', 'คืนเงินให้คุณ'],
  ] as const)(
    'says in %s that the hotel decides about a difference, and promises nothing',
    async (lang, waits, promise) => {
      const difference = { ...REFUND, kind: 'difference', status: 'requested' } as const;
      const { text } = await written(lang, -1500, difference);
      expect(text).toContain(waits);
      expect(text).not.toContain(promise);
    },
  );

  it('does not promise what is kept as credit', async () => {
    expect((await written('en', -500, undefined, 500)).text).not.toContain('Refund');
    expect((await written('en', -800, undefined, 500)).text).toContain('Refund to you: ฿300');
  });
});
