/** Read models of one group are read together: they are built, and made again, together. */
export const GROUP_NAMES = ['search', 'bookings', 'users', 'events', 'reports'] as const;
export type GroupName = (typeof GROUP_NAMES)[number];

/**
 * The tables of a read model. Nothing is unique in them but the rows' own keys: that a code or a slug is
 * given once is for the deciders to see to, and where a log has it twice all the same, both are shown and
 * nothing stops. Amounts and what grows with the log are 64 bits.
 */
export type ReadModel = Readonly<{
  group: GroupName;
  /** Raised with every change of the tables, and of what the projection writes: then the group is made again. */
  version: number;
  /** The primary keys of the tables, by which the projection addresses rows. */
  keys: Readonly<Record<string, readonly string[]>>;
  /** Makes the tables, empty, in the first schema of the search path, with the indexes that its projection needs. */
  sql: string;
  /** Makes the indexes that queries alone need: a rebuild does so after the rows, which is quicker. */
  indexes?: string;
}>;

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
  /** The primary key of each. */
  keys: ReadModel['keys'];
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
  const keys = Object.fromEntries(models.flatMap((model) => Object.entries(model.keys)));
  return {
    name,
    models,
    version,
    schema,
    tables: new Set(Object.keys(keys)),
    keys,
    interval: INTERVAL[name] ?? 0,
  };
}

/**
 * The functions of the database by which lists of staff are searched; lists fold what was typed by the
 * same. `folded` is a text without case, accents, tone marks, apostrophes and what nobody sees, its สระอำ
 * in two letters. `phone_digits` is a phone number as it is dialled in Thailand: +66 81… and 0066 81… are
 * 081…; a foreign one begins with its country's code. Columns are made of both: a function that gives
 * something else needs a name of its own.
 */
export const SEARCH_FUNCTIONS = `
    CREATE OR REPLACE FUNCTION read_models.folded(value text) RETURNS text
      LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN translate(
        regexp_replace(
          lower(normalize(translate(value, '''‘’ʼ\`', ''), NFKD) COLLATE "und-x-icu"),
          '[\\u0300-\\u036f\\u0e47-\\u0e4c\\u0e4e\\u200b-\\u200f\\u2060\\ufeff\\u00ad]', '', 'g'),
        'đðøłı๐๑๒๓๔๕๖๗๘๙', 'ddoli0123456789');
    CREATE OR REPLACE FUNCTION read_models.phone_digits(value text) RETURNS text
      LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN regexp_replace(
        regexp_replace(regexp_replace(value, '[^0-9]', '', 'g'), '^(00)?660?([0-9]{8,9})$', '0\\2'),
        '^00', '');`;

/** The column `searched` of some texts and a phone number, each an expression that may be null. */
export const searchedColumn = (texts: readonly string[], phone: string): string => {
  const folded = texts.map((text) => `coalesce(read_models.folded(${text}), '')`);
  const digits = `coalesce(read_models.phone_digits(${phone}), '')`;
  return `searched text NOT NULL GENERATED ALWAYS AS (${[...folded, digits].join(" || ' ' || ")}) STORED`;
};
