import type { ExportedColumn, ExportedRow } from '../files.ts';

export const COLUMNS: readonly ExportedColumn[] = [
  { name: 'date', type: 'date', label: 'วันที่' },
  { name: 'paidAt', type: 'instant', label: 'Paid at' },
  { name: 'hotel', type: 'text', label: 'Hotel' },
  { name: 'sold', type: 'count', label: 'Sold' },
  { name: 'revenue', type: 'money', label: 'Revenue' },
  { name: 'occ', type: 'percent', label: 'Occupancy' },
];

export const ROW: ExportedRow = {
  date: '2026-12-05',
  paidAt: '2026-12-04T18:30:00.000Z',
  hotel: 'บ้านริมน้ำ',
  sold: 3,
  revenue: -1234.5,
  occ: 0.7512,
};

/** So many rows, and how many of them were asked for and whether their end was told. */
export function countedRows(count: number, row: ExportedRow = ROW) {
  const seen = { asked: 0, ended: false };
  async function* rows() {
    try {
      for (let n = 0; n < count; n++) {
        seen.asked++;
        yield { ...row, sold: n };
      }
    } finally {
      seen.ended = true;
    }
  }
  return { seen, rows: rows() };
}
