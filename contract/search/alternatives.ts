import { type Static, Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import { localDay } from '../fields/fields.ts';

const OFFERED = {
  hotels: Type.Integer({ description: 'That are found; at least one' }),
  minPrice: Type.Integer({ description: 'Of an average night in the cheapest' }),
};

/** What a search that finds nothing would find on other dates or in other provinces. */
export const AlternativesAnswerSchema = withDetail({
  dates: Type.Array(Type.Object({ startDate: localDay(), endDate: localDay(), ...OFFERED }), {
    maxItems: 6,
    description:
      'As many nights, at most seven days before or after; none where a month is asked for',
  }),
  provinces: Type.Array(
    Type.Object({ _id: Type.String(), th: Type.String(), en: Type.String(), ...OFFERED }),
    { maxItems: 6, description: 'On the dates asked for, those with most hotels first' },
  ),
});
export type AlternativesJson = Static<typeof AlternativesAnswerSchema>;
