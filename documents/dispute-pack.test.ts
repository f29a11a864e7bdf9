import type { DisputePackJson } from '@baanpak/contract/booking/dispute-pack.ts';
import { describe, expect, it } from 'vitest';
import { disputePackFileName, disputePackPdf } from './dispute-pack.ts';
import { readPdf } from './testing/read-pdf.ts';

const PAYMENT: DisputePackJson['payments'][number] = {
  ...{ at: '2027-01-01T03:00:00.000Z', paidAt: '2027-01-01T03:02:00.000Z' },
  ...{ method: 'card', amount: 200_000, status: 'paid', failure: null },
  card: { brand: 'Visa', lastDigits: '4242' },
};

const PACK: DisputePackJson = {
  booking: {
    ...{ _id: 'f4d788fa-7409-488d-9fbb-76bf4d95e39b', bookingId: 'BK-7Q2MX4' },
    ...{ status: 'Completed', channel: 'website', guests: 2, price: 200_000, shared: false },
    hotel: { th: 'บ้านริมน้ำ อัมพวา', en: 'Riverside House Amphawa' },
    room: { th: 'ห้องริมสวน', en: 'Garden room' },
    ...{ checkInDate: '2027-03-01', checkOutDate: '2027-03-03' },
  },
  guest: { reservedBy: 'Anna Rakdee', email: 'anna@example.com', phone: null },
  disputes: [
    {
      ...{ _id: 'dispute-dspt_test_1', outcome: 'open', amount: 150_000, reason: 'not-received' },
      ...{ openedAt: '2027-03-10T03:00:00.000Z', endedAt: null },
    },
  ],
  agreed: {
    ...{ at: '2027-01-01T03:00:00.000Z', shownAt: '2027-01-01T02:50:00.000Z', price: 200_000 },
    nightPrices: [
      { date: '2027-03-01', price: 100_000 },
      { date: '2027-03-02', price: 100_000 },
    ],
    cancellationPolicy: [{ name: { th: 'ยืดหยุ่น', en: 'Flexible' }, daysBefore: 7, share: 0.5 }],
    ...{ policyRecorded: true, rates: null, termsVersion: '3f1c9a20' },
  },
  payments: [PAYMENT],
  refunds: [],
  mails: [],
  stay: {
    ...{ arrivedAt: '2027-03-01T07:00:00.000Z', departedAt: null, noShow: false },
    ...{ announcedAt: null, documents: [], documentsDeletedAt: null },
  },
  papers: { taxInvoice: null, creditNotes: [] },
  timeline: [
    {
      ...{ at: '2027-01-01T03:00:00.000Z', lane: 'booking', type: 'BookingPlaced' },
      sentence: 'The guest booked BK-7Q2MX4.',
    },
  ],
  ...{ more: false, statement: null, madeAt: '2027-03-11T03:00:00.000Z' },
};

const read = async (changes: Partial<DisputePackJson> = {}, language: 'th' | 'en' = 'en') =>
  (await readPdf(await disputePackPdf({ ...PACK, ...changes }, language))).replaceAll(/\s+/g, ' ');

