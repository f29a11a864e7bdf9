import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Explanation, ReportName } from '../../features/reports/report.ts';
import { useServices } from '../../shell/services.ts';
import { queryOf, type ReportParameters } from './use-report-parameters.ts';

const PER_PAGE = 25;

/** A figure of a report: of a line, or where there is none, of the totals. */
export type FigureRequest = Readonly<{
  name: ReportName;
  asked: ReportParameters;
  row?: string;
  column: string;
}>;

/** The facts that sum to a figure, as of the position its report was read at. */
export function useExplanation({ name, asked, row, column }: FigureRequest, page: number) {
  const { client } = useServices();
  const query = queryOf(asked, {
    ...{ column, page: String(page), perPage: String(PER_PAGE) },
    ...(row !== undefined && { row }),
  });
  return useQuery({
    queryKey: ['reports', name, 'events', String(query)],
    queryFn: () => client.get<Explanation>(`/reports/${name}/events?${query}`),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
