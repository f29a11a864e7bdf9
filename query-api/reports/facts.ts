import type { FactJson } from '@baanpak/contract/report/report.ts';
import { doneBy } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { positionToken } from '@baanpak/infrastructure/http/position-token.ts';
import type { FactRow } from '@baanpak/projector/report/tables.ts';
import type { ReadDb } from '../database/read-db.ts';
import { namesOf } from '../user/users.ts';
import { readDetails } from './details.ts';
import type { ReportRequest } from './report-request.ts';
import { bookingOf } from './to-cells.ts';

/** A fact with its event: without type and actor where the list of events has not come as far yet. */
type FactWithEvent = FactRow &
  Readonly<{ type: string | null; actor: string | null; causedBy: string | null }>;

/** What a fact adds, and in which measure. */
type Added = Readonly<Pick<FactJson, 'amount' | 'measure'>>;

/** Facts as answers have them, each with its event and what `addedBy` says that it adds. */
export async function toFacts<One extends FactWithEvent>(
  db: ReadDb,
  { upTo, language }: ReportRequest,
  found: readonly One[],
  addedBy: (fact: One) => Added,
): Promise<FactJson[]> {
  const { storeId } = upTo;
  const [names, details] = await Promise.all([
    namesOf(
      db,
      found.map((fact) => doneByFact(fact).by ?? ''),
    ),
    readDetails(
      db,
      { upTo },
      {
        bookings: found.map(({ booking_id }) => booking_id),
        hotels: found.map(({ hotel_id }) => hotel_id),
      },
    ),
  ]);
  return found.map((fact) => ({
    event: {
      ...{ id: fact.event_id, type: fact.type, at: fact.at, ...doneByFact(fact) },
      byName: names.get(doneByFact(fact).by ?? '') ?? null,
      position: positionToken({ storeId, position: positionOf(fact) }),
    },
    booking: bookingOf(fact.booking_id, details),
    hotel: details.hotels.get(fact.hotel_id)?.name[language] ?? null,
    ...{ kind: fact.kind, date: fact.date, units: fact.units, ...addedBy(fact) },
  }));
}

/** Unknown while the list of events has not come as far yet. */
const doneByFact = ({ actor, causedBy }: FactWithEvent) =>
  actor === null
    ? { by: null, via: null }
    : doneBy({ actor, ...(causedBy !== null && { causedBy }) });

const positionOf = ({ commit_position, prepare_position }: FactWithEvent) => ({
  commit: BigInt(commit_position),
  prepare: BigInt(prepare_position),
});
