import { instant } from '@baanpak/domain/values/time/instant.ts';
import { buildServer, type Server } from '@baanpak/infrastructure/http/server.ts';
import type { OutboxMail } from '@baanpak/infrastructure/mail/outbox.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from './outbox.ts';

const EVIL = `"><script>alert('1')</script>`;
const MAIL: OutboxMail = {
  id: '7',
  to: 'anna@example.com',
  subject: `Your booking ${EVIL}`,
  at: instant('2027-01-01T03:00:00.000Z'),
  html: `<p>Hello</p><script>alert('2')</script>`,
  text: `Hello ${EVIL}`,
  attachments: [{ name: 'receipt-"x".pdf', type: 'application/pdf', content: Buffer.from('%PDF') }],
};

let app: Server;
let mails: readonly OutboxMail[];
beforeEach(async () => {
  mails = [MAIL];
  app = buildServer({ apiKeys: new Set() });
  await app.register(
    outbox({ list: async () => mails, read: async (id) => mails.find((mail) => mail.id === id) }),
  );
});
afterEach(() => app.close());

const get = (path: string) => app.inject({ url: `/dev/outbox${path}` });
const policyOf = ({ headers }: Awaited<ReturnType<typeof get>>) =>
  String(headers['content-security-policy']);

describe('the outbox', () => {
  it('lists its mails, without a key, and keeps them to itself', async () => {
    const page = await get('');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('href="/dev/outbox/7"');
    expect(page.body).toContain('anna@example.com');
    expect(page.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
  });

  it('says so when it is empty', async () => {
    mails = [];
    expect((await get('')).body).toContain('No mail yet');
  });

  it('shows what guests wrote as text, and its pages run no script', async () => {
    for (const path of ['', '/7']) {
      const page = await get(path);
      expect(page.body).not.toContain('<script');
      expect(policyOf(page)).toContain("default-src 'none'");
      expect(policyOf(page)).not.toContain('script-src');
    }
  });

  it('opens a mail in a frame that can do nothing', async () => {
    const page = await get('/7');
    expect(page.body).toContain('src="/dev/outbox/7/html"');
    expect(page.body).toMatch(/<iframe[^>]* sandbox="(?![^"]*allow-(scripts|same-origin))/);
    const mail = await get('/7/html');
    expect(mail.body).toBe(MAIL.html);
    expect(policyOf(mail)).toMatch(/^sandbox (?!.*allow-scripts)/);
    expect(policyOf(mail)).not.toMatch(/allow-scripts|allow-same-origin/);
  });

  it('gives attachments as files, under a name that says no more than a name', async () => {
    const file = await get('/7/attachments/0');
    expect(file.body).toBe('%PDF');
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="receipt-_x_.pdf"',
    });
  });

  it.each(['/8', '/8/html', '/7/attachments/1', '/7/attachments/x'])('has no %s', async (path) =>
    expect((await get(path)).statusCode).toBe(404),
  );
});
