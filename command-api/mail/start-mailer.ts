import { runAlone } from '@baanpak/infrastructure/database/single-runner.ts';
import type { CheckResult } from '@baanpak/infrastructure/http/health.ts';
import type { MailTransport } from '@baanpak/infrastructure/mail/port.ts';
import type { Ports } from '../ports.ts';
import { composeFrom } from './compose.ts';
import { type MailerStatus, runMailer } from './run-mailer.ts';

type Options = Readonly<{
  transport: MailTransport;
  /** Of the database all mailers share. */
  url: string;
  /** How often it looks for mail, in milliseconds; default a second. */
  lookEvery?: number;
}>;

/** Sends mail from `start` to `stop`, one mailer at a time among all that share the database. */
export function mailerOn(ports: Ports, { transport, url, lookEvery = 1_000 }: Options) {
  const stopping = new AbortController();
  const status: MailerStatus = { problem: null };
  let state: 'active' | 'standby' = 'standby';
  let running: Promise<void> | undefined;
  const lock = {
    url,
    name: 'baanpak-mailer',
    signal: stopping.signal,
    onState: (now: typeof state) => {
      state = now;
      if (now === 'standby') status.problem = null; // another's now
    },
  };
  return {
    /** `site` is the origin that links begin with, known once the server listens. */
    start(site: string): void {
      const compose = composeFrom({ ports, site, domain: transport.domain });
      running = runAlone(lock, (signal) =>
        runMailer({ ports, transport, compose, signal, status, lookEvery }),
      );
    },
    /** Ok while it can be asked for: without mail one can still book and pay. */
    check: async (): Promise<CheckResult> => ({
      ok: true,
      detail: state === 'standby' ? state : (status.problem ?? transport.describe),
      lag: await ports.mails.overdue(ports.now()),
      ...(status.lastProgress && { lastProgress: status.lastProgress }),
    }),
    /** How many mails wait: for their first try, or for a mail server that was away. */
    waiting: { help: 'Mails that wait to be sent', count: () => ports.mails.countWaiting() },
    async stop(): Promise<void> {
      stopping.abort();
      await running;
      transport.close();
    },
  };
}
