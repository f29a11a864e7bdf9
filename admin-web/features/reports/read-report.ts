import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf, type ReportParameters } from '../../pages/reports/use-report-parameters.ts';
import type { Client } from '../../shell/api/client.ts';
import { useServices } from '../../shell/services.ts';
import type { Report, ReportName, Row } from './report.ts';

const PER_PAGE = 50;
const MOST_PER_PAGE = 100;
/** Of all that is read at once, to be printed or drawn; more is for a file. */
export const MOST_ROWS = 2_000;

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
