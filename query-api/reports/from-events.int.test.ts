import type { ReportJson } from '@baanpak/contract/report/report.ts';
import { bookingStream } from '@baanpak/domain/booking/booking.ts';
import { busyMarketplace } from '@baanpak/projector/testing/busy-marketplace.ts';
import { bookingPlaced } from '@baanpak/projector/testing/sample-events.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cellsOf, openReportsForTest, type ReportsForTest } from './testing/given-facts.ts';

let reports: ReportsForTest;
beforeAll(async () => {
  reports = await openReportsForTest();
});
afterAll(() => reports.close());

/* A desk takes the nights of 1 and 2 March 2027 for 2,000, on 1 January: 59 days ahead. */
describe('reports of what happened', () => {
  it('have what the events of the log added, and name them', async () => {
    const events = busyMarketplace();
    const room = events.find(([, { type }]) => type === 'RoomRegistered')?.[1];
    if (room?.type !== 'RoomRegistered') throw new Error('There is no room');
    for (const [stream, event] of events) await reports.api.append(stream, event);
    const { placedAt: takenAt, heldUntil: _, ...data } = bookingPlaced(room).data;
    const taken = { type: 'BookingTaken', data: { ...data, takenAt } } as const;
    await reports.api.given(bookingStream(data.bookingId), taken);
    const { ownerId, code } = data.terms;
    const owner = await reports.signIn('owner', ownerId, ownerId);
    const read = async <Body = ReportJson>(path: string) =>
      (await reports.api.get<Body>(`/reports/${path}`, owner)).body;
    const sold = await read('sale?from=2027-01-01&to=2027-01-31');
    const row = sold.rows.find((one) => one.booking?._id === data.bookingId);
    expect(cellsOf({ columns: sold.columns, rows: row ? [row] : [] })).toEqual([
      [
        ...['2027-01-01', code, expect.any(String), expect.any(String), 'website'],
        ...[expect.any(String), 2, 2000, 0, 2000, 2, 59],
      ],
    ]);
    const explained = await read<{ facts: { event: { type: string } }[]; sum: number }>(
      `sale/events?from=2027-01-01&to=2027-01-31&column=gross&row=${row?.key}`,
    );
    expect(explained.sum).toBe(2000);
    expect(explained.facts.map(({ event }) => event.type)).toEqual(['BookingTaken']);
    const march = await read('daily?from=2027-03-01&to=2027-03-02');
    const ofHotel = march.rows.filter((one) => Number(Reflect.get(one, 'revenue')) >= 1000);
    expect(ofHotel.map((one) => Reflect.get(one, 'date'))).toEqual(['2027-03-01', '2027-03-02']);
  });
});
