import { addDays } from '@baanpak/domain/values/time/local-date.ts';
import type { Call } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Booking } from '../../shell/api/records.ts';
import { listed, openAt } from '../../testing/open.tsx';
import { booking, hotel, id, OWNER, userOf } from '../../testing/samples.ts';
import { clockOf, today } from '../../ui/formats.ts';

const PATH = `/owner/${OWNER}/dashboard`;

const stay = (n: number, reservedBy: string, given: Partial<Booking>) =>
  booking({ id: id(n), reservedBy, ...given });

const STAYS = [
  stay(1, 'Arriving', { checkInDate: today() }),
  stay(2, 'Leaving', { checkOutDate: today(), checkInStatus: true }),
  stay(3, 'Gone', { checkOutDate: today(), checkInStatus: true, checkOutStatus: true }),
  stay(4, 'Absent', { checkInDate: today(), noShow: true }),
];
const HELD = stay(5, 'Hesitating', {
  status: 'Reserved',
  holdExpiresAt: new Date(Date.now() + 600_000).toISOString(),
  transferReportedAt: '2026-12-01T00:00:00.000Z',
});

const ANSWERS = {
  'GET /admin-api/hotels': listed([hotel()]),
  'GET /admin-api/bookings': ({ query }: Call) =>
    listed(JSON.parse(query.filter ?? '{}').status.includes('Reserved') ? [HELD] : STAYS)(),
  'GET /admin-api/refunds': listed([{ id: 'r1' }], 2),
  'GET /admin-api/cases': listed([{ id: 'c1' }], 3),
};

