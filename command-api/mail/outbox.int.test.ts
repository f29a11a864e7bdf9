import { minute } from '@baanpak/domain/testing/samples.ts';
import { outboxReader, outboxTransport } from '@baanpak/infrastructure/mail/outbox.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStoresForTest, type StoresForTest } from '../testing/stores.ts';

let stores: StoresForTest;
beforeAll(async () => {
  stores = await openStoresForTest(() => minute(0));
});
afterAll(() => stores.close());

const mail = (n: number) => ({
  messageId: `${n}@baanpak.localhost`,
  to: 'anna@example.com',
  subject: `MailContent ${n}`,
  html: '<p>ไทย</p>',
  text: 'ไทย',
  attachments: [{ name: 'a.bin', type: 'application/pdf', content: Buffer.from([0, 255, 10]) }],
});

describe('the outbox', () => {
  it('keeps a mail whole, and once under its message id', async () => {
    const transport = outboxTransport(stores.pool, () => minute(0));
    const reader = outboxReader(stores.pool);
    await transport.send(mail(1));
    await transport.send({ ...mail(1), subject: 'Again' });
    const list = await reader.list();
    expect(list).toEqual([
      { id: expect.any(String), to: 'anna@example.com', subject: 'MailContent 1', at: minute(0) },
    ]);
    const kept = await reader.read(list[0]?.id ?? '');
    expect(kept).toMatchObject({ html: '<p>ไทย</p>', text: 'ไทย' });
    expect([...(kept?.attachments[0]?.content ?? [])]).toEqual([0, 255, 10]);
    expect(await reader.read('no number')).toBeUndefined();
  });

  it('keeps the last five hundred, the newest first', async () => {
    const transport = outboxTransport(stores.pool, () => minute(0));
    for (let n = 2; n <= 510; n += 1) await transport.send(mail(n));
    const list = await outboxReader(stores.pool).list();
    expect(list[0]?.subject).toBe('MailContent 510');
    expect(list.length).toBeLessThanOrEqual(500);
    expect(list.length).toBeGreaterThan(490);
  });
});
