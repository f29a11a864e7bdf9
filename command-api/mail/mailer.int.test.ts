import { nights } from '@baanpak/domain/testing/samples.ts';
import { DAY, MINUTE } from '@baanpak/domain/values/instant.ts';
import { outboxPost, outboxReader } from '@baanpak/infrastructure/mail/outbox.ts';
import type { Post } from '@baanpak/infrastructure/mail/port.ts';
import { smtpPost } from '@baanpak/infrastructure/mail/smtp.ts';
import {
  type MailServer,
  startMailServer,
} from '@baanpak/infrastructure/mail/testing/mail-server.ts';
import { readPdf } from '@baanpak/query-api/documents/testing/read-pdf.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openOwnHotel } from '../testing/own-hotel.ts';
import { openShop, PUBLIC_SITE, type Shop } from '../testing/shop.ts';

const PATIENT = { timeout: 30_000, interval: 30 };
const STAY = nights(1, 3);
let shop: Shop;
let server: MailServer;
beforeEach(async () => {
  [shop, server] = await Promise.all([openShop(), startMailServer()]);
});
afterEach(async () => {
  await shop.close();
  await server.close();
});

const smtp = () => smtpPost({ smtpUrl: server.smtpUrl, from: 'no-reply@baanpak.example' });
const run = async (post: Post = smtp()) => {
  await shop.runProcesses();
  return shop.runMailer(post);
};
const subjects = () => server.received.map(({ subject }) => subject ?? '').sort();
const arrived = (count: number) =>
  vi.waitFor(() => expect(subjects()).toHaveLength(count), PATIENT);
const queued = (count: number) =>
  vi.waitFor(async () => expect(await mails()).toHaveLength(count), PATIENT);
const mails = async () => {
  const { rows } = await shop.pool.query<{ outcome: string | null; tries: number; letter: object }>(
    'SELECT outcome, tries, letter FROM command.mails ORDER BY queued_at, id',
  );
  return rows;
};
const outcomes = async () => (await mails()).map(({ outcome }) => outcome);

describe('a guest who books and pays', () => {
  it('is told how to pay, and then has the receipt and the calendar entry', async () => {
    await run();
    const { body } = await shop.book(shop.garden, STAY, { lang: 'en' });
    const code = body.book.bookingId;
    await arrived(1);
    const [held] = server.received;
    expect(held).toMatchObject({ to0: 'anna@example.com' });
    expect(held?.subject).toBe(`Please pay for your booking ${code}`);
    expect(held?.text).toContain(`${PUBLIC_SITE}/en/booking/${body.book._id}`);

    await shop.payByCard({ bookingId: body.book._id });
    await arrived(2);
    const paid = server.received[1];
    expect(paid?.subject).toBe(`Booking ${code} at Riverside is confirmed`);
    const [pdf, calendar] = paid?.attachments ?? [];
    expect(pdf?.filename).toBe(`receipt-${code}.pdf`);
    const receipt = await readPdf(Buffer.from(pdf?.content as ArrayBuffer));
    expect(receipt).toContain('Anna Rakdee');
    expect(receipt).toMatch(/Total\s*2,000\.00/);
    expect(receipt).toContain('Credit or debit card');
    expect(calendar?.filename).toBe(`stay-${code}.ics`);
    expect(Buffer.from(calendar?.content as ArrayBuffer).toString()).toContain('STATUS:CONFIRMED');
  });

  it('is written to in Thai, once for a whole cart', async () => {
    await run();
    const cart = await shop.openCheckout([
      {
        roomId: shop.garden.roomId,
        dateRange: { start: STAY.checkIn, end: STAY.checkOut },
        guests: 2,
      },
      {
        roomId: shop.valley.roomId,
        dateRange: { start: STAY.checkIn, end: STAY.checkOut },
        guests: 2,
      },
    ]);
    const { body } = await shop.bookAll(cart.body.data.uid, { lang: 'th' });
    await shop.payByCard({ checkoutId: cart.body.data.uid });
    await arrived(2);
    const paid = server.received.find(({ subject }) => subject?.startsWith('ยืนยันการจอง'));
    for (const { bookingId } of body.books) expect(paid?.text).toContain(bookingId);
    expect(paid?.attachments).toHaveLength(4);
  });

  it('is told when the time to pay is over, and when a booking was given up', async () => {
    await run();
    const lapsed = await shop.book(shop.garden, STAY, { lang: 'en' });
    const dropped = await shop.book(shop.river, STAY, { lang: 'en' });
    await shop.giveUp(dropped.body.book._id);
    shop.clock.moveBy(31 * MINUTE);
    await shop.runProcesses();
    await vi.waitFor(
      () =>
        expect(subjects()).toEqual(
          expect.arrayContaining([
            `Booking ${dropped.body.book.bookingId} is canceled`,
            `The time to pay for booking ${lapsed.body.book.bookingId} is over`,
          ]),
        ),
      PATIENT,
    );
  });
});

