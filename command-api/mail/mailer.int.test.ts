import { nights } from '@baanpak/domain/testing/samples.ts';
import { DAY } from '@baanpak/domain/values/time/instant.ts';
import { outboxReader, outboxTransport } from '@baanpak/infrastructure/mail/outbox.ts';
import { describe, expect, it, vi } from 'vitest';
import { MAIL_ARRIVES, useShopWithMail } from '../testing/shop-with-mail.ts';

const STAY = nights(1, 3);
const setup = useShopWithMail();

describe('mail', () => {
  it('is nobody’s to wait for: without a server one books and pays', async () => {
    await setup.server.close();
    const mailer = await setup.run();
    const { body } = await setup.shop.book(setup.shop.garden, STAY);
    await vi.waitFor(async () => expect((await setup.mails())[0]?.tries).toBe(1), MAIL_ARRIVES);
    expect((await setup.shop.payByCard({ bookingId: body.book._id })).status).toBe(201);
    await vi.waitFor(
      async () =>
        expect(await mailer.check()).toMatchObject({
          ok: true,
          detail: 'mail could not be sent; it is tried again',
        }),
      MAIL_ARRIVES,
    );
    await vi.waitFor(async () => expect(await mailer.waiting.count()).toBe(2), MAIL_ARRIVES);
    expect(setup.shop.logged.map(({ message }) => message)).toContain('A mail could not be sent');
    await setup.reopen();
  });

  it('goes out once the server is back', async () => {
    await setup.server.close();
    await setup.run();
    const { body } = await setup.shop.book(setup.shop.garden, STAY, { lang: 'en' });
    await vi.waitFor(async () => expect((await setup.mails())[0]?.tries).toBe(1), MAIL_ARRIVES);
    await setup.reopen();
    setup.shop.clock.moveBy(16_000);
    await setup.arrived(1);
    expect(setup.subjects()).toEqual([`Please pay for your booking ${body.book.bookingId}`]);
    await vi.waitFor(async () => expect(await setup.outcomes()).toEqual(['sent']), MAIL_ARRIVES);
  });

  it('is given up where the address is refused, and tried again where the server is busy', async () => {
    setup.server.trouble = { status: 550, atRecipient: true };
    await setup.run();
    await setup.shop.book(setup.shop.garden, STAY);
    await vi.waitFor(
      async () => expect(await setup.outcomes()).toEqual(['undeliverable']),
      MAIL_ARRIVES,
    );
    setup.server.trouble = { status: 451 };
    await setup.shop.book(setup.shop.river, STAY);
    await vi.waitFor(
      async () => expect(await setup.mails()).toContainEqual(expect.objectContaining({ tries: 1 })),
      MAIL_ARRIVES,
    );
    setup.server.trouble = undefined;
    setup.shop.clock.moveBy(16_000);
    await setup.arrived(1);
  });

  it('that was sent and not marked is sent once more under the same message id', async () => {
    const transport = setup.smtp();
    let died = false;
    await setup.run({
      ...transport,
      async send(mail) {
        await transport.send(mail);
        if (died) return;
        died = true;
        throw new Error('the process died');
      },
    });
    await setup.shop.book(setup.shop.garden, STAY);
    await setup.arrived(1);
    await vi.waitFor(
      async () => expect((await setup.mails())[0]).toMatchObject({ tries: 1 }),
      MAIL_ARRIVES,
    );
    setup.shop.clock.moveBy(16_000);
    await setup.arrived(2);
    const [first, second] = setup.server.received;
    expect(first?.messageId).toMatch(/^<[0-9a-f]{40}@baanpak\.example>$/);
    expect(second?.messageId).toBe(first?.messageId);
    await vi.waitFor(async () => expect(await setup.outcomes()).toEqual(['sent']), MAIL_ARRIVES);
  });

  it('is not written twice when the processes run again over the whole log', async () => {
    await setup.run();
    await setup.shop.book(setup.shop.garden, STAY);
    await setup.arrived(1);
    await setup.shop.stopProcesses();
    await setup.shop.pool.query('TRUNCATE command.process_checkpoints, command.process_timers');
    await setup.shop.runProcesses();
    const next = await setup.shop.book(setup.shop.river, STAY, { lang: 'en' });
    await setup.arrived(2);
    expect(setup.subjects()).toContain(`Please pay for your booking ${next.body.book.bookingId}`);
    expect(await setup.mails()).toHaveLength(2);
  });

  it('tells no news of long ago', async () => {
    await setup.shop.book(setup.shop.garden, STAY);
    setup.shop.clock.moveBy(2 * DAY);
    await setup.run();
    const { body } = await setup.shop.book(setup.shop.river, STAY, { lang: 'en' });
    await vi.waitFor(
      () =>
        expect(setup.subjects()).toContain(`Please pay for your booking ${body.book.bookingId}`),
      MAIL_ARRIVES,
    );
    expect(
      (await setup.mails()).filter(({ letter }) => /"held"/.test(JSON.stringify(letter))),
    ).toHaveLength(1);
  });

  it('has nothing to say to who paid before the mail went', async () => {
    await setup.shop.runProcesses();
    const { body } = await setup.shop.book(setup.shop.garden, STAY, { lang: 'en' });
    await setup.shop.payByCard({ bookingId: body.book._id });
    await setup.queued(3);
    await setup.shop.runMailer(setup.smtp());
    await setup.arrived(1);
    expect(setup.subjects()).toEqual([`Booking ${body.book.bookingId} at Riverside is confirmed`]);
  });

  it('waits as ids alone', async () => {
    await setup.shop.runProcesses();
    await setup.shop.book(setup.shop.garden, STAY);
    await setup.queued(1);
    const { rows } = await setup.shop.pool.query('SELECT m::text AS row FROM command.mails m');
    expect(JSON.stringify(rows)).not.toMatch(/anna|rakdee|081234/i);
  });

  it('is kept in the outbox without a setup.server, each once', async () => {
    await setup.run(outboxTransport(setup.shop.pool, setup.shop.ports.now));
    const { body } = await setup.shop.book(setup.shop.garden, STAY, { lang: 'en' });
    await setup.shop.payByCard({ bookingId: body.book._id });
    const outbox = outboxReader(setup.shop.pool);
    const list = await vi.waitFor(async () => {
      const found = await outbox.list();
      expect(found.length).toBeGreaterThan(0);
      expect(found[0]?.subject).toContain('is confirmed');
      return found;
    }, MAIL_ARRIVES);
    const mail = await outbox.read(list[0]?.id ?? '');
    expect(mail).toMatchObject({ to: 'anna@example.com', attachments: [{}, {}] });
    expect(
      Buffer.from(mail?.attachments[0]?.content ?? [])
        .subarray(0, 4)
        .toString(),
    ).toBe('%PDF');
  });
});
