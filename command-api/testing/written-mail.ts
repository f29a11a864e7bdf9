import { outboxReader, outboxTransport } from '@baanpak/infrastructure/mail/outbox.ts';
import { expect, vi } from 'vitest';
import { PATIENT } from './refunds.ts';
import type { Shop } from './shop.ts';

/** A shop's mails, kept in its outbox. */
export function writtenMail(shop: Shop) {
  const reader = outboxReader(shop.pool);
  const to = async (address: string) => (await reader.list()).filter((mail) => mail.to === address);

  /** Subjects of what was written to an address, with a word in them. */
  async function subjects(address: string, word = ''): Promise<readonly string[]> {
    const mails = await to(address);
    return mails.map(({ subject }) => subject).filter((subject) => subject.includes(word));
  }
  return {
    subjects,
    run: () => shop.runMailer(outboxTransport(shop.pool, shop.ports.now)),
    /** Waits for a mail; answers its text. */
    async text(address: string, subject: string): Promise<string> {
      await vi.waitFor(async () => expect(await subjects(address)).toContain(subject), PATIENT);
      const found = (await to(address)).find((mail) => mail.subject === subject);
      return (await reader.read(found?.id ?? ''))?.text ?? '';
    },
  };
}