describe("a hotel's owner", () => {
  it('is told of a new booking and of a transfer to look for, where they have an address', async () => {
    const own = await openOwnHotel(shop);
    await shop.put(`/users/${own.owner.userId}`, { email: 'owner@example.com' }, own.owner.headers);
    await run();
    const room = await own.newRoom();
    const online = await shop.book(room, STAY);
    await shop.payByCard({ bookingId: online.body.book._id });
    await vi.waitFor(
      () =>
        expect(server.received.find(({ to0 }) => to0 === 'owner@example.com')).toMatchObject({
          subject: `การจองใหม่ ${online.body.book.bookingId} / New booking`,
        }),
      PATIENT,
    );

    const transfer = await shop.book(room, nights(5, 6), { paymentMethod: 'direct' });
    await shop.reportTransfer(transfer.body.book._id);
    await vi.waitFor(
      () =>
        expect(subjects()).toContain(
          `แขกแจ้งโอนเงิน ${transfer.body.book.bookingId} / A transfer to confirm`,
        ),
      PATIENT,
    );
  });

  it('without an address gets nothing, and the guest is written to all the same', async () => {
    await run();
    const { body } = await shop.book(shop.garden, STAY);
    await arrived(1);
    await shop.payByCard({ bookingId: body.book._id });
    await queued(3);
    await vi.waitFor(
      async () => expect((await outcomes()).sort()).toEqual(['moot', 'sent', 'sent']),
      PATIENT,
    );
    expect(server.received.map(({ to0 }) => to0)).toEqual(['anna@example.com', 'anna@example.com']);
  });
});

