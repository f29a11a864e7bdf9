import type { Role } from '@baanpak/domain/values/people/roles.ts';
import { type Answers, refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listed, openAt } from '../../testing/open.tsx';
import { HOTEL, historyEvent, id, OWNER, userOf } from '../../testing/samples.ts';

const ROOM = id(40);
const PAINTED = historyEvent(1, {
  ...{ lane: 'room', type: 'DaysPainted', stream: `room-${ROOM}` },
  sentence: 'Nok set the price of Beach room from ฿1,150 to ฿115.',
});
const touch = (n: number, under: boolean) => ({
  ...{ _id: id(300 + n), bookingId: `BK-${n}`, amount: 11_500, under },
});
const RADIUS = {
  event: PAINTED,
  follows: [historyEvent(2, { cause: PAINTED.id, sentence: 'Guests were told.' })],
  touches: [touch(1, true), touch(2, true), touch(3, false)],
  compensations: [
    { what: 'undo-prices', _id: ROOM },
    { what: 'reprice', _id: id(301) },
    { what: 'cancel-with-refund', _id: id(301) },
  ],
  ...{ more: false, moreFollows: false },
};
const PATH = `/owner/${OWNER}/audit/radius`;
const room = { _id: ROOM, id: ROOM, hotelId: HOTEL, title: { th: 'ห้องหาด', en: 'Beach room' } };

const open = (radius: Answers[string], role: Role = 'owner', query = `?event=${PAINTED.id}`) =>
  openAt(PATH + query, {
    user: userOf(role),
    answers: {
      'GET /log/radius': radius,
      'GET /admin-api/rooms': listed([room]),
      'GET /admin-api/hotels': listed([]),
      'GET /admin-api/users': listed([]),
    },
  });

describe('what an event touched', () => {
  it('is the bookings that were made under it, with their sum, and the others of the same time', async () => {
    const { user, calls } = await open(() => Response.json(RADIUS));
    const part = within(await screen.findByRole('region', { name: 'Bookings that it concerns' }));
    expect(part.getByText('2 of 3 bookings were made under it: ฿230 in total')).toBeVisible();
    const list = within(part.getByRole('list'));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('BK-1฿115Made under it'),
      expect.stringContaining('BK-2฿115Made under it'),
      expect.stringContaining('BK-3฿115Not made under it'),
    ]);
    expect(calls.find(({ path }) => path === '/log/radius')?.query).toEqual({ event: PAINTED.id });
    await user.click(part.getByRole('button', { name: 'Only those made under it' }));
    expect(list.getAllByRole('listitem')).toHaveLength(2);
  });

  it('is mended by acts that each stand where they are confirmed', async () => {
    await open(() => Response.json(RADIUS));
    const mends = within(await screen.findByRole('region', { name: 'What can be done about it' }));
    const undo = 'Undo this change of prices, so that its days are as before';
    const link = await mends.findByRole('link', { name: `${undo}: Beach room` });
    expect(link).toHaveAttribute('href', `/en/owner/${OWNER}/room-manage/prices?hotelId=${HOTEL}`);
    const cancel = screen.getByRole('link', { name: 'Cancel the booking and refund it' });
    expect(cancel).toHaveAttribute('href', `/en/owner/${OWNER}/book-manage/${id(301)}`);
  });

  it('says what followed, each event with its history', async () => {
    await open(() => Response.json(RADIUS));
    const follows = within(await screen.findByRole('region', { name: 'What followed' }));
    expect(follows.getByText('Guests were told.')).toBeVisible();
    expect(follows.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining(`/book-manage/${id(30)}/history?event=${id(1002)}`),
    );
  });

  it('goes on where it is more than one answer holds', async () => {
    const { user } = await open(({ query }: { query: Record<string, string> }) =>
      query.after === undefined
        ? Response.json({ ...RADIUS, more: true })
        : Response.json({ ...RADIUS, touches: [touch(4, true)], compensations: [] }),
    );
    expect(await screen.findByText(/Only those shown so far are counted/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more bookings' }));
    expect(await screen.findByText(/^3 of 4 bookings were made under it/)).toBeVisible();
    expect(screen.queryByText(/Only those shown so far/)).toBeNull();
  });

  it('may be nothing, and says so of each part', async () => {
    const nothing = { ...RADIUS, follows: [], touches: [], compensations: [] };
    await open(() => Response.json(nothing));
    expect(await screen.findByText('It concerns no booking')).toBeVisible();
    expect(screen.getByText('Nothing followed from it')).toBeVisible();
    expect(screen.getByText('There is nothing that you can do about it now')).toBeVisible();
  });

  it('names bookings without a word on what they were made under, where that is nothing', async () => {
    const event = historyEvent(5, { type: 'BookingCanceled' });
    const acts = [{ what: 'undo', _id: id(301) }];
    await open(() =>
      Response.json({ ...RADIUS, event, touches: [touch(1, false)], compensations: acts }),
    );
    expect(await screen.findByText('1 booking: ฿115')).toBeVisible();
    expect(screen.queryByText('Not made under it')).toBeNull();
    expect(screen.getByRole('link', { name: 'Undo this action: BK-1' })).toBeVisible();
  });

  it.each([
    [404, 'There is no such event'],
    [400, 'There is no such event'],
    [403, 'There is no such event'],
  ])('of an event that is none, or of another hotel, is nothing: %s', async (status, sentence) => {
    await open(() => refusal({ status, code: 'x' }));
    expect(await screen.findByRole('heading', { name: sentence })).toBeVisible();
  });

  it('is asked again where the system was busy', async () => {
    let asked = 0;
    const { user } = await open(() => {
      asked += 1;
      return asked <= 3 ? refusal({ status: 503, code: 'busy' }) : Response.json(RADIUS);
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(PAINTED.sentence)).toBeVisible();
  });

  it('asks for an event where the address names none', async () => {
    const { calls } = await open(() => Response.json(RADIUS), 'owner', '');
    expect(await screen.findByText(/No event is chosen/)).toBeVisible();
    await waitFor(() => expect(calls.map(({ path }) => path)).not.toContain('/log/radius'));
  });
});
