import type { GroupName, ReadModel } from './read-model.ts';
import { GROUP_NAMES } from './read-model.ts';
import { READ_MODELS } from './read-models.ts';

/**
 * Read models that are read together, as one version of the code has them. They lie in a schema of their
 * own, named by group and version, with a checkpoint of their own: versions lie side by side
 * (docs/adr/0032-read-models-in-groups.md).
 */
export type Group = Readonly<{
  name: GroupName;
  models: readonly ReadModel[];
  /** The versions of its models, one after another. */
  version: string;
  schema: string;
  /** Those that projections write. */
  tables: ReadonlySet<string>;
  /** Milliseconds from one batch to the next once it is caught up. */
  interval: number;
}>;

/**
 * Reports, and what happened, are read by staff, who wait as long gladly; larger batches cost everybody else
 * less (docs/adr/0106-groups-that-guests-wait-for.md).
 */
const INTERVAL: Partial<Record<GroupName, number>> = { events: 250, reports: 250 };

/** A group of models of given versions. */
export function groupOf(name: GroupName, models: readonly ReadModel[]): Group {
  const version = models.map((model) => model.version).join('.');
  const schema = `read_${name}_${version.replaceAll('.', '_')}`;
  const tables = new Set(models.flatMap(({ keys }) => Object.keys(keys)));
  return { name, models, version, schema, tables, interval: INTERVAL[name] ?? 0 };
}

/** The groups of this version of the code. */
export const GROUPS: readonly Group[] = GROUP_NAMES.map((name) =>
  groupOf(
    name,
    READ_MODELS.filter(({ group }) => group === name),
  ),
);

/** The schemas of some groups of this version of the code. */
export const schemasOf = (names: readonly GroupName[]): string[] =>
  GROUPS.filter(({ name }) => names.includes(name)).map(({ schema }) => schema);

/** The search path by which queries find every table of this version; new tables would land in none of them. */
export const SEARCH_PATH = ['public', ...GROUPS.map(({ schema }) => schema)].join();
