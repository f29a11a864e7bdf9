import { BOOKING_CHANNELS } from '@baanpak/domain/values/money/rates.ts';
import { type Static, Type } from 'typebox';
import { PAGE_QUERY } from '../answers/paging.ts';
import { uuid } from '../fields/fields.ts';
import { day, ownerId } from '../fields/query-fields.ts';
import { REPORT_NAMES } from './report.ts';

/** As many facts a page of an explanation has. */
export const FACTS_PER_PAGE = 1_000;

export const ReportParams = Type.Object({
  name: Type.String({ description: `One of ${REPORT_NAMES.join(', ')}`, examples: ['daily'] }),
});

/** An instant, or what `at` or `x-position` said, as long as either may be. */
const AT = { minLength: 1, maxLength: 400 };

export const at = (description: string) =>
  Type.Optional(Type.String({ ...AT, description, examples: ['2027-01-05T03:00:00.000Z'] }));

/** What a report may be obtained as, whole. */
export const FILE_FORMATS = ['csv', 'xlsx', 'json'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];
/** What a report is answered as instead of JSON, for the API's document. */
export const REPORT_FILES = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;

/** What cuts a report down. */
const FILTERS = {
  from: Type.Optional({ ...day(), description: "In Bangkok; default the first of today's month" }),
  to: Type.Optional({ ...day(), description: 'Inclusive; default today' }),
  hotelId: Type.Optional(uuid()),
  ownerId: ownerId(),
  channel: Type.Optional(Type.Enum([...BOOKING_CHANNELS], { type: 'string' })),
};

const AS_OF = {
  at: at('As of then: an instant, an `x-position`, or the `at` of an answer'),
};

const { page, perPage } = PAGE_QUERY;

export const ReportQuery = Type.Object({
  ...FILTERS,
  ...AS_OF,
  ...{ page, perPage },
  sort: Type.Optional(
    Type.String({
      ...{ minLength: 1, maxLength: 40 },
      description: 'A sortable column; with `-` before it the other way round',
    }),
  ),
  format: Type.Optional(
    Type.Enum([...FILE_FORMATS], {
      type: 'string',
      description:
        'All rows as a file, whatever the page; `x-total-rows` says how many come. Without it a page',
    }),
  ),
});
export type ReportRequest = Static<typeof ReportQuery>;
export type ReportFilters = Omit<ReportRequest, 'page' | 'perPage' | 'sort' | 'format'>;

export const ReportEventsQuery = Type.Object({
  ...FILTERS,
  ...AS_OF,
  page,
  perPage: Type.Integer({
    ...{ minimum: 1, maximum: 1_000_000, default: FACTS_PER_PAGE },
    description: `At most ${FACTS_PER_PAGE}`,
  }),
  row: Type.Optional(
    Type.String({
      ...{ minLength: 1, maxLength: 2_000 },
      description: 'The `key` of a row; without it the totals are explained',
    }),
  ),
  column: Type.String({ minLength: 1, maxLength: 40 }),
});

export const ReportChangesQuery = Type.Object({
  ...FILTERS,
  ...{ page, perPage },
  between: Type.String({
    minLength: 3,
    maxLength: 801,
    description:
      'Two moments as `at` takes them, the first and the last, with a comma between them',
  }),
});
