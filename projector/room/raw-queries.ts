import { rawQuery } from '@baanpak/infrastructure/database/raw-query.ts';
import { schemasOf } from '../schema/groups.ts';

const [SEARCH = ''] = schemasOf(['search']);

/** Every rule that `older` names, `newer` names too. */
const SAYS_AS_MUCH = `newer.rules ?& ARRAY(SELECT jsonb_object_keys(older.rules))`;

const PERIODS = {
  price_periods: { unit: 'night', saysAsMuch: 'true' },
  stay_rules: { unit: 'day', saysAsMuch: SAYS_AS_MUCH },
} as const;
export type PeriodTable = keyof typeof PERIODS;
type Of = Readonly<{ schema: string; table: PeriodTable }>;

/** The periods $1, `{room_id, seq, part}` each, are those just written. */
export const dropCovered = rawQuery({
  name: 'drop covered periods',
  columns: {},
  text: coveredText,
  example: { schema: SEARCH, table: 'price_periods' },
});

function coveredText({ schema, table: name }: Of): string {
  const { unit, saysAsMuch } = PERIODS[name];
  const table = `"${schema}".${name}`;
  return `
  WITH covered AS (
    SELECT older.room_id, older.seq, older.part, older.weekdays & ~bit_or(newer.weekdays) AS weekdays
    FROM jsonb_populate_recordset(NULL::${table}, $1) AS written
    JOIN ${table} newer USING (room_id, seq, part)
    JOIN ${table} older ON older.room_id = newer.room_id AND older.seq < newer.seq
      AND older.from_${unit} >= newer.from_${unit} AND older.to_${unit} <= newer.to_${unit}
    WHERE ${saysAsMuch} GROUP BY older.room_id, older.seq, older.part, older.weekdays),
  gone AS (
    DELETE FROM ${table} t USING covered c
    WHERE t.room_id = c.room_id AND t.seq = c.seq AND t.part = c.part AND c.weekdays = 0)
  UPDATE ${table} t SET weekdays = c.weekdays FROM covered c
  WHERE t.room_id = c.room_id AND t.seq = c.seq AND t.part = c.part AND c.weekdays NOT IN (0, t.weekdays)`;
}
