import type { Now } from '@baanpak/domain/values/time/instant.ts';
import type { FastifyPluginAsync } from 'fastify';
import { bankRoutes } from './bank-pages.ts';
import { capabilityRoute } from './capability.ts';
import { chargeBook } from './charge-book.ts';
import { chargeRoutes } from './charges.ts';
import { describeCall } from './described.ts';
import { disputeRoutes } from './disputes.ts';
import { documentRoutes } from './documents.ts';
import { eventRoutes } from './events.ts';
import { every } from './every.ts';
import { faultSwitches } from './faults.ts';
import type { Keys } from './keys.ts';
import { neverAnswers } from './never-answers.ts';
import { OMISE_JS } from './omise-js.ts';
import { openToBrowsers } from './open-to-browsers.ts';
import { speakLikeTheProvider } from './provider-dialect.ts';
import { refundRoutes } from './refunds.ts';
import { bodyOf } from './request-body.ts';
import { sourceRoutes } from './sources.ts';
import type { SandboxStore } from './store.ts';
import { tokenRoutes } from './tokens.ts';
import { type Deliver, deliverOverHttp } from './webhook-delivery.ts';
import { webhooks } from './webhooks.ts';

export type SandboxOptions = Keys &
  Readonly<{
    store: SandboxStore;
    now: Now;
    /** Where browsers and the shop reach this plugin: origin and prefix, no slash at the end. */
    url: () => string;
    webhookUrl: () => string;
    /** Base64. Two while a secret is being changed. */
    webhookSecrets: readonly string[];
    deliver?: Deliver;
    delays?: Partial<Delays>;
  }>;

/** In milliseconds. */
export type Delays = Readonly<{
  /** Between two looks at charges whose time has come. */
  sweep: number;
  /** Of an answer under the fault `charge: slow`. */
  slow: number;
  /** Of a webhook under `late`, and of one that waits for its successor under `reordered`. */
  late: number;
  /** Of the bank's word under `authorize: late`. */
  settle: number;
  /** Before each further try to deliver a webhook. */
  retries: readonly number[];
}>;

const DELAYS: Delays = {
  sweep: 1_000,
  slow: 15_000,
  late: 5_000,
  settle: 3_000,
  retries: [500, 2_000, 8_000],
};

/**
 * A local Omise, spoken to as the real one is: register it under a prefix of its own. Beside the
 * provider's API it serves what its users meet: the bank's pages, the QR, the browser's script; and
 * `POST /faults`, which makes things go wrong on purpose.
 */
export const sandbox =
  (options: SandboxOptions): FastifyPluginAsync =>
  async (app) => {
    const { store, now, url } = options;
    const delays = { ...DELAYS, ...options.delays };
    const stopped = new AbortController();
    await store.prepare();
    const faults = faultSwitches(store, now);
    const hooks = webhooks({
      ...options,
      faults,
      deliver: options.deliver ?? deliverOverHttp,
      retries: delays.retries,
      late: delays.late,
      failed: (error) => app.log.warn(error, 'sandbox webhook'),
    });
    const book = chargeBook(store, now, hooks);

    // anyone who calls shows the provider's keys, or none; never an API key of the product
    app.addHook('onRoute', (route) => {
      route.config = { ...route.config, open: true, unlimited: true };
      describeCall(route);
    });
    speakLikeTheProvider(app);
    app.addHook('onRequest', neverAnswers(faults, stopped.signal));
    await app.register(async (browsers) => {
      openToBrowsers(browsers);
      await browsers.register(tokenRoutes(store, now, options));
      await browsers.register(sourceRoutes(store, now, options));
    });
    const { signal } = stopped;
    await app.register(
      chargeRoutes({ store, book, faults, now, url, slow: delays.slow, stopped: signal }, options),
    );
    await app.register(refundRoutes({ book, faults, webhooks: hooks, now }, options));
    await app.register(disputeRoutes({ store, book, webhooks: hooks, now }, options));
    await app.register(eventRoutes(store, now, options));
    await app.register(capabilityRoute(options));
    await app.register(documentRoutes(book, options));
    await app.register(bankRoutes({ book, faults, settleDelay: delays.settle }));
    app.get('/faults', () => faults.current());
    app.post('/faults', ({ body }) => faults.set(bodyOf(body)));
    app.get('/omise.js', (_, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(OMISE_JS),
    );

    const stopSweeping = every(delays.sweep, book.sweep, (error) =>
      app.log.warn(error, 'sandbox sweep'),
    );
    app.addHook('preClose', async () => {
      stopped.abort();
      hooks.close();
      await stopSweeping();
    });
  };
