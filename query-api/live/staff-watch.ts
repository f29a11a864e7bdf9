import type { ChangedRecordJson } from '@baanpak/contract/answers/changed-record.ts';
import { isInScope, type Principal, scopeOf } from '@baanpak/domain/values/people/roles.ts';
import type { Bus } from '@baanpak/infrastructure/bus/port.ts';
import type { Json } from '@baanpak/infrastructure/event-store/port.ts';
import { positionText, readCheckpoint } from '@baanpak/projector/schema/checkpoints.ts';
import { schemasOf } from '@baanpak/projector/schema/groups.ts';
import {
  type ChangedRecord,
  READ_MODELS_MOVED,
  RESOURCES,
} from '@baanpak/projector/schema/topics.ts';
import type { Pool } from 'pg';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { ReadDb } from '../deps.ts';
import { namesOf } from '../user/names-of.ts';
import { RIGHT_TO_READ, readVersions } from './versions-of-records.ts';

/** For hints that were lost on their way. */
const LOOK_EVERY = 5_000;

const [BOOKINGS = ''] = schemasOf(['bookings']);

/** `ReadModelsMoved`, of which a projector of before says less. */
const Hint = Type.Partial(
  Type.Object({
    schemas: Type.Array(Type.String()),
    from: Type.String(),
    to: Type.String(),
    records: Type.Array(
      Type.Object({ resource: Type.Enum([...RESOURCES]), id: Type.String(), by: Type.String() }),
    ),
  }),
);

export type StaffFollower = Readonly<{
  principal: Principal;
  changed(record: ChangedRecordJson): void;
  /** Something may have changed that nobody told of: lists are to be read anew. */
  missed(): void;
}>;

export type StaffWatch = Readonly<{
  /** Tells of records in one's scope that change from now on; gives back its end. */
  follow(follower: StaffFollower): () => void;
  close(): void;
}>;

/**
 * One reader for all staff who look on. The projector's hints name the records that changed; each says
 * from which checkpoint to which, so that a lost one is noticed.
 */
export function watchForStaff(
  db: ReadDb,
  pool: Pool,
  bus: Bus,
  lookEvery: number = LOOK_EVERY,
): StaffWatch {
  const followers = new Set<StaffFollower>();
  /** The checkpoint up to which all was told; undefined where nobody has followed yet. */
  let told: string | undefined;
  /** Where `told` was when a look found the read models ahead of it. */
  let silentAt: string | undefined;
  const missed = () => {
    for (const follower of followers) follower.missed();
  };

  async function heard(message: Json): Promise<void> {
    const hint = Value.Check(Hint, message) ? message : {};
    const { schemas, from, to, records = [] } = hint;
    if (schemas && !schemas.includes(BOOKINGS)) return; // another group, or another version of it
    const isGap = told !== undefined && from !== told;
    told = to;
    if (followers.size === 0) return;
    if (isGap || to === undefined) missed();
    else if (records.length > 0) await tell(records).catch(missed);
  }

  async function tell(records: readonly ChangedRecord[]): Promise<void> {
    const names = await namesOf(
      db,
      records.map(({ by }) => by),
    );
    for (const resource of RESOURCES) {
      const by = new Map(
        records.filter((one) => one.resource === resource).map((one) => [one.id, one.by]),
      );
      if (by.size === 0) continue;
      for (const { key, id, ownerId, version } of await readVersions(db, resource, by)) {
        const actor = by.get(key) ?? '';
        const record = { resource, id, version, by: actor, name: names.get(actor) ?? null };
        for (const { principal, changed } of followers)
          if (isInScope(scopeOf(principal, RIGHT_TO_READ[resource]), ownerId)) changed(record);
      }
    }
  }

  /** Whether the read models went on without a word since the look before. */
  async function look(): Promise<void> {
    if (followers.size === 0) return;
    const checkpoint = await readCheckpoint(pool, BOOKINGS);
    const now = checkpoint && positionText(checkpoint.position);
    const isBehind = told !== undefined && now !== told;
    const wasSilent = isBehind && silentAt === told;
    silentAt = isBehind ? told : undefined;
    if (!wasSilent && told !== undefined) return;
    told = now;
    if (wasSilent) missed();
  }

  const unsubscribe = bus.subscribe(READ_MODELS_MOVED, heard);
  const looking = setInterval(() => void look().catch(() => {}), lookEvery).unref();
  return {
    follow(follower) {
      followers.add(follower);
      return () => void followers.delete(follower);
    },
    close() {
      unsubscribe();
      clearInterval(looking);
      followers.clear();
    },
  };
}
