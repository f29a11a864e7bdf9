import { doneBy, type EventMetadata } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Change, Table } from '../projection.ts';
import type { ChangedRecord, Resource } from '../schema/topics.ts';

type Named = Readonly<{ resource: Resource; id: readonly string[] }>;

/** The tables whose rows staff see as records of a resource, and the columns that name one. */
const RECORDS: Partial<Record<Table, Named>> = {
  bookings: { resource: 'bookings', id: ['booking_id'] },
  decided_units: { resource: 'bookings', id: ['booking_id'] },
  hotels: { resource: 'hotels', id: ['hotel_id'] },
  rooms: { resource: 'rooms', id: ['room_id'] },
  price_periods: { resource: 'rooms', id: ['room_id'] },
  stay_rules: { resource: 'rooms', id: ['room_id'] },
  users: { resource: 'users', id: ['user_id'] },
  money_cases: { resource: 'cases', id: ['case_id'] },
  booking_refunds: { resource: 'refunds', id: ['booking_id', 'refund_id'] },
  payments: { resource: 'payments', id: ['attempt_id'] },
  partner_applications: { resource: 'partners', id: ['application_id'] },
  reviews: { resource: 'reviews', id: ['review_id'] },
  site: { resource: 'site', id: [] }, // one record, of a row a field
};

/** An event's changes to rows, and who asked for them. */
export type Caused = Readonly<{
  metadata: Pick<EventMetadata, 'actor' | 'causedBy'>;
  changes: readonly Change[];
}>;

/** The records that a batch changes, each with who changed it last. */
export function changedRecords(caused: readonly Caused[]): ChangedRecord[] {
  const records = new Map<string, ChangedRecord>();
  for (const { metadata, changes } of caused)
    for (const { table, key } of changes) {
      const record = RECORDS[table];
      if (!record) continue;
      const { resource } = record;
      const keys = new Map(Object.entries(key));
      const id = record.id.map((column) => String(keys.get(column))).join('.');
      records.set(`${resource}/${id}`, { resource, id, by: doneBy(metadata).by });
    }
  return [...records.values()];
}
