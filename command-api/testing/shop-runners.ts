import type { MailTransport } from '@baanpak/infrastructure/mail/port.ts';
import { mailerOn } from '../mail/start-mailer.ts';
import type { Ports } from '../ports.ts';
import { postgresDeadLetters } from '../processes/dead-letters.ts';
import { runProcesses } from '../processes/run.ts';
import { postgresTimerStore } from '../processes/timer-store.ts';
import { type Foundation, processesOn } from '../start.ts';

/** Where links of mails lead. */
export const PUBLIC_SITE = 'https://baanpak.example';

/** At most one runner; each start looks at what is due by now, for nobody tells a runner that the clock was moved. */
export function processesOf(foundation: Foundation, ports: Ports, url: string) {
  let runner: ReturnType<typeof processesOn> | undefined;
  const stopProcesses = async () => runner?.stop();
  return {
    stopProcesses,
    /** With other ports, or other stores, for a runner that something happens to. */
    async runProcesses(runnerDeps: Ports = ports, stores: Partial<Foundation> = {}) {
      await stopProcesses();
      runner = processesOn(runnerDeps, { ...foundation, ...stores }, url);
      runner.start();
      return runner;
    },
    /** One more runner that takes itself for the only one, as does who stood still for long. */
    anotherRunner(runnerDeps: Ports) {
      const stopping = new AbortController();
      const { store, codec, relaxed } = foundation;
      const timerStore = postgresTimerStore(relaxed, ports.storeId);
      const { signal } = stopping;
      const status = { problem: null, stoppedAt: null };
      const stepsAside = postgresDeadLetters(relaxed);
      const running = runProcesses({
        ports: runnerDeps,
        store,
        codec,
        timerStore,
        stepsAside,
        signal,
        status,
      });
      return {
        async stop(): Promise<void> {
          stopping.abort();
          await running;
        },
      };
    },
  };
}

/** At most one mailer, which looks for mail again and again. */
export function mailerOf(ports: Ports, url: string) {
  let mailer: ReturnType<typeof mailerOn> | undefined;
  const stopMailer = async () => mailer?.stop();
  return {
    stopMailer,
    async runMailer(transport: MailTransport) {
      await stopMailer();
      mailer = mailerOn(ports, { transport, url, lookEvery: 20 });
      mailer.start(PUBLIC_SITE);
      return mailer;
    },
  };
}
