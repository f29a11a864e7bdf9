const CONTENT = ['stream', 'revision', 'id', 'type', 'data', 'metadata'];

/**
 * A page of the log behind a position, planned once a connection: reading what is new would take a
 * third of the time otherwise. The settings keep that plan from reading the whole table, whatever size
 * it had when the plan was made. Events the filter leaves out come along bare: their positions say how
 * far the page looked. An empty page is one row of nulls, which still tells what is hidden.
 */
export const pageFunction = (schema: string) => `
CREATE OR REPLACE FUNCTION ${schema}.page_1(
  after_transaction xid8, after_position bigint, most bigint, prefixes text[])
RETURNS TABLE (hidden boolean, wanted boolean, transaction_id text, "position" text,
  stream text, revision bigint, id uuid, type text, data jsonb, metadata jsonb)
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off
AS $page$
#variable_conflict use_column
BEGIN
  RETURN QUERY
  SELECT horizon.hidden, page.wanted, page.transaction_id::text, page.position::text,
    ${CONTENT.map((column) => `CASE WHEN page.wanted THEN page.${column} END`).join(', ')}
  FROM (
    SELECT coalesce(
      (SELECT transaction_id FROM ${schema}.events ORDER BY transaction_id DESC LIMIT 1)
        >= pg_snapshot_xmin(pg_current_snapshot()), false) AS hidden
  ) AS horizon
  LEFT JOIN LATERAL (
    SELECT *, prefixes IS NULL OR stream ^@ ANY (prefixes) AS wanted
    FROM ${schema}.events
    WHERE (transaction_id, position) > (after_transaction, after_position)
      AND transaction_id < pg_snapshot_xmin(pg_current_snapshot())
    ORDER BY transaction_id, position
    LIMIT most
  ) AS page ON true
  ORDER BY page.transaction_id, page.position;
END
$page$;
`;
