import type { BOOKING_CHANNELS } from '@baanpak/domain/values/money/rates.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
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

/** What is asked, as the calls take it. */
export function queryOf(
  { from, to, ownerId, hotelId, channel, at }: Omit<ReportParameters, 'page' | 'sort'>,
  more: Readonly<Record<string, string>> = {},
): URLSearchParams {
  const asked = { from, to, ...more, ownerId, hotelId, channel, at: more.at ?? at };
  return new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

type Days = Omit<ReportParameters, 'page'>;

const pathOf = (name: ReportName, asked: Days, page: number, perPage: number, at = asked.at) =>
  `/reports/${name}?${queryOf(
    { ...asked, at },
    {
      ...{ page: String(page), perPage: String(perPage) },
      ...(asked.sort !== undefined && { sort: asked.sort }),
    },
  )}`;

/** A page of a report; the page before stays until it came. */
export function useReport(name: ReportName, asked: ReportParameters) {
  const { client } = useServices();
  const path = pathOf(name, asked, asked.page, PER_PAGE);
  return useQuery({
    queryKey: ['reports', name, path],
    queryFn: async () => ({ ...(await client.get<Report>(path)), readAt: Date.now() }),
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
    queryKey: ['reports', name, 'whole', pathOf(name, asked, 1, MOST_PER_PAGE)],
    queryFn: async () => ({ ...(await readWhole(client, name, asked)), readAt: Date.now() }),
    enabled,
  });
}

/** Page by page at the first one's position, so that none has a line twice; at most `MOST_ROWS`. */
async function readWhole(client: Client, name: ReportName, asked: Days): Promise<Report> {
  const first = await client.get<Report>(pathOf(name, asked, 1, MOST_PER_PAGE));
  const rows: Row[] = [...first.rows];
  const wanted = Math.min(first.total, MOST_ROWS);
  for (let page = 2; rows.length < wanted; page++) {
    const next = await client.get<Report>(pathOf(name, asked, page, MOST_PER_PAGE, first.at));
    if (next.rows.length === 0) break;
    rows.push(...next.rows);
  }
  return { ...first, rows };
}
