import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Mail, MailRefused } from './port.ts';
import { smtpTransport } from './smtp.ts';
import { type MailServer, startMailServer } from './testing/mail-server.ts';

const MAIL: Mail = {
  messageId: 'one@baanpak.example',
  to: 'somying@example.com',
  subject: 'ยืนยันการจอง BK-7Q2MX4 – ฿1,800',
  html: '<p>ขอบคุณค่ะ</p>',
  text: 'ขอบคุณค่ะ',
  attachments: [
    { name: 'receipt.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7 ไทย') },
  ],
};

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.close());

const transport = () =>
  smtpTransport({ smtpUrl: server.smtpUrl, from: 'Baanpak <no-reply@baanpak.example>' });

describe('mail by SMTP', () => {
  it('arrives whole: Thai, both bodies, attachments, and the message id it was given', async () => {
    await transport().send(MAIL);
    const [mail] = server.received;
    expect(mail).toMatchObject({
      messageId: '<one@baanpak.example>',
      subject: MAIL.subject,
      from: { name: 'Baanpak', address: 'no-reply@baanpak.example' },
      to: [{ address: 'somying@example.com' }],
    });
    expect(mail?.html).toContain('<p>ขอบคุณค่ะ</p>');
    expect(mail?.text).toContain('ขอบคุณค่ะ');
    const [file] = mail?.attachments ?? [];
    expect(file).toMatchObject({ filename: 'receipt.pdf', mimeType: 'application/pdf' });
    expect(Buffer.from(file?.content as ArrayBuffer).toString()).toBe('%PDF-1.7 ไทย');
  });

  it('goes to several addresses at once', async () => {
    await transport().send({ ...MAIL, to: 'nok@example.com, lek@example.com' });
    const to = server.received[0]?.to?.map(({ address }) => address);
    expect(to).toEqual(['nok@example.com', 'lek@example.com']);
  });

  it('says it comes from a machine, so that no absence note comes back', async () => {
    await transport().send(MAIL);
    expect(server.received[0]?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  it('cannot be bent by line breaks in what people write', async () => {
    await transport().send({ ...MAIL, subject: 'Room\r\nBcc: everybody@example.com' });
    const [mail] = server.received;
    expect(mail?.bcc ?? []).toEqual([]);
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
  });

  it('is refused for good where the recipient or the message is', async () => {
    server.trouble = { status: 550, atRecipient: true };
    await expect(transport().send(MAIL)).rejects.toBeInstanceOf(MailRefused);
    server.trouble = { status: 554 };
    await expect(transport().send(MAIL)).rejects.toBeInstanceOf(MailRefused);
  });

  it('is to be tried again where the server is busy, or away', async () => {
    server.trouble = { status: 451 };
    await expect(transport().send(MAIL)).rejects.not.toBeInstanceOf(MailRefused);
    await server.close();
    await expect(transport().send(MAIL)).rejects.not.toBeInstanceOf(MailRefused);
    server = await startMailServer();
  });
});
