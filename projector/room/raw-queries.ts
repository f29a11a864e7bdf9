import { rawQuery } from '@baanpak/infrastructure/database/raw-query.ts';
import { schemasOf } from '../read-models.ts';
import { sameKeys } from '../schema/raw-queries.ts';

const [SEARCH = ''] = schemasOf(['search']);

/** Every rule that `older` names, `newer` names too. */
const SAYS_AS_MUCH = `newer.rules ?& ARRAY(SELECT jsonb_object_keys(older.rules))`;

const PERIODS = {
  price_periods: { unit: 'night', saysAsMuch: 'true' },
  stay_rules: { unit: 'day', saysAsMuch: SAYS_AS_MUCH },
} as const;
export type PeriodTable = keyof typeof PERIODS;
type Of = Readonly<{ schema: string; table: PeriodTable }>;

/** The periods $1, `{room_id, seq, part}` each, are those just written; looked up one by one, as are those they cover. */
export const dropCovered = rawQuery({
  name: 'drop covered periods',
  columns: {},
  text: coveredText,
  example: { schema: SEARCH, table: 'price_periods' },
});

function coveredText({ schema, table: name }: Of): string {
  const { unit, saysAsMuch } = PERIODS[name];
  const table = `"${schema}".${name}`;
  const isCovered = sameKeys(['room_id', 'seq', 'part'], 'c');
  return `
  WITH covered AS (
    SELECT older.room_id, older.seq, older.part, older.weekdays & ~bit_or(newer.weekdays) AS weekdays
    FROM jsonb_populate_recordset(NULL::${table}, $1) AS written
    CROSS JOIN LATERAL (
      SELECT * FROM ${table} t
      WHERE t.room_id = written.room_id AND t.seq = written.seq AND t.part = written.part OFFSET 0) AS newer
    CROSS JOIN LATERAL (
      SELECT * FROM ${table} t
      WHERE t.room_id = newer.room_id AND t.seq < newer.seq
        AND t.from_${unit} >= newer.from_${unit} AND t.to_${unit} <= newer.to_${unit} OFFSET 0) AS older
    WHERE ${saysAsMuch} GROUP BY older.room_id, older.seq, older.part, older.weekdays),
  gone AS (
    DELETE FROM ${table} t USING covered c WHERE ${isCovered} AND c.weekdays = 0)
  UPDATE ${table} t SET weekdays = c.weekdays FROM covered c
  WHERE ${isCovered} AND c.weekdays NOT IN (0, t.weekdays)`;
}
