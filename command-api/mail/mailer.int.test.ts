import { nights } from '@baanpak/domain/testing/samples.ts';
import { DAY } from '@baanpak/domain/values/time/instant.ts';
import { outboxPost, outboxReader } from '@baanpak/infrastructure/mail/outbox.ts';
import { describe, expect, it, vi } from 'vitest';
import { LETTERS_COME, usePostOffice } from '../testing/post-office.ts';

const STAY = nights(1, 3);
const office = usePostOffice();

describe('mail', () => {
  it('is nobody’s to wait for: without a server one books and pays', async () => {
    await office.server.close();
    const mailer = await office.run();
    const { body } = await office.shop.book(office.shop.garden, STAY);
    await vi.waitFor(async () => expect((await office.mails())[0]?.tries).toBe(1), LETTERS_COME);
    expect((await office.shop.payByCard({ bookingId: body.book._id })).status).toBe(201);
    await vi.waitFor(
      async () =>
        expect(await mailer.check()).toMatchObject({
          ok: true,
          detail: 'mail could not be sent; it is tried again',
        }),
      LETTERS_COME,
    );
    await vi.waitFor(async () => expect(await mailer.waiting.count()).toBe(2), LETTERS_COME);
    expect(office.shop.logged.map(({ message }) => message)).toContain('A mail could not be sent');
    await office.reopen();
  });

  it('goes out once the server is back', async () => {
    await office.server.close();
    await office.run();
    const { body } = await office.shop.book(office.shop.garden, STAY, { lang: 'en' });
    await vi.waitFor(async () => expect((await office.mails())[0]?.tries).toBe(1), LETTERS_COME);
    await office.reopen();
    office.shop.clock.moveBy(16_000);
    await office.arrived(1);
    expect(office.subjects()).toEqual([`Please pay for your booking ${body.book.bookingId}`]);
    await vi.waitFor(async () => expect(await office.outcomes()).toEqual(['sent']), LETTERS_COME);
  });

  it('is given up where the address is refused, and tried again where the server is busy', async () => {
    office.server.trouble = { status: 550, atRecipient: true };
    await office.run();
    await office.shop.book(office.shop.garden, STAY);
    await vi.waitFor(
      async () => expect(await office.outcomes()).toEqual(['undeliverable']),
      LETTERS_COME,
    );
    office.server.trouble = { status: 451 };
    await office.shop.book(office.shop.river, STAY);
    await vi.waitFor(
      async () =>
        expect(await office.mails()).toContainEqual(expect.objectContaining({ tries: 1 })),
      LETTERS_COME,
    );
    office.server.trouble = undefined;
    office.shop.clock.moveBy(16_000);
    await office.arrived(1);
  });

  it('that was sent and not marked is sent once more under the same message id', async () => {
    const post = office.smtp();
    let died = false;
    await office.run({
      ...post,
      async send(mail) {
        await post.send(mail);
        if (died) return;
        died = true;
        throw new Error('the process died');
      },
    });
    await office.shop.book(office.shop.garden, STAY);
    await office.arrived(1);
    await vi.waitFor(
      async () => expect((await office.mails())[0]).toMatchObject({ tries: 1 }),
      LETTERS_COME,
    );
    office.shop.clock.moveBy(16_000);
    await office.arrived(2);
    const [first, second] = office.server.received;
    expect(first?.messageId).toMatch(/^<[0-9a-f]{40}@baanpak\.example>$/);
    expect(second?.messageId).toBe(first?.messageId);
    await vi.waitFor(async () => expect(await office.outcomes()).toEqual(['sent']), LETTERS_COME);
  });

  it('is not written twice when the processes run again over the whole log', async () => {
    await office.run();
    await office.shop.book(office.shop.garden, STAY);
    await office.arrived(1);
    await office.shop.stopProcesses();
    await office.shop.pool.query('TRUNCATE command.process_checkpoints, command.process_timers');
    await office.shop.runProcesses();
    const next = await office.shop.book(office.shop.river, STAY, { lang: 'en' });
    await office.arrived(2);
    expect(office.subjects()).toContain(`Please pay for your booking ${next.body.book.bookingId}`);
    expect(await office.mails()).toHaveLength(2);
  });

  it('tells no news of long ago', async () => {
    await office.shop.book(office.shop.garden, STAY);
    office.shop.clock.moveBy(2 * DAY);
    await office.run();
    const { body } = await office.shop.book(office.shop.river, STAY, { lang: 'en' });
    await vi.waitFor(
      () =>
        expect(office.subjects()).toContain(`Please pay for your booking ${body.book.bookingId}`),
      LETTERS_COME,
    );
    expect(
      (await office.mails()).filter(({ letter }) => /"held"/.test(JSON.stringify(letter))),
    ).toHaveLength(1);
  });

  it('has nothing to say to who paid before the letter went', async () => {
    await office.shop.runProcesses();
    const { body } = await office.shop.book(office.shop.garden, STAY, { lang: 'en' });
    await office.shop.payByCard({ bookingId: body.book._id });
    await office.queued(3);
    await office.shop.runMailer(office.smtp());
    await office.arrived(1);
    expect(office.subjects()).toEqual([`Booking ${body.book.bookingId} at Riverside is confirmed`]);
  });

  it('waits as ids alone', async () => {
    await office.shop.runProcesses();
    await office.shop.book(office.shop.garden, STAY);
    await office.queued(1);
    const { rows } = await office.shop.pool.query('SELECT m::text AS row FROM command.mails m');
    expect(JSON.stringify(rows)).not.toMatch(/anna|rakdee|081234/i);
  });

  it('is kept in the outbox without a office.server, each once', async () => {
    await office.run(outboxPost(office.shop.pool, office.shop.deps.now));
    const { body } = await office.shop.book(office.shop.garden, STAY, { lang: 'en' });
    await office.shop.payByCard({ bookingId: body.book._id });
    const outbox = outboxReader(office.shop.pool);
    const list = await vi.waitFor(async () => {
      const found = await outbox.list();
      expect(found.length).toBeGreaterThan(0);
      expect(found[0]?.subject).toContain('is confirmed');
      return found;
    }, LETTERS_COME);
    const mail = await outbox.read(list[0]?.id ?? '');
    expect(mail).toMatchObject({ to: 'anna@example.com', attachments: [{}, {}] });
    expect(
      Buffer.from(mail?.attachments[0]?.content ?? [])
        .subarray(0, 4)
        .toString(),
    ).toBe('%PDF');
  });
});
