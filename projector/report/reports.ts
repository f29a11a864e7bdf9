import { fieldsOf } from '@baanpak/domain/values/fields/fields.ts';
import { LISTED_STREAMS } from '../events/events.ts';
import { type Change, noRows, type Projection } from '../projection.ts';
import { addRows } from '../run/raw-queries.ts';
import { reducedTypes } from './reducers/reducers.ts';
import { reportProjection } from './reducers/report-projection.ts';
import { WITHOUT_FACTS } from './reducers/without-facts.ts';
import { reportModel } from './tables.ts';

type OfEveryEvent = Omit<Projection<never>, 'when'> &
  Readonly<{ when: Readonly<Record<string, () => readonly Change[]>> }>;

/** What reports are made of (docs/adr/0057-facts.md). */
export const reports: OfEveryEvent = {
  model: reportModel,
  streams: LISTED_STREAMS,
  folding: reportProjection,
  puts: { facts: addRows, fact_details: addRows, fact_log: addRows },
  when: Object.fromEntries(
    [...reducedTypes(), ...fieldsOf(WITHOUT_FACTS)].map((type) => [
      type,
      noRows('reducers make them'),
    ]),
  ),
};
