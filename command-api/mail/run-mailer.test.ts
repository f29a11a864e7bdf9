import { minute } from '@baanpak/domain/testing/samples.ts';
import { StoreUnavailable } from '@baanpak/infrastructure/event-store/port.ts';
import { expect, it } from 'vitest';
import type { Ports } from '../ports.ts';
import type { WaitingMail } from '../stores/mail-queue.ts';
import { type MailerStatus, runMailer } from './run-mailer.ts';

it('says that mails wait for the event log while that is away, not that they could not be sent', async () => {
  const stopping = new AbortController();
  const logged: string[] = [];
  const postponed: string[] = [];
  const status: MailerStatus = { problem: null };
  const waiting = { id: 'mail', tries: 0, queuedAt: minute(0) } as WaitingMail;
  const note = (_: object, message: string) => void logged.push(message);
  const mails: Partial<Ports['mails']> = {
    forgetOld: async () => undefined,
    due: async () => (postponed.length === 0 ? [waiting] : []),
    async postpone(_mail, _until, reason) {
      postponed.push(reason);
    },
  };
  const ports = {
    mails,
    now: () => minute(9),
    log: { warn: note, error: note },
  } as unknown as Ports;
  const running = runMailer({
    ...{ ports, status, signal: stopping.signal, lookEvery: 5 },
    transport: {
      ...{ domain: 'example.com', describe: 'nowhere' },
      send: async () => undefined,
      close: () => undefined,
    },
    compose: () => Promise.reject(new StoreUnavailable('The event store does not answer')),
  });
  await expect.poll(() => postponed).toEqual(['The event store does not answer']);
  stopping.abort();
  await running;
  expect(status.problem).toBe('mails wait for the event log, which does not answer');
  expect(logged).toEqual(['A mail waits for the event log']);
});
