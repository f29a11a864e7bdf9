import { setTimeout as sleep } from 'node:timers/promises';
import { after, DAY, type Instant, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { StoreUnavailable } from '@baanpak/infrastructure/event-store/port.ts';
import { type Mail, MailRefused, type MailTransport } from '@baanpak/infrastructure/mail/port.ts';
import type { Ports } from '../ports.ts';
import type { WaitingMail } from '../stores/mail-queue.ts';

/** What a queued mail comes to now: a mail to send, nothing to say any more, or not to be said yet. */
export type Composed = Mail | 'moot' | 'too-early';

export type MailerStatus = {
  problem: string | null;
  /** When it last sent something, or found nothing to send. */
  lastProgress?: Instant;
};

export type MailerOptions = Readonly<{
  ports: Ports;
  transport: MailTransport;
  compose: (waiting: WaitingMail) => Promise<Composed>;
  signal: AbortSignal;
  status: MailerStatus;
  /** How often it looks for mail, in milliseconds. */
  lookEvery: number;
}>;

const AT_ONCE = 4;
/** Between the mails of each sender: nobody waits for a mail, and anyone who books shares the processor with it. */
const PAUSE_BETWEEN = 100;
const BATCH = 40;
const SOON = 2_000;
const FIRST_PAUSE = 15_000;
const LONGEST_PAUSE = 60 * MINUTE;
const GIVES_UP_AFTER = 3 * DAY;
/** What a mail waits for follows within seconds; when it did not, something else came instead. */
const STOPS_WAITING_AFTER = 60 * MINUTE;
const FORGETS_EVERY = 60 * MINUTE;

/**
 * Sends what waits, until the signal; one mailer at a time. A mail is sent first and marked after, so
 * a crash in between sends it once more, under the same message id.
 */
export async function runMailer(options: MailerOptions): Promise<void> {
  const { ports, signal, status, lookEvery } = options;
  let forgotAt = Number.NEGATIVE_INFINITY;
  while (!signal.aborted) {
    let more = false;
    try {
      if (performance.now() - forgotAt > FORGETS_EVERY) {
        await ports.mails.forgetOld(ports.now());
        forgotAt = performance.now();
      }
      more = await sendDue(options);
      if (status.problem === null) status.lastProgress = ports.now();
    } catch (error) {
      if (signal.aborted) return;
      status.problem = 'the mailer stopped';
      ports.log.error({ err: error }, 'The mailer stopped');
    }
    if (!more) await sleep(lookEvery, undefined, { signal }).catch(() => {});
  }
}

/** Answers whether more may be due. Breaks off when mail does not get through: the others can wait. */
async function sendDue(options: MailerOptions): Promise<boolean> {
  const { ports, signal, status } = options;
  const due = await ports.mails.due(ports.now(), BATCH);
  const rest = due.values();
  const pause = (time: number) => sleep(time, undefined, { signal }).catch(() => {});
  const sender = async (n: number) => {
    await pause((n * PAUSE_BETWEEN) / AT_ONCE); // by turns, not all in one moment
    for (const waiting of rest) {
      if (signal.aborted) return;
      await deliver(options, waiting);
      if (status.problem !== null) return;
      await pause(PAUSE_BETWEEN);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, due.length) }, (_, n) => sender(n)));
  return due.length === BATCH && status.problem === null;
}

async function deliver(options: MailerOptions, waiting: WaitingMail): Promise<void> {
  const { ports, transport, compose, status } = options;
  try {
    const mail = await compose(waiting);
    if (mail === 'too-early' && !isOlder(options, waiting, STOPS_WAITING_AFTER))
      return postpone(options, waiting, Math.min(MINUTE, SOON * 2 ** waiting.tries), mail);
    if (typeof mail === 'string') return ports.mails.done(waiting, 'moot', ports.now());
    await transport.send(mail);
    ports.failpoint('mail-sent');
    status.problem = null;
  } catch (error) {
    return failed(options, waiting, error);
  }
  await ports.mails.done(waiting, 'sent', ports.now());
}

async function failed(options: MailerOptions, waiting: WaitingMail, error: unknown): Promise<void> {
  const { ports, status } = options;
  const { id, mail, tries } = waiting;
  if (error instanceof StoreUnavailable) {
    // what it says stands there; the mail itself is well
    status.problem = 'mails wait for the event log, which does not answer';
    ports.log.warn({ err: error, mailId: id }, 'A mail waits for the event log');
    return postpone(options, waiting, FIRST_PAUSE, error.message);
  }
  if (error instanceof MailRefused || isOlder(options, waiting, GIVES_UP_AFTER)) {
    ports.log.error({ err: error, mailId: id, mail }, 'A mail cannot be delivered');
    return ports.mails.done(waiting, 'undeliverable', ports.now());
  }
  status.problem = 'mail could not be sent; it is tried again';
  ports.log.warn({ err: error, mailId: id, tries }, 'A mail could not be sent');
  const reason = error instanceof Error ? error.message : String(error);
  return postpone(options, waiting, Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries), reason);
}

const isOlder = ({ ports }: MailerOptions, { queuedAt }: WaitingMail, age: number) =>
  Date.parse(ports.now()) - Date.parse(queuedAt) > age;

const postpone = ({ ports }: MailerOptions, waiting: WaitingMail, pause: number, reason: string) =>
  ports.mails.postpone(waiting, after(ports.now(), pause), reason);
