import type { MailTransport } from '@baanpak/infrastructure/mail/port.ts';
import { smtpTransport } from '@baanpak/infrastructure/mail/smtp.ts';
import {
  type MailServer,
  startMailServer,
} from '@baanpak/infrastructure/mail/testing/mail-server.ts';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { openShop, type Shop } from './shop.ts';

type Queued = { outcome: string | null; tries: number; letter: object };

/** For each test of a file a shop of its own, and a mail server that its mails go to. */
export function useShopWithMail() {
  let shop: Shop;
  let server: MailServer;
  beforeEach(async () => {
    [shop, server] = await Promise.all([openShop(), startMailServer()]);
  });
  afterEach(async () => {
    await shop.close();
    await server.close();
  });
  const smtp = () => smtpTransport({ smtpUrl: server.smtpUrl, from: 'no-reply@baanpak.example' });
  const subjects = () => server.received.map(({ subject }) => subject ?? '').sort();
  const mails = async () => {
    const { rows } = await shop.pool.query<Queued>(
      'SELECT outcome, tries, letter FROM command.mails ORDER BY queued_at, id',
    );
    return rows;
  };
  return {
    get shop() {
      return shop;
    },
    get server() {
      return server;
    },
    smtp,
    subjects,
    /** The mail server is back, where it was before it closed. */
    async reopen(): Promise<void> {
      server = await startMailServer(server.port);
    },
    /** The processes and a mailer, until the test is over. */
    async run(transport: MailTransport = smtp()) {
      await shop.runProcesses();
      return shop.runMailer(transport);
    },
    arrived: (count: number) =>
      vi.waitFor(() => expect(subjects()).toHaveLength(count), MAIL_ARRIVES),
    queued: (count: number) =>
      vi.waitFor(async () => expect(await mails()).toHaveLength(count), MAIL_ARRIVES),
    mails,
    outcomes: async () => (await mails()).map(({ outcome }) => outcome),
  };
}

export const MAIL_ARRIVES = { timeout: 30_000, interval: 30 };
