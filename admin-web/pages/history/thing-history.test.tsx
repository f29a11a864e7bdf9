import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listed, openAt } from '../../testing/open.tsx';
import { historyEvent, id, OWNER, userOf } from '../../testing/samples.ts';

const ROOM = id(40);
const PAGE = `/owner/${OWNER}/room-manage/${ROOM}/history`;
const GET = `GET /rooms/${ROOM}/history`;

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 3)).toISOString();
const PAINTED = historyEvent(9, {
  ...{ lane: 'room', type: 'DaysPainted', sentence: 'Nok set the price.', at: at(20) },
  data: {
    days: [
      { date: '2026-12-30', from: 150_000, to: 289_000 },
      { date: '2026-12-31', from: 150_000, to: 289_000 },
      { date: '2027-01-03', from: 160_000, to: 199_050 },
    ],
  },
});
const ADDED = historyEvent(1, { lane: 'room', sentence: 'Nok added the room.', at: at(1) });

const pageOf = (events: readonly object[], more = false) => ({
  ...{ events, steps: [], page: 1, perPage: 50, more, verified: null, proof: null, detail: '' },
});

const open = (query: string, history: unknown) =>
  openAt(PAGE + query, {
    user: userOf('owner'),
    answers: {
      [`GET /admin-api/rooms/${ROOM}`]: { id: ROOM, title: { th: 'ห้อง', en: 'Beach room' } },
      [GET]: history,
      'GET /admin-api/cases': listed([]),
    },
  });

describe('the history of a room', () => {
  it('stands the newest first, with the silence between', async () => {
    await open('', pageOf([PAINTED, ADDED]));
    const list = await screen.findByRole('list', { name: 'What happened' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('Nok set the price.'),
      '19 days earlier',
      expect.stringContaining('Nok added the room.'),
    ]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Beach room · History');
    expect(screen.getByText('Beginning of the history')).toBeVisible();
  });

  it('says of a change of prices that is looked at what nights cost before and after', async () => {
    await open(`?event=${PAINTED.id}`, pageOf([PAINTED, ADDED]));
    const table = await screen.findByRole('table', { name: 'Price per night' });
    const rows = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Night ofBeforeAfter',
      '30 Dec 2026 – 31 Dec 2026฿1,500฿2,890',
      '3 Jan 2027฿1,600฿1,990.50',
    ]);
  });

  it('goes on to older events on request', async () => {
    const history = ({ query }: { query: { before?: string } }) =>
      query.before === PAINTED.id ? pageOf([ADDED]) : pageOf([PAINTED], true);
    const { user } = await open('', history);
    await user.click(await screen.findByRole('button', { name: 'Show older events' }));
    expect(await screen.findByText('Nok added the room.')).toBeVisible();
    expect(screen.getByText('Nok set the price.')).toBeVisible();
    expect(screen.getByText('Beginning of the history')).toBeVisible();
  });

  it('asks for the days that the address names, and says that nothing happened then', async () => {
    const { user, calls, address } = await open('?to=2026-10-01', pageOf([]));
    await screen.findByText('Nothing happened that fits these choices');
    expect(calls.find(({ path }) => path.endsWith('/history'))?.query).toMatchObject({
      to: '2026-10-01',
    });
    await user.click(screen.getByRole('button', { name: 'Show all days' }));
    expect(address()).not.toContain('to=');
    expect(await screen.findByText('Nothing has happened yet')).toBeVisible();
  });
});
