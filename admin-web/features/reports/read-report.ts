import type { BOOKING_CHANNELS } from '@baanpak/domain/values/money/rates.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../shell/api/calls.ts';
import type { Client } from '../../shell/api/client.ts';
import { useServices } from '../../shell/services.ts';
import type { Report, ReportName, Row } from './report.ts';

/** What the address asks of a report. */
export type ReportParameters = Readonly<{
  from: LocalDate;
  to: LocalDate;
  /** Undefined: of all that one may read. */
  ownerId: string | undefined;
  hotelId: string | undefined;
  channel: (typeof BOOKING_CHANNELS)[number] | undefined;
  /** An instant or a position; undefined for now. */
  at: string | undefined;
  /** A column, with `-` before it the other way round; undefined for the report's own order. */
  sort: string | undefined;
  page: number;
}>;

const PER_PAGE = 50;
const MOST_PER_PAGE = 100;
/** Of all that is read at once, to be printed or drawn; more is for a file. */
export const MOST_ROWS = 2_000;

/** What every call about a report is asked with. */
export const scopeOf = ({
  from,
  to,
  ownerId,
  hotelId,
  channel,
  at,
}: Omit<ReportParameters, 'page' | 'sort'>) => ({ from, to, ownerId, hotelId, channel, at });

type Days = Omit<ReportParameters, 'page'>;

const queryOf = (asked: Days, page: number, perPage: number, at = asked.at) => ({
  ...scopeOf({ ...asked, at }),
  ...{ page, perPage, sort: asked.sort },
});

/** A page of a report; the page before stays until it came. */
export function useReport(name: ReportName, asked: ReportParameters) {
  const { client } = useServices();
  const query = queryOf(asked, asked.page, PER_PAGE);
  return useQuery({
    queryKey: ['reports', name, query],
    queryFn: async () => ({
      ...(await read(client, '/reports/{name}', { name }, query)),
      readAt: Date.now(),
    }),
    placeholderData: keepPreviousData,
    // what is read would move under the reader's eyes each time they come back
    refetchOnWindowFocus: false,
    staleTime: asked.at === undefined ? 0 : Number.POSITIVE_INFINITY,
  });
}

/** All rows of a report, as it stood at one moment. */
export function useWholeReport(name: ReportName, asked: Days, enabled = true) {
  const { client } = useServices();
  return useQuery({
    queryKey: ['reports', name, 'whole', queryOf(asked, 1, MOST_PER_PAGE)],
    queryFn: async () => ({ ...(await readWhole(client, name, asked)), readAt: Date.now() }),
    enabled,
  });
}

/** Page by page at the first one's position, so that none has a line twice; at most `MOST_ROWS`. */
async function readWhole(client: Client, name: ReportName, asked: Days): Promise<Report> {
  const pageOf = (page: number, at?: string) =>
    read(client, '/reports/{name}', { name }, queryOf(asked, page, MOST_PER_PAGE, at));
  const first = await pageOf(1);
  const rows: Row[] = [...first.rows];
  const wanted = Math.min(first.total, MOST_ROWS);
  for (let page = 2; rows.length < wanted; page++) {
    const next = await pageOf(page, first.at);
    if (next.rows.length === 0) break;
    rows.push(...next.rows);
  }
  return { ...first, rows };
}