describe('mail', () => {
  it('is nobody’s to wait for: without a server one books and pays', async () => {
    await server.close();
    const mailer = await run();
    const { body } = await shop.book(shop.garden, STAY);
    await vi.waitFor(async () => expect((await mails())[0]?.tries).toBe(1), PATIENT);
    expect((await shop.payByCard({ bookingId: body.book._id })).status).toBe(201);
    await vi.waitFor(
      async () =>
        expect(await mailer.check()).toEqual({
          ok: true,
          detail: 'mail could not be sent; it is tried again',
        }),
      PATIENT,
    );
    await vi.waitFor(async () => expect(await mailer.waiting.count()).toBe(2), PATIENT);
    expect(shop.logged.map(({ message }) => message)).toContain('A mail could not be sent');
    server = await startMailServer(server.port);
  });

  it('goes out once the server is back', async () => {
    const { port } = server;
    await server.close();
    await run();
    const { body } = await shop.book(shop.garden, STAY, { lang: 'en' });
    await vi.waitFor(async () => expect((await mails())[0]?.tries).toBe(1), PATIENT);
    server = await startMailServer(port);
    shop.clock.moveBy(16_000);
    await arrived(1);
    expect(subjects()).toEqual([`Please pay for your booking ${body.book.bookingId}`]);
    await vi.waitFor(async () => expect(await outcomes()).toEqual(['sent']), PATIENT);
  });

  it('is given up where the address is refused, and tried again where the server is busy', async () => {
    server.trouble = { status: 550, atRecipient: true };
    await run();
    await shop.book(shop.garden, STAY);
    await vi.waitFor(async () => expect(await outcomes()).toEqual(['undeliverable']), PATIENT);
    server.trouble = { status: 451 };
    await shop.book(shop.river, STAY);
    await vi.waitFor(
      async () => expect(await mails()).toContainEqual(expect.objectContaining({ tries: 1 })),
      PATIENT,
    );
    server.trouble = undefined;
    shop.clock.moveBy(16_000);
    await arrived(1);
  });

  it('that was sent and not marked is sent once more under the same message id', async () => {
    const post = smtp();
    let died = false;
    await run({
      ...post,
      async send(mail) {
        await post.send(mail);
        if (died) return;
        died = true;
        throw new Error('the process died');
      },
    });
    await shop.book(shop.garden, STAY);
    await arrived(1);
    await vi.waitFor(async () => expect((await mails())[0]).toMatchObject({ tries: 1 }), PATIENT);
    shop.clock.moveBy(16_000);
    await arrived(2);
    const [first, second] = server.received;
    expect(first?.messageId).toMatch(/^<[0-9a-f]{40}@baanpak\.example>$/);
    expect(second?.messageId).toBe(first?.messageId);
    await vi.waitFor(async () => expect(await outcomes()).toEqual(['sent']), PATIENT);
  });

  it('is not written twice when the processes run again over the whole log', async () => {
    await run();
    await shop.book(shop.garden, STAY);
    await arrived(1);
    await shop.stopProcesses();
    await shop.pool.query('TRUNCATE command.process_checkpoints, command.process_timers');
    await shop.runProcesses();
    const next = await shop.book(shop.river, STAY, { lang: 'en' });
    await arrived(2);
    expect(subjects()).toContain(`Please pay for your booking ${next.body.book.bookingId}`);
    expect(await mails()).toHaveLength(2);
  });

  it('tells no news of long ago', async () => {
    await shop.book(shop.garden, STAY);
    shop.clock.moveBy(2 * DAY);
    await run();
    const { body } = await shop.book(shop.river, STAY, { lang: 'en' });
    await vi.waitFor(
      () => expect(subjects()).toContain(`Please pay for your booking ${body.book.bookingId}`),
      PATIENT,
    );
    expect(
      (await mails()).filter(({ letter }) => /"held"/.test(JSON.stringify(letter))),
    ).toHaveLength(1);
  });

  it('has nothing to say to who paid before the letter went', async () => {
    await shop.runProcesses();
    const { body } = await shop.book(shop.garden, STAY, { lang: 'en' });
    await shop.payByCard({ bookingId: body.book._id });
    await queued(3);
    await shop.runMailer(smtp());
    await arrived(1);
    expect(subjects()).toEqual([`Booking ${body.book.bookingId} at Riverside is confirmed`]);
  });

  it('waits as ids alone', async () => {
    await shop.runProcesses();
    await shop.book(shop.garden, STAY);
    await queued(1);
    const { rows } = await shop.pool.query('SELECT m::text AS row FROM command.mails m');
    expect(JSON.stringify(rows)).not.toMatch(/anna|rakdee|081234/i);
  });

  it('is kept in the outbox without a server, each once', async () => {
    await run(outboxPost(shop.pool, shop.deps.now));
    const { body } = await shop.book(shop.garden, STAY, { lang: 'en' });
    await shop.payByCard({ bookingId: body.book._id });
    const outbox = outboxReader(shop.pool);
    const list = await vi.waitFor(async () => {
      const found = await outbox.list();
      expect(found.length).toBeGreaterThan(0);
      expect(found[0]?.subject).toContain('is confirmed');
      return found;
    }, PATIENT);
    const mail = await outbox.read(list[0]?.id ?? '');
    expect(mail).toMatchObject({ to: 'anna@example.com', attachments: [{}, {}] });
    expect(
      Buffer.from(mail?.attachments[0]?.content ?? [])
        .subarray(0, 4)
        .toString(),
    ).toBe('%PDF');
  });
});
