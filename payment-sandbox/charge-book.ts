import type { Instant, Now } from '@baanpak/domain/values/time/instant.ts';
import { type ChargeRecord, dueAt, overtaken } from './charge.ts';
import { ProviderError } from './provider-error.ts';
import type { Charge, EventKey } from './provider-objects.ts';
import type { SandboxStore } from './store.ts';
import type { Webhooks } from './webhooks.ts';

/** All charges, as the clock has left them. Each change is one compare-and-set, then announced. */
export type ChargeBook = Readonly<{
  open(record: ChargeRecord): Promise<Charge>;
  /** `not_found` for an unknown id, here and below. */
  read(id: string): Promise<ChargeRecord>;
  /** `key`: what is announced; null: nothing. */
  change(id: string, key: EventKey | null, change: Change): Promise<ChargeRecord>;
  /** Lets the clock act on every charge whose time has come. */
  sweep(): Promise<void>;
}>;

/** Throws to forbid; gives null to leave the charge as it is. */
type Change = (record: ChargeRecord, now: Instant) => ChargeRecord | null;

export function chargeBook(store: SandboxStore, now: Now, { announce }: Webhooks): ChargeBook {
  const write = (id: string, change: Change) =>
    store.change('charge', id, (record) => {
      const at = now();
      const next = change(record, at);
      return next && { object: next, dueAt: dueAt(next) };
    });
  const find = async (id: string) => {
    const record = await store.get('charge', id);
    if (!record) throw new ProviderError('not_found', `charge ${id} was not found`);
    return record;
  };
  const tell = async (key: EventKey | null, { charge, tokenId }: ChargeRecord) => {
    await tellPayersObject(store, charge, tokenId, now());
    if (key) await announce(key, charge);
  };
  const letTimePass = async (id: string) => {
    const written = await write(id, overtaken);
    if (written) await tell(OVERTAKEN[written.charge.status], written);
  };
  const read = async (id: string) => {
    const record = await find(id);
    if (!overtaken(record, now())) return record;
    await letTimePass(id);
    return find(id);
  };
  return {
    async open(record) {
      await store.put('charge', record.charge.id, record, now(), dueAt(record));
      await tell('charge.create', record);
      return record.charge;
    },
    read,
    async change(id, key, change) {
      await read(id);
      const written = await write(id, (record, at) => change(overtaken(record, at) ?? record, at));
      if (written) await tell(key, written);
      return written ?? find(id);
    },
    async sweep() {
      for (const id of await store.due('charge', now())) await letTimePass(id);
    },
  };
}

/** The source or the token shows the status of the charge made on it. */
async function tellPayersObject(
  store: SandboxStore,
  { source, status }: Charge,
  tokenId: string | null,
  now: Instant,
): Promise<void> {
  if (source) await store.put('source', source.id, source, now, null);
  if (tokenId)
    await store.change('token', tokenId, (record) => ({
      object: { ...record, token: { ...record.token, charge_status: status } },
      dueAt: null,
    }));
}

const OVERTAKEN: Readonly<Record<Charge['status'], EventKey>> = {
  pending: 'charge.update',
  successful: 'charge.complete',
  failed: 'charge.complete',
  expired: 'charge.expire',
  reversed: 'charge.reverse',
};
