import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { type Satang, toBaht } from '@baanpak/domain/values/money/money.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { bahtText, momentText } from './words.ts';

/** A code to scan, as the provider draws it (SVG or PNG), with what it is for. */
export type PaymentCode = Readonly<{
  picture: Uint8Array;
  amount: Satang;
  /** Of the booking, as people say it. */
  bookingCode: string;
  /** When the provider stops taking it. */
  until: Instant;
  language: Language;
}>;

const WORDS = {
  th: { pay: 'สแกนด้วยแอปธนาคาร', booking: 'การจอง', until: 'ชำระภายใน' },
  en: { pay: 'Scan with a banking app', booking: 'Booking', until: 'Pay by' },
} as const satisfies Record<Language, unknown>;

/** The mark that banking apps are told to look for, in the words of the Bank of Thailand. */
const MARK = 'THAI QR PAYMENT';
const LONGEST = 15_000;

/** What stands below the code, from the amount to the time that is left. */
export function linesOf({ amount, bookingCode, until, language }: Omit<PaymentCode, 'picture'>) {
  const words = WORDS[language];
  return [
    { text: bahtText(toBaht(amount)), size: 64 },
    { text: `${words.until} ${momentText(until, language)}`, size: 30 },
    { text: `${words.booking} ${bookingCode}`, size: 30 },
    { text: words.pay, size: 26, quiet: true },
  ];
}

/** It as a PNG to keep; throws where the picture is none. Some 200 ms of a process of its own. */
export async function drawPaymentCode({ picture, ...payment }: PaymentCode): Promise<Buffer> {
  const program = fileURLToPath(new URL('./draw-payment-code.js', import.meta.url));
  const drawing = spawn(process.execPath, [program], {
    env: {},
    timeout: LONGEST,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = new Promise<number | null>((done, failed) => {
    drawing.once('error', failed);
    drawing.once('close', done);
  });
  drawing.stdin.on('error', () => {}); // it ended before it read all: how it ended says why
  const code = Buffer.from(picture).toString('base64');
  drawing.stdin.end(JSON.stringify({ code, mark: MARK, lines: linesOf(payment) }));
  const [png, exit] = await Promise.all([buffer(drawing.stdout), ended]);
  if (exit !== 0) throw new Error('The picture of a code to scan could not be drawn');
  return png;
}
