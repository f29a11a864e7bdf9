import { randomUUID } from 'node:crypto';
import type { Deps } from '@baanpak/command-api/deps.ts';
import { commandDeps, type Foundation } from '@baanpak/command-api/start.ts';
import { STORED_EVENTS } from '@baanpak/domain/processes/stored-events.ts';
import { type Instant, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import { eventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { postgresPersonalKeys } from '@baanpak/infrastructure/personal-keys/postgres.ts';
import type { SandboxStore } from '@baanpak/payment-sandbox/store.ts';
import { demoCatalogue } from './catalogue.ts';
import { demoProvider } from './demo-provider.ts';
import type { KeptPictures } from './keep-pictures.ts';
import { loadHotels } from './load-hotels.ts';
import { loadSite } from './load-site.ts';
import { loadStays } from './load-stays.ts';
import { loadUsers } from './load-users.ts';
import { demoStays } from './stays.ts';

/** Says in the log that the demo is all there; no read model is made of it. */
const MARK = 'demo-catalogue';

/** In the demo's past; HOLD_MINUTES may be too short for its guests to pay in time. */
const HOLD_TIME = 30 * MINUTE;

/** Commands of the demo, at a time of its own: what it loads happened over the past weeks. */
export type DemoWorld = Readonly<{
  deps: Deps;
  /** The same id for the same thing at every try. */
  id: (kind: string, name: string) => string;
  context: CommandContext;
  /** The media id of a picture's file; null where it was not kept. */
  picture: (file: string) => string | null;
  setClock: (at: Instant) => void;
}>;

/**
 * Loads hotels, prices and bookings through the same commands guests use, once. Broken off, it is
 * carried on at the next start: what is there already changes nothing.
 */
export async function loadDemo(
  foundation: Foundation,
  sandbox: SandboxStore,
  given: Readonly<{ pictures: KeptPictures; password: string }>,
): Promise<void> {
  const { store, pool, config } = foundation;
  if ((await store.readStream(MARK, { limit: 1 })).length > 0) return;
  const today = bangkokDay(foundation.now());
  let clock = foundation.now();
  const now = () => clock;
  const keys = postgresPersonalKeys(pool, config.secrets.data);
  const codec = eventCodec({ keys, now, ...STORED_EVENTS });
  const provider = { ...foundation.provider, ...demoProvider(sandbox, now) };
  await sandbox.prepare();
  const deps = await commandDeps({ ...foundation, codec, now, provider });
  const world: DemoWorld = {
    deps: { ...deps, settings: { ...deps.settings, holdTime: HOLD_TIME, capHolds: false } },
    id: (kind, name) => deps.ids.idFor({ caller: 'demo', route: kind, key: name }),
    context: { actor: 'demo', correlationId: randomUUID(), causationId: null, commandId: 'demo' },
    picture: (file) => given.pictures.get(file) ?? null,
    setClock: (at) => {
      clock = at;
    },
  };
  await loadUsers(world, given.password);
  await loadHotels(world, demoCatalogue, today);
  await loadSite(world);
  await loadStays(world, demoStays(demoCatalogue, today), foundation.now());
  const mark = { id: randomUUID(), type: 'DemoLoaded', data: {}, metadata: {} };
  await store.append(MARK, 'no-stream', [mark]);
}
