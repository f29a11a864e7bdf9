import { randomUUID } from 'node:crypto';
import { commandPorts, type Foundation } from '@baanpak/command-api/start.ts';
import { bookingCodes } from '@baanpak/command-api/use-cases/booking/holds.ts';
import { after, HOUR, type Instant } from '@baanpak/domain/values/time/instant.ts';
import { addDays, bangkokDay, startOfDay } from '@baanpak/domain/values/time/local-date.ts';
import { comparePositions, START } from '@baanpak/infrastructure/event-store/port.ts';
import type { SandboxStore } from '@baanpak/payment-sandbox/store.ts';
import { demoCatalogue } from './catalogue.ts';
import type { KeptPictures } from './keep-pictures.ts';
import { loadHotels, loadPrices } from './load-hotels.ts';
import { loadSite } from './load-site.ts';
import { loadUsers } from './load-users.ts';
import { keepPast } from './past/keep-past.ts';
import { type Opening, simulateHistory } from './past/simulate-history.ts';
import type { DemoWorld } from './world.ts';

/** Says in the log that the demo is there; no read model is made of it. */
const MARK = 'demo-catalogue';

const OPENED_DAYS_AGO = 430;
const PRICED_DAYS_AGO = 60;
const PRICED_DAYS_AHEAD = 400;

type Given = Readonly<{
  pictures: KeptPictures;
  password: string;
  /** The log is a server's own, and not in the database with all else. */
  separateLog?: boolean;
}>;

/**
 * Loads hotels, prices, and a year of bookings as they came about, into a log that holds nothing: all of
 * it in one transaction, so that a start that is broken off leaves nothing behind but what the next one
 * makes again. A separate log has no such transaction: broken off, it has a part, and is to be emptied.
 */
export async function loadDemo(
  foundation: Foundation,
  sandbox: SandboxStore,
  given: Given,
): Promise<void> {
  const { store, pool, config, log } = foundation;
  if ((await store.readStream(MARK, { limit: 1 })).length > 0) return;
  if (!(await holdsNothing(store)))
    return log.warn(
      {},
      'The demo is left out: the event log holds something else, or a part of it',
    );
  await sandbox.prepare();
  const now = foundation.now();
  const ports = await commandPorts({
    ...foundation,
    keys: { ...foundation.keys, prepare: noKeys },
  });
  const id: DemoWorld['id'] = (kind, name) =>
    ports.ids.idFor({ caller: 'demo', route: kind, key: name });
  const request = { correlationId: id('request', 'opening'), commandId: id('command', 'opening') };
  const context = { ...request, actor: id('user', 'admin'), causationId: null };
  const picture = (file: string) => given.pictures.get(file) ?? null;
  const played = await simulateHistory({
    ...{ catalogue: demoCatalogue, now, world: { ports, id, context, picture } },
    codeOf: bookingCodes(config.secrets.id),
    openings: openings(now, given.password),
  });
  const event = { id: randomUUID(), type: 'DemoLoaded', data: {}, metadata: {} };
  const separate = given.separateLog ? store : undefined;
  const target = { pool, storeId: ports.storeId, dataKey: config.secrets.data, log: separate };
  await keepPast(target, played, { stream: MARK, event });
}

/** Keys of the past are made in memory, and stored with its events. */
const noKeys = () => ({ subjects: [], fresh: [], remember: () => {} });

/**
 * Of anybody but the server itself, whose own streams are in no page. What a transaction on the server keeps from
 * being read is there, too.
 */
async function holdsNothing(store: Foundation['store']): Promise<boolean> {
  const head = await store.head();
  let after = START;
  while (true) {
    const { events, position } = await store.readAll({ after, limit: 1_000 });
    if (events.length > 0) return false;
    if (comparePositions(position, after) === 0) return comparePositions(after, head) >= 0;
    after = position;
  }
}

/** When hotels opened with their first prices, and when the next were set, each with the rules of stays. */
export function openings(now: Instant, password: string): Opening[] {
  const today = bangkokDay(now);
  const opened = addDays(today, -OPENED_DAYS_AGO);
  return [
    {
      at: startOfDay(opened),
      act: async (world) => {
        await loadUsers(world, password);
        await loadHotels(world, demoCatalogue);
        await loadPrices(world, demoCatalogue, { checkIn: opened, checkOut: today });
        await loadSite(world);
      },
    },
    {
      at: after(startOfDay(addDays(today, -PRICED_DAYS_AGO)), 10 * HOUR),
      act: (world) => {
        const nights = { checkIn: today, checkOut: addDays(today, PRICED_DAYS_AHEAD) };
        return loadPrices(world, demoCatalogue, nights);
      },
    },
  ];
}
