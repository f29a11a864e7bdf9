import { I18nSchema } from '@baanpak/domain/values/schema/i18n-schema.ts';
import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { REPORTS_OF_FACTS } from '@baanpak/domain/values/text/report-names.ts';
import { type Static, Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import { MOST_PER_PAGE, PAGE_FIELDS } from '../answers/paging.ts';
import { uuid } from '../fields/fields.ts';

/** The reports that are made of facts (docs/adr/0059-reports-are-definitions.md). */
export const REPORT_NAMES = REPORTS_OF_FACTS;
export type ReportName = (typeof REPORT_NAMES)[number];

/** What stands in a column: `month` as YYYY-MM, `money` in THB with up to two decimals, `percent` as a share of 1. */
export const CELL_TYPES = [
  'date',
  'month',
  'instant',
  'text',
  'count',
  'money',
  'points',
  'ratio',
  'percent',
] as const;
export type CellType = (typeof CELL_TYPES)[number];

export const ReportColumnSchema = Type.Object({
  name: Type.String({ examples: ['revenue'] }),
  type: Type.Enum([...CELL_TYPES], { type: 'string', examples: ['money'] }),
  label: I18nSchema,
  sortable: Type.Boolean({ description: '`sort` takes it', examples: [true] }),
  opens: Type.Boolean({ description: '…/events tells what it is made of', examples: [true] }),
});
export type ReportColumnJson = Static<typeof ReportColumnSchema>;

export type CellJson = string | number | null;
const cell = () => Type.Unsafe<CellJson>({ type: ['string', 'number', 'null'] });

const BookingOfReportSchema = Nullable(
  Type.Object({
    _id: uuid(),
    bookingId: Type.String({ examples: ['BK-7Q2MX4'] }),
    ownerId: uuid(),
  }),
);
export type BookingOfReport = Static<typeof BookingOfReportSchema>;

const ROW = {
  key: 'WyIyMDI3LTAzLTAxIl0',
  booking: null,
  date: '2027-03-01',
  sold: 3,
  revenue: 4650.5,
  occ: 0.75,
};

export const ReportRowSchema = Type.Object(
  {
    key: Type.String({ description: 'Names the row in other calls' }),
    booking: BookingOfReportSchema,
  },
  {
    description: "Beside these a cell a column, by the columns' names",
    additionalProperties: cell(),
    examples: [ROW],
  },
);
export type ReportRowJson = Static<typeof ReportRowSchema> & { [column: string]: unknown };

/** A cell a column that has one, by their names. */
const totalCells = (description: string) =>
  Type.Record(Type.String(), cell(), { description, examples: [{ sold: 3, revenue: 4650.5 }] });
export type ReportTotalsJson = Record<string, CellJson>;

const day = () => Type.String({ examples: ['2027-03-01'] });

/** Where a report was read. */
const AS_OF_FIELDS = {
  from: day(),
  to: day(),
  at: Type.String({
    description: 'What it was answered as of: given as `at` it answers the same again',
    examples: ['NDIuNDIuM2YwYjVhM2U'],
  }),
  today: Type.String({
    description: 'The day in Bangkok that the answer takes for today',
    examples: ['2027-03-02'],
  }),
};

export const ReportAnswer = withDetail({
  columns: Type.Array(ReportColumnSchema),
  rows: Type.Array(ReportRowSchema),
  ...PAGE_FIELDS,
  totals: totalCells('Over all pages'),
  ...AS_OF_FIELDS,
});
export type ReportJson = Static<typeof ReportAnswer>;

const measure = () =>
  Type.Enum(['money', 'count'], {
    type: 'string',
    description:
      'What is told: `money` in THB, or a `count` of nights, rooms, bookings, days or points',
    examples: ['money'],
  });

/** What an event added to a figure, and the event. */
export const FactSchema = Type.Object({
  event: Type.Object({
    id: uuid(),
    type: Nullable(Type.String({ examples: ['BookingPaid'] })),
    at: Type.String({ format: 'date-time', examples: ['2027-03-01T03:00:00.000Z'] }),
    by: Nullable(
      Type.String({
        description:
          "Who did it: a user's `_id` or `guest`; of what a process did, the person whose act it follows from, else `process:` and its name",
        examples: ['guest'],
      }),
    ),
    via: Nullable(
      Type.String({
        description: '`process:` and its name, where a process did it',
        examples: ['process:confirm-when-paid'],
      }),
    ),
    byName: Nullable(Type.String({ examples: ['Nok'] })),
    position: Type.String({
      description: 'As `x-position` has it',
      examples: ['NDIuNDIuM2YwYjVhM2U'],
    }),
  }),
  booking: BookingOfReportSchema,
  hotel: Nullable(Type.String({ examples: ['Riverside House Amphawa'] })),
  kind: Type.String({ examples: ['sold'] }),
  date: Type.String({ description: 'The day in Bangkok it counts on', examples: ['2027-03-01'] }),
  units: Type.Integer({ examples: [1] }),
  amount: Type.Number({
    description: 'What it adds to the figure; of changes to what the report tells of its kind',
    examples: [1550.5],
  }),
  measure: measure(),
});
export type FactJson = Static<typeof FactSchema>;

const FACTS_FIELDS = {
  facts: Type.Array(FactSchema, { description: 'The oldest first' }),
  sum: Type.Number({ description: 'Of all pages: the figure', examples: [4650.5] }),
  measure: measure(),
  ...PAGE_FIELDS,
};
const FactsSchema = Type.Object(FACTS_FIELDS);
export type FactsJson = Static<typeof FactsSchema>;

/** Of a figure its facts and their sum; of a ratio those of what is divided by what. */
export const ReportEventsAnswer = withDetail({
  ...Type.Partial(FactsSchema).properties,
  numerator: Type.Optional(FactsSchema),
  denominator: Type.Optional(FactsSchema),
  ...AS_OF_FIELDS,
});

export const ReportChangesAnswer = withDetail({
  columns: Type.Array(ReportColumnSchema),
  changes: Type.Array(
    Type.Object({
      ...FactSchema.properties,
      row: Type.String({ description: 'The first row it changed', examples: ['WyIyMDI3Il0'] }),
    }),
    { description: 'The facts that came in between, the oldest first' },
  ),
  ...PAGE_FIELDS,
  rows: Type.Array(
    Type.Object({
      key: Type.String({ examples: ['WyIyMDI3LTAzLTAxIl0'] }),
      before: Nullable(ReportRowSchema),
      after: Nullable(ReportRowSchema),
    }),
    { description: `Those that are no longer what they were, ${MOST_PER_PAGE} at most` },
  ),
  totalRows: Type.Integer({ description: 'All that changed', examples: [1] }),
  totals: Type.Object({ before: totalCells('At first'), after: totalCells('At last') }),
  from: day(),
  to: day(),
  between: Type.Array(Type.String(), { examples: [['NDIuNDIuM2Y', 'NDMuNDMuM2Y']] }),
});