describe('a dispute pack', () => {
  it('says in English what was shown, agreed, paid and done', async () => {
    const text = await read();
    for (const fact of [
      'Evidence for a disputed charge BK-7Q2MX4 · Made on 11 March 2027 at 10:00',
      'Hotel Riverside House Amphawa Room Garden room',
      'Check-in 1 March 2027 Check-out 3 March 2027',
      "Amount ฿1,500.00 The bank's reason not-received",
      'Price shown on 1 January 2027 at 09:50 Version of the terms shown 3f1c9a20',
      'Flexible: canceled at least 7 days before check-in, 50% is refunded',
      'Card · Visa ending in 4242 ฿2,000.00 Paid · 1 January 2027',
      'Checked in on 1 March 2027 at 14:00 Checked out on None',
      'The guest booked BK-7Q2MX4.',
    ])
      expect(text).toContain(fact);
    expect(text).toMatch(/2 March 2027 1,000\.00 Total 2,000\.00/);
  });

  it('says it in Thai, with the year of the Buddhist era', async () => {
    const text = await read({}, 'th');
    for (const fact of [
      'เอกสารประกอบการโต้แย้งรายการบัตร',
      'บ้านริมน้ำ อัมพวา',
      '1 มีนาคม 2570',
      'ยืดหยุ่น: ยกเลิกก่อนวันเข้าพักอย่างน้อย 7 วัน คืนเงิน 50%',
      'Visa ลงท้าย 4242',
      'เช็กอินเมื่อ',
    ])
      expect(text).toContain(fact);
  });

  it.each([
    ['won', 'โรงแรมชนะข้อโต้แย้ง', 'Won: no money was lost'],
    ['lost', 'โรงแรมแพ้ข้อโต้แย้ง', 'Lost: the money is gone'],
  ] as const)('says that a dispute was %s', async (outcome, th, en) => {
    const endedAt = '2027-04-10T03:00:00.000Z';
    const disputes = PACK.disputes.map((dispute) => ({ ...dispute, outcome, endedAt }));
    expect(await read({ disputes }, 'th')).toContain(th);
    expect(await read({ disputes })).toContain(en);
  });

  it('says of a policy that was not recorded that the default one counts', async () => {
    const agreed = { ...PACK.agreed, policyRecorded: false };
    const [th, en] = [
      /ไม่ได้บันทึกไว้กับการจอง ใช้เงื่อนไขมาตรฐาน/,
      /Not recorded with the booking: the default policy/,
    ];
    expect(await read({ agreed })).toMatch(en);
    expect(await read({ agreed }, 'th')).toMatch(th);
    expect(await read()).not.toMatch(en);
  });

  it('says that a policy without tiers refunds nothing', async () =>
    expect(await read({ agreed: { ...PACK.agreed, cancellationPolicy: [] } })).toContain(
      'Cancellation policy Nothing is refunded',
    ));

  it('says that older events are left out', async () => {
    expect(await read({ more: true })).toContain('Only the newest 2,000 events are shown');
    expect(await read()).not.toContain('Only the newest');
  });

  it('says of an unknown amount of a charge of one hotel that it was not recorded', async () => {
    const text = await read({
      disputes: PACK.disputes.map((dispute) => ({ ...dispute, amount: null })),
      payments: [{ ...PAYMENT, amount: null }],
    });
    expect(text).toMatch(/Outcome Under way Amount Not recorded/);
    expect(text).toMatch(/Visa ending in 4242 Not recorded/);
    expect(text).not.toContain('other hotels');
  });

  it('says of an unknown amount of a charge of several hotels that it cannot be split', async () => {
    const text = await read({
      booking: { ...PACK.booking, shared: true },
      disputes: PACK.disputes.map((dispute) => ({ ...dispute, amount: null })),
      payments: [{ ...PAYMENT, amount: null, card: null }],
    });
    expect(text).toMatch(/Amount Cannot be told from bookings of other hotels/);
    expect(text.match(/Cannot be/g)).toHaveLength(2); // the column of payments breaks its lines
    expect(text).toContain('This charge paid for bookings of other hotels, too.');
    expect(text).not.toMatch(/Amount Not recorded/);
  });

  it('says that the contacts of a guest are erased, and not that there were none', async () => {
    const erased = { reservedBy: null, email: null, phone: null };
    expect(await read({ guest: erased })).toMatch(
      /Name \(erased\) Email \(erased\) Phone \(erased\)/,
    );
    expect(await read()).toMatch(/Name Anna Rakdee Email anna@example\.com Phone None/);
  });

  it('says why a refund failed', async () => {
    const refund = {
      ...{ at: '2027-02-01T03:00:00.000Z', amount: 50_000, stage: 'failed' as const },
      ...{ changedAt: '2027-02-02T03:00:00.000Z', failure: 'charge-disputed' },
    };
    const text = await read({ refunds: [refund] });
    expect(text).toMatch(/฿500\.00 Failed · 2 February 2027 at 10:00 · The cardholder's bank/);
    expect(text).toContain('disputes this charge');
    const thai = await read({ refunds: [{ ...refund, failure: null }] }, 'th');
    expect(thai).toContain('คืนเงินไม่สำเร็จ · 2 กุมภาพันธ์ 2570');
  });

  it('lists the mails by what they were about', async () => {
    const mail = {
      ...{ template: 'paid', about: 'Confirmation and receipt' },
      ...{ queuedAt: '2027-01-01T03:02:00.000Z', outcome: 'sent' as const },
      at: '2027-01-01T03:03:00.000Z',
    };
    expect(await read({ mails: [mail] })).toMatch(
      /Time About Status 1 January 2027 at 10:02 Confirmation and receipt Sent/,
    );
  });

  it('has no heading over nothing: there is no signed statement yet', async () => {
    expect(await read()).not.toContain('Signed statement');
    expect(await read({}, 'th')).not.toContain('หนังสือรับรอง');
  });

  it('is a file named after the booking', () =>
    expect(disputePackFileName(PACK)).toBe('dispute-BK-7Q2MX4.pdf'));
});
