import type { PoolClient } from 'pg';
import type { RowChanges } from '../run/fold-changes.ts';

/**
 * Takes from earlier periods of prices and rules the weekdays that those of this batch say anew, and
 * drops what says nothing any more: a room that is painted every day does not grow. It does not matter
 * how events fell into batches.
 */
export async function dropCoveredPeriods(
  client: PoolClient,
  schema: string,
  changes: RowChanges,
): Promise<void> {
  const covered = (table: 'price_periods' | 'stay_rules', text: string) => {
    const keys = (changes.get(table) ?? []).map(({ key }) => key);
    if (keys.length === 0) return undefined;
    const values = [JSON.stringify(keys)];
    return client.query({ name: `covered ${table} ${schema}`, text, values });
  };
  await Promise.all([
    covered('price_periods', coveredText(`"${schema}".price_periods`, 'night', 'true')),
    covered('stay_rules', coveredText(`"${schema}".stay_rules`, 'day', SAYS_AS_MUCH)),
  ]);
}

/** Every rule that `older` names, `newer` names too. */
const SAYS_AS_MUCH = `newer.rules ?& ARRAY(SELECT jsonb_object_keys(older.rules))`;

/** The periods $1, `{room_id, seq}` each, are those just written. */
const coveredText = (table: string, unit: 'night' | 'day', saysAsMuch: string) => `
  WITH covered AS (
    SELECT older.room_id, older.seq, older.weekdays & ~bit_or(newer.weekdays) AS weekdays
    FROM json_populate_recordset(NULL::${table}, $1) AS written
    JOIN ${table} newer USING (room_id, seq)
    JOIN ${table} older ON older.room_id = newer.room_id AND older.seq < newer.seq
      AND older.from_${unit} >= newer.from_${unit} AND older.to_${unit} <= newer.to_${unit}
    WHERE ${saysAsMuch} GROUP BY older.room_id, older.seq, older.weekdays),
  gone AS (
    DELETE FROM ${table} t USING covered c
    WHERE t.room_id = c.room_id AND t.seq = c.seq AND c.weekdays = 0)
  UPDATE ${table} t SET weekdays = c.weekdays FROM covered c
  WHERE t.room_id = c.room_id AND t.seq = c.seq AND c.weekdays NOT IN (0, t.weekdays)`;
