import { PROBLEMS } from '@baanpak/contract/problems/problems.ts';
import { STORED_EVENTS } from '@baanpak/domain/processes/stored-events.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { apiOrigin, loadConfig, sharedDatabaseUrl } from '@baanpak/infrastructure/config/config.ts';
import { countCertificateEnds } from '@baanpak/infrastructure/event-store/eventstoredb/certificate-ends.ts';
import { docs } from '@baanpak/infrastructure/http/docs.ts';
import { logCheck } from '@baanpak/infrastructure/http/follower-check.ts';
import { listen } from '@baanpak/infrastructure/http/listen.ts';
import { operations } from '@baanpak/infrastructure/http/operations.ts';
import { serverFor } from '@baanpak/infrastructure/http/server-for.ts';
import { openMailTransport } from '@baanpak/infrastructure/mail/open-transport.ts';
import { openMedia } from '@baanpak/infrastructure/media/open-media.ts';
import { providerFor } from '@baanpak/infrastructure/payment-provider/provider-for.ts';
import { checkCrashAt } from '@baanpak/infrastructure/process/failpoints.ts';
import { openStores } from '@baanpak/infrastructure/program/open-stores.ts';
import { LEAVE_AND_CLOSE_WITHIN_MS, run } from '@baanpak/infrastructure/program/run.ts';
import { keepFingerprints } from '@baanpak/infrastructure/program/secret-fingerprints.ts';
import { openLog } from '@baanpak/infrastructure/telemetry/log.ts';
import { VERSION } from '@baanpak/infrastructure/telemetry/version.ts';
import { FAILPOINTS } from './failpoints.ts';
import { commandApi } from './http/app.ts';
import { mailerOn } from './mail/start-mailer.ts';
import { assertCheckpointOfLog } from './processes/timer-store.ts';
import { commandPorts, migrateCommandSchema, prepareLog, processesOn } from './start.ts';

// The writes and the processes, alone: one of many behind a gateway, on shared stores.
void run(async () => {
  const config = await loadConfig(process.env);
  checkCrashAt(FAILPOINTS, config.crashAt);
  const log = openLog();
  const now = () => instant(Date.now());
  const databaseUrl = sharedDatabaseUrl(config);
  const gateway = config.payments.kind === 'sandbox' ? apiOrigin(config) : '';
  const stores = await openStores({
    config,
    databaseUrl,
    events: STORED_EVENTS,
    now,
    log,
  });
  const provider = providerFor(config, () => gateway, now);
  const { publicUrl, apiUrl = publicUrl } = config.http;
  const apiKey = config.serverKey ?? config.apiKeys[0];
  const reportsFrom = apiUrl === undefined ? undefined : { origin: () => apiUrl, apiKey };
  const media = openMedia(config);
  const foundation = { ...stores, config, provider, media, now, log, reportsFrom };
  await migrateCommandSchema(stores.pool);
  await keepFingerprints(stores.pool, config.secrets);
  await assertCheckpointOfLog(stores.pool, stores.store);
  const ports = await commandPorts(foundation);
  await prepareLog(ports, config);
  const processes = processesOn(ports, foundation, databaseUrl);
  processes.start();
  const mailer = mailerOn(ports, {
    transport: openMailTransport(config, stores.relaxed, now),
    url: databaseUrl,
  });
  const app = serverFor(config, log, { problems: PROBLEMS, serverKey: config.serverKey });
  await docs(app, { title: 'Baanpak command API', version: VERSION });
  const { leave } = operations(app, {
    config,
    checks: { log: logCheck(stores.store), processes: processes.check, mail: mailer.check },
    work: stores.work,
    pools: { stores: stores.pool, relaxed: stores.relaxed },
    counts: {
      mails_waiting: mailer.waiting,
      event_store_certificate_end_seconds: countCertificateEnds(config.stores.eventStoreUrl),
      ...processes.counts,
    },
  });
  await app.register(commandApi(ports));
  const ownUrl = await listen(app, config.http);
  mailer.start(config.http.publicUrl ?? ownUrl);
  return {
    async close() {
      await leave();
      await app.close();
      await Promise.all([processes.stop(), mailer.stop()]);
      await stores.close();
    },
  };
}, LEAVE_AND_CLOSE_WITHIN_MS);
