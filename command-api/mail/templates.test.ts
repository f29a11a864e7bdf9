import type { BookingContent } from '@baanpak/contract/booking/booking.ts';
import { BOOKING_ID, GUEST_ID, paidStay } from '@baanpak/documents/testing/sample-stay.ts';
import {
  OWNER_TEMPLATES,
  REFUND_TEMPLATES,
  STAY_TEMPLATES,
} from '@baanpak/domain/processes/mail-templates.ts';
import { LANGUAGES, type Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { describe, expect, it } from 'vitest';
import { mailOf } from './compose.ts';
import type { MailFacts } from './mail-facts.ts';

const SITE = 'https://baanpak.example';
const OTHER_GUEST_ID = '5d0c7a0e-2c1b-8f8e-8a39-64a1f0d7c2e4';
type Kind = Parameters<typeof mailOf>[0];

const GUEST_TEMPLATES = [...STAY_TEMPLATES, ...REFUND_TEMPLATES];

const about = (...books: readonly [Partial<BookingContent>, ...Partial<BookingContent>[]]) => {
  const stays = books.map((book) => paidStay(book));
  return { stays, site: SITE } as unknown as MailFacts;
};
const write = (kind: Kind, book: Partial<BookingContent> = {}) => mailOf(kind, about(book));
const held = (lang: Language, book: Partial<BookingContent> = {}): Partial<BookingContent> => ({
  lang,
  status: 'Reserved',
  holdExpiresAt: '2027-01-01T03:30:00.000Z',
  ...book,
});
const DIRECT = {
  paymentMethod: 'direct',
  bank: 'KBANK',
  bankAccountNumber: '123-4-56789-0',
  bankAccountName: 'Riverside Co.',
} as const;

describe('each mail template', () => {
  it.each(GUEST_TEMPLATES)('%s says in either language which stay it is about', async (kind) => {
    for (const [lang, hotel, room, arrival] of [
      ['th', 'บ้านริมน้ำ อัมพวา', 'ห้องริมสวนน้ำค้าง', '1 มีนาคม 2570'],
      ['en', 'Riverside House Amphawa', 'Garden room', '1 March 2027'],
    ] as const) {
      const mail = await write(kind, held(lang));
      expect(mail.subject).toContain('BK-7Q2MX4');
      for (const body of [mail.html, mail.text])
        for (const fact of [hotel, room, arrival, '฿2,000', 'BK-7Q2MX4'])
          expect(body).toContain(fact);
      expect(mail.html).toContain(`<html lang="${lang}">`);
    }
  });

  it('tells of the breakfast that comes with the room, or was asked for', async () => {
    const [{ book }] = about({}).stays;
    const told = async (breakfast: typeof book.roomObj.breakfast, asked = false) =>
      (
        await write(
          'paid',
          held('en', { breakfast: asked, roomObj: { ...book.roomObj, breakfast } }),
        )
      ).text;
    expect(await told('included')).toMatch(/Breakfast\W+Included/);
    expect(await told('on-request')).toMatch(/Breakfast\W+On request/);
    expect(await told(null, true)).toMatch(/Breakfast\W+Requested/);
    expect(await told(null)).not.toContain('Breakfast');
  });

  it.each([...GUEST_TEMPLATES, ...OWNER_TEMPLATES])(
    '%s leaves nothing undefined, and has its link in both bodies',
    async (kind) => {
      for (const lang of LANGUAGES) {
        const { html, text, subject } = await write(kind, held(lang, DIRECT));
        expect(html + text + subject).not.toMatch(/undefined|null|NaN|\[object/);
        const link = /https:\/\/baanpak\.example\S*/.exec(text)?.[0] ?? 'none';
        expect(html).toContain(`href="${link}"`);
      }
    },
  );

  it.each(GUEST_TEMPLATES)(
    '%s leads to where one asks for a link, where there is none',
    async (kind) => {
      for (const lang of LANGUAGES) {
        const [stay] = about(held(lang, DIRECT)).stays;
        const facts = { stays: [{ ...stay, guestId: null }], site: SITE } as const;
        const { html, text } = await mailOf(kind, facts);
        expect(html + text).not.toMatch(/null|undefined/);
        for (const link of text.match(/https:\S*\/booking\/\S*/g) ?? [])
          expect(link).toBe(`${SITE}${lang === 'en' ? '/en' : ''}/booking/find`);
      }
    },
  );

  it.each(GUEST_TEMPLATES)('%s has a link for each of several bookings', async (kind) => {
    for (const lang of LANGUAGES) {
      const [first] = about(held(lang, DIRECT)).stays;
      const other = { ...first, guestId: OTHER_GUEST_ID };
      const { html, text } = await mailOf(kind, { stays: [first, other], site: SITE });
      for (const body of [html, text])
        for (const id of [GUEST_ID, OTHER_GUEST_ID]) expect(body).toContain(`/booking/${id}`);
    }
  });

  it.each([...GUEST_TEMPLATES, ...OWNER_TEMPLATES])(
    '%s shows hostile names as text',
    async (kind) => {
      const evil = `<img src=x onerror="alert('1')">`;
      const name = { th: evil, en: evil };
      const mail = await write(
        kind,
        held('en', { reservedBy: evil, hotelName: name, ...DIRECT, bankAccountName: evil }),
      );
      expect(mail.html).not.toContain('<img');
      const { html } = await mailOf(kind, {
        stays: [paidStay(held('en'), { hotelName: name, contactPhone: '"><script>' })],
        site: SITE,
      });
      expect(html).not.toMatch(/<img|<script/);
    },
  );
});

/** A refund of 1,500 baht that is so far. */
const refund = (
  changes: Partial<NonNullable<BookingContent['refund']>>,
): Partial<BookingContent> => ({
  refund: {
    id: 'refund-1',
    status: 'refunding',
    amount: 1500,
    quote: null,
    way: null,
    of: null,
    needsAccount: false,
    bank: null,
    accountNumber: null,
    accountName: null,
    reason: null,
    requestedAt: null,
    decidedAt: null,
    by: null,
    decisionReason: null,
    failureCode: null,
    paidAt: null,
    ...changes,
  },
});

describe('a mail about a refund', () => {
  it.each(REFUND_TEMPLATES.filter((kind) => kind !== 'refund-rejected'))(
    '%s says how much, in either language',
    async (kind) => {
      for (const lang of LANGUAGES) {
        const { text, html } = await write(kind, { lang, ...refund({}) });
        expect(text).toContain('฿1,500');
        expect(html).toContain('฿1,500');
      }
    },
  );

  it('says why it was declined', async () => {
    const rejected = refund({ status: 'rejected', decisionReason: 'Peak season' });
    expect((await write('refund-rejected', { lang: 'en', ...rejected })).text).toContain(
      'Message from the hotel: Peak season',
    );
    expect((await write('refund-rejected', { lang: 'th', ...rejected })).text).toContain(
      'เหตุผลของโรงแรม: Peak season',
    );
  });

  it('leads to where one names an account, where it waits for that', async () => {
    const { text } = await write('refund-needs-account', { lang: 'en', ...refund({}) });
    expect(text).toContain(`${SITE}/en/booking/${GUEST_ID}/refund`);
  });

  it('promises no money where the policy gives none back', async () => {
    const { text } = await write('refund-approved', { lang: 'en', ...refund({ amount: 0 }) });
    expect(text).toContain('there is no refund');
    expect(text).not.toContain('on its way');
  });

  it('tells by which way it was paid', async () => {
    const paid = async (way: 'transfer' | 'provider') =>
      (await write('refund-paid', { lang: 'en', ...refund({ status: 'refunded', way }) })).text;
    expect(await paid('transfer')).toContain('transferred it to your account');
    expect(await paid('provider')).toContain('the way you paid');
  });

  it('tells owners what they have to do, without the account', async () => {
    const account = { bank: 'KBANK', accountNumber: '111-2-22222-2', accountName: 'Anna R' };
    for (const kind of ['refund-to-decide', 'refund-to-pay', 'refund-failed'] as const) {
      const { text } = await write(kind, refund({ reason: 'Ill', failureCode: 'x', ...account }));
      expect(text).toContain('฿1,500');
      expect(text).not.toMatch(/111-2|Anna R/);
    }
  });
});

it('tells owners in words why a refund is held back, and not to transfer it', async () => {
  const facts = refund({ reason: 'Ill', failureCode: 'charge-disputed' });
  const { text } = await write('refund-failed', facts);
  expect(text).toContain('disputes this charge');
  expect(text).not.toContain('charge-disputed');
  expect(text).not.toContain('transfer it yourself');
});

describe('a mail about a held room', () => {
  it('links to the page where one pays, in the language of the booking', async () => {
    expect((await write('held', held('th'))).text).toContain(`${SITE}/booking/${GUEST_ID}`);
    expect((await write('held', held('en'))).text).toContain(`${SITE}/en/booking/${GUEST_ID}`);
  });

  it('names the last moment, in Bangkok', async () => {
    expect((await write('held', held('en'))).text).toContain('1 January 2027 at 10:30');
    expect((await write('held', held('th'))).text).toContain('1 มกราคม 2570 เวลา 10:30');
  });

  it('names the account and the amount where the hotel is paid directly, and else no account', async () => {
    for (const [lang, bank] of [
      ['en', 'Kasikornbank'],
      ['th', 'ธนาคารกสิกรไทย'],
    ] as const) {
      const { text } = await write('held', held(lang, DIRECT));
      for (const fact of [bank, '123-4-56789-0', 'Riverside Co.', '฿2,000'])
        expect(text).toContain(fact);
      expect((await write('held', held(lang))).text).not.toContain(bank);
    }
  });

  it('asks once for all rooms of a cart', async () => {
    const { text } = await mailOf(
      'held',
      about(held('en'), held('en', { bookingId: 'BK-222222' })),
    );
    expect(text).toContain('Amount due: ฿4,000');
    expect(text).toContain('BK-222222');
  });
});

describe('a mail about money that is looked into', () => {
  it('tells its guest how much reached us', async () => {
    for (const lang of LANGUAGES) {
      const facts = { ...about({ lang }), caseAmount: 40 };
      expect((await mailOf('payment-looked-into', facts)).text).toContain('฿40');
    }
  });
});

describe('a mail about a paid stay', () => {
  it('brings the receipt of each stay, and one calendar file of all', async () => {
    const { attachments } = await mailOf(
      'paid',
      about({ lang: 'en' }, { lang: 'en', bookingId: 'BK-222222' }),
    );
    expect(attachments.map(({ name, type }) => [name, type.split(';')[0]])).toEqual([
      ['receipt-BK-7Q2MX4.pdf', 'application/pdf'],
      ['receipt-BK-222222.pdf', 'application/pdf'],
      ['order-BK-7Q2MX4.ics', 'text/calendar'],
    ]);
  });

  it('brings them nobody else', async () =>
    expect((await write('new-booking')).attachments).toEqual([]));
});

describe('a mail to an owner', () => {
  it('says everything in both languages, and leads to the back office', async () => {
    const { subject, text } = await write('new-booking', { reservedBy: 'Anna' });
    expect(subject).toBe('การจองใหม่ BK-7Q2MX4 / New booking');
    expect(text).toContain('มีการจองใหม่ / You have a new booking');
    expect(text).toContain('ผู้จอง / Guest: Anna');
    expect(text).toContain(`${SITE}/owner/somchai/book-manage/${BOOKING_ID}`);
  });
});