const namesUnder = async (heading: RegExp) => {
  const section = (await screen.findByRole('heading', { name: heading })).parentElement;
  return within(section ?? document.body)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

describe('the dashboard', () => {
  it('shows who comes, who leaves, who is there and who has yet to pay', async () => {
    await openAt(PATH, { user: userOf('officer'), answers: ANSWERS });
    expect(await namesUnder(/^Arrivals today \(1\)/)).toEqual([expect.stringMatching(/^Arriving/)]);
    expect(await namesUnder(/^Departures today \(1\)/)).toEqual([
      expect.stringMatching(/^Leaving/),
    ]);
    expect(await namesUnder(/^In house \(1\)/)).toEqual([expect.stringMatching(/^Leaving/)]);
    expect(await namesUnder(/^Awaiting payment \(1\)/)).toEqual([
      expect.stringMatching(/^Hesitating.*\d+:\d\d left/),
    ]);
  });

  it('shows who should have come, and who should have left, on days before, until it is decided', async () => {
    const [yesterday, before] = [addDays(today(), -1), addDays(today(), -2)];
    const late = [
      stay(40, 'Not come', { checkInDate: yesterday, checkOutDate: addDays(today(), 1) }),
      stay(41, 'Still there', {
        ...{ checkInDate: before, checkOutDate: yesterday, checkInStatus: true },
      }),
      stay(42, 'Nobody', { checkInDate: yesterday, noShow: true, status: 'Completed' }),
      stay(43, 'Came', { checkInDate: yesterday, checkInStatus: true, checkOutDate: today() }),
    ];
    const answers = { ...ANSWERS, 'GET /admin-api/bookings': listed(late) };
    const { calls } = await openAt(PATH, { user: userOf('officer'), answers });
    expect(await namesUnder(/^Overdue arrivals \(1\)/)).toEqual([
      expect.stringMatching(/^Not come/),
    ]);
    expect(await namesUnder(/^Overdue departures \(1\)/)).toEqual([
      expect.stringMatching(/^Still there/),
    ]);
    const filters = calls
      .filter(({ path }) => path === '/admin-api/bookings')
      .map(({ query }) => JSON.parse(query.filter ?? '{}'));
    expect(filters).toContainEqual({ ownerId: OWNER, status: ['Booked'], to: today() });
  });

  it('has no panel of what is overdue where nothing is', async () => {
    await openAt(PATH, { user: userOf('officer'), answers: ANSWERS });
    await namesUnder(/^Arrivals today \(1\)/);
    expect(screen.queryByRole('heading', { name: /^Overdue/ })).toBeNull();
  });

  it('says when somebody comes who told the hotel', async () => {
    const sentAt = '2026-12-01T00:00:00.000Z';
    const arrival = { arrivalTime: '21:30', companions: [], requests: null, sentAt };
    const told = stay(10, 'Late', { checkInDate: today(), arrival });
    const answers = { ...ANSWERS, 'GET /admin-api/bookings': listed([told]) };
    await openAt(PATH, { user: userOf('officer'), answers });
    expect(await namesUnder(/^Arrivals today/)).toEqual([
      expect.stringMatching(/Expected at 21:30/),
    ]);
  });

  it('says what today’s stays still owe, each with its sum and the way to it', async () => {
    const owing = [
      stay(6, 'Owes little', { checkInDate: today(), amountDue: 120 }),
      stay(7, 'Owes much', { status: 'Completed', checkOutDate: today(), amountDue: 2620 }),
      stay(8, 'Is owed', { checkInDate: today(), amountDue: -50 }),
      stay(9, 'Never came', { checkInDate: today(), amountDue: 900, noShow: true }),
    ];
    await openAt(PATH, {
      user: userOf('officer'),
      answers: { ...ANSWERS, 'GET /admin-api/bookings': listed(owing) },
    });
    expect(await namesUnder(/^Money due today \(2\)/)).toEqual([
      expect.stringMatching(/^Owes much.*฿2,620$/),
      expect.stringMatching(/^Owes little.*฿120$/),
    ]);
    expect(screen.getByText('฿2,740 in total')).toBeVisible();
    const section = screen.getByRole('region', { name: /^Money due today/ });
    expect(within(section).getByRole('link', { name: /^Owes much/ })).toHaveAttribute(
      'href',
      expect.stringContaining(`/owner/${OWNER}/book-manage/${id(7)}`),
    );
  });

  it('counts what waits for who may decide over money, and for nobody else', async () => {
    await openAt(PATH, { user: userOf('owner'), answers: ANSWERS });
    await screen.findByRole('link', { name: /^Money to check ?3$/ });
    expect(await namesUnder(/^Waiting for a decision/)).toEqual([
      'Transfers to confirm1',
      'Refunds to decide2',
      'Failed refunds2',
      'Money to check3',
    ]);
  });

  it('asks an officer to decide nothing over money', async () => {
    const { calls } = await openAt(PATH, { user: userOf('officer'), answers: ANSWERS });
    await screen.findByRole('heading', { name: /^Arrivals today \(1\)/ });
    expect(screen.queryByRole('heading', { name: /^Waiting/ })).toBeNull();
    expect(calls.filter(({ path }) => /refunds|cases/.test(path))).toEqual([]);
  });

  it('is of one hotel where the address names it', async () => {
    const other = hotel({ id: id(8), hotelName: { th: 'สอง', en: 'Second' } });
    const { calls, user, address } = await openAt(PATH, {
      user: userOf('owner'),
      answers: { ...ANSWERS, 'GET /admin-api/hotels': listed([hotel(), other]) },
    });
    await user.click(await screen.findByRole('combobox', { name: 'Hotel' }));
    await user.click(await screen.findByRole('option', { name: 'Second' }));
    await screen.findByRole('heading', { name: /^Arrivals today \(1\)/ });
    expect(address()).toBe(`/en${PATH}?hotelId=${id(8)}`);
    const asked = calls.findLast(({ path }) => path === '/admin-api/bookings');
    expect(JSON.parse(asked?.query.filter ?? '')).toMatchObject({ hotelId: id(8) });
  });

  it('finds the hotel among many by a part of its name', async () => {
    const other = hotel({ id: id(8), hotelName: { th: 'สอง', en: 'Second' } });
    const { calls, user } = await openAt(PATH, {
      user: userOf('owner'),
      answers: {
        ...ANSWERS,
        'GET /admin-api/hotels': ({ query }: Call) =>
          listed(query.filter?.includes('"q":"Sec"') ? [other] : [hotel()], 150)(),
      },
    });
    await user.type(await screen.findByRole('combobox', { name: 'Hotel' }), 'Sec');
    await user.click(await screen.findByRole('option', { name: 'Second' }));
    await expect
      .poll(() => calls.findLast(({ path }) => path === '/admin-api/bookings')?.query.filter)
      .toContain(id(8));
  });

  it('shows a few of many, and all when asked', async () => {
    const many = Array.from({ length: 9 }, (_, n) =>
      stay(20 + n, `Guest ${n}`, { checkInDate: today() }),
    );
    const { user } = await openAt(PATH, {
      user: userOf('officer'),
      answers: {
        ...ANSWERS,
        'GET /admin-api/bookings': ({ query }: Call) =>
          listed(JSON.parse(query.filter ?? '{}').status.includes('Reserved') ? [] : many)(),
      },
    });
    expect(await namesUnder(/^Arrivals today \(9\)/)).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Show all 9' }));
    expect(await namesUnder(/^Arrivals today \(9\)/)).toHaveLength(9);
  });

  it('leads to a list of arrivals, and to a card for each, to be printed', async () => {
    const { user, address } = await openAt(PATH, { user: userOf('officer'), answers: ANSWERS });
    await user.click(await screen.findByRole('link', { name: 'Print arrivals' }));
    const [, line] = await screen.findAllByRole('row');
    expect(line).toHaveTextContent(/Arriving.*Beach room.*2 guests · Breakfast.*฿0/);
    expect(address()).toBe(`/en${PATH}?print=arrivals`);
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await user.click(await screen.findByRole('link', { name: 'Print registration cards' }));
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['Arriving']);
    expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
  });

  it('leads an owner without a place on the map to where it is given', async () => {
    const { address } = await openAt(PATH, {
      user: userOf('owner'),
      answers: { ...ANSWERS, 'GET /admin-api/hotels': listed([hotel({ locPlaces: null })]) },
    });
    await screen.findByText('Please set your hotel location first');
    expect(address()).toBe(`/en/owner/${OWNER}/hotel-manage`);
  });

  it('leads a new owner to where the first hotel is added', async () => {
    await openAt(PATH, {
      user: userOf('owner'),
      answers: { ...ANSWERS, 'GET /admin-api/hotels': listed([]) },
    });
    await screen.findByText('Please set your hotel location first');
    await screen.findByRole('heading', { name: 'Add your first hotel' });
    expect(await screen.findAllByRole('link', { name: 'Add a hotel' })).toHaveLength(1);
  });

  it('leads to the transfers that wait alone', async () => {
    await openAt(PATH, { user: userOf('owner'), answers: ANSWERS });
    const link = await screen.findByRole('link', { name: /^Transfers to confirm/ });
    expect(link.getAttribute('href')).toContain('transferReported');
  });

  it('is said in Thai, and so is the title of its tab', async () => {
    await openAt(PATH, { language: 'th', user: userOf('owner'), answers: ANSWERS });
    await screen.findByRole('heading', { name: 'โรงแรมของฉัน' });
    await screen.findByRole('heading', { name: /^เช็คอินวันนี้ \(1\)/ });
    expect(document.title).toBe('โรงแรมของฉัน · บ้านพัก');
  });
});

describe('the time that is left', () => {
  it('counts in minutes and seconds, and in hours where there are any', () => {
    expect([0, 65, 725, 3_605].map(clockOf)).toEqual(['0:00', '1:05', '12:05', '1:00:05']);
  });
});
