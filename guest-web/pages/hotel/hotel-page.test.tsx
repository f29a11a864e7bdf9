import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import type { RoomJson } from '@baanpak/contract/room/room.ts';
import { refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cartItems, replaceCart } from '../../features/cart/cart.ts';
import { openPage } from '../../testing/open.tsx';
import * as page from './hotel-page.tsx';

/** An element's text; its dates are held together by spaces that no line ends at. */
const spaced = ({ textContent }: Element) => textContent?.replaceAll('\u00A0', ' ');

const both = (text: string) => ({ th: text, en: text });

const HOTEL = {
  ...{ _id: 'kata', hotelNameSlug: 'talay', hotelName: both('Talay'), provinceId: 'TH-83' },
  ...{ province: both('Phuket'), address: null, locPlaces: null, sideViews: [], facilities: [] },
  ...{ imageUrl: null, imagesUrl: [], messageDescription: null, messageFromHotel: null },
  ...{ checkInOnline: true, checkInAtHotel: true, checkInTime: '14:00', checkOutTime: '12:00' },
  ...{ distanceToCity: null, distanceToAirport: null, airportName: null },
  ...{ contactPhone: null, contactChat: null, vdoYoutube: null, vdoFacebook: null },
  ...{ vatRegistered: true, reviewScore: null, reviewCount: 0 },
  cancellationPolicy: [{ name: both('Free until the day before'), daysBefore: 1, share: 1 }],
} as unknown as HotelJson;

const roomOf = (id: string, given: Partial<RoomJson> = {}): RoomJson =>
  ({
    ...{ _id: id, hotelId: 'kata', title: both(`${id} room`), subtitle: both('28 sq m') },
    ...{ description: null, imageUrl: null, imagesUrl: [], image360Url: null, notes: [] },
    ...{ guests: 2, maxGuests: 3, facilities: [], breakfast: 'included', disabled: false },
    ...{ petsAllowed: false, kidsAllowed: true },
    ...given,
  }) as RoomJson;

const ROOMS = [
  roomOf('Garden'),
  roomOf('Sea', { subtitle: null, petsAllowed: true, maxGuests: 2 }),
];

const night = (date: string, price: number, status = 'available') => ({
  ...{ date, price, status, unitsLeft: 3, minStay: null, maxStay: null },
  ...{ closedToArrival: false, closedToDeparture: false },
});
const reachOf = (roomId: string, prices: readonly number[], status?: string) => ({
  ...{ roomId, hotelId: 'kata', from: '2027-01-02', to: '2027-01-04' },
  days: prices.map((price, n) => night(`2027-01-0${2 + n}`, price, status)),
});

const GARDEN = reachOf('Garden', [1000, 1140]);
const SEA = reachOf('Sea', [3000, 3000]);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-01T05:00:00Z') });
  replaceCart([]);
});

const openHotel = (
  query = '',
  { hotel = HOTEL, bookReaches = [GARDEN, SEA], reaches = (): unknown => ({ bookReaches }) } = {},
  opened: typeof page = page,
) =>
  openPage(opened, {
    path: '/en/hotel/:slug',
    at: `/en/hotel/talay?startDate=2027-01-02&endDate=2027-01-04${query}`,
    answers: {
      'GET /outreach/hotels/talay': { hotel, rooms: ROOMS },
      // late enough for a page to say that it loads
      'GET /outreach/bookings/rooms/kata': async () => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        return reaches();
      },
    },
  });

const cards = () => screen.getAllByRole('article').map((card) => within(card));
const titles = () => cards().map((card) => card.getByRole('heading', { level: 3 }).textContent);
const bar = async () => within(await screen.findByRole('region', { name: 'Your stay' }));

describe('the rooms of a hotel', () => {
  it('begin with the one the address names, which is marked', async () => {
    await openHotel('&room=Sea');
    expect(titles()).toEqual(['Sea room', 'Garden room']);
    expect(cards()[0]?.getByText('Your selected room')).toBeVisible();
    expect(screen.getAllByText('Your selected room')).toHaveLength(1);
  });

  it('are as they come where the address names none of them', async () => {
    await openHotel('&room=Attic');
    expect(titles()).toEqual(['Garden room', 'Sea room']);
    expect(screen.queryByText('Your selected room')).toBeNull();
  });

  it('begin with those that take who comes, and say why the others do not', async () => {
    await openHotel('&guests=3');
    expect(titles()).toEqual(['Garden room', 'Sea room']);
    expect(cards()[1]?.getByText('Not for your search: Sleeps up to 2')).toBeVisible();
    expect(cards()[0]?.queryByText(/Not for your search/)).toBeNull();
  });

  it('come after those that take pets, where some come along', async () => {
    await openHotel('&guests=2&pet=1');
    expect(titles()).toEqual(['Sea room', 'Garden room']);
    expect(cards()[1]?.getByText('Not for your search: No pets')).toBeVisible();
  });

  it('say that they take no pets also where none come', async () => {
    await openHotel();
    expect(cards()[0]?.getByText('No pets')).toBeVisible();
    expect(cards()[1]?.queryByText('No pets')).toBeNull();
  });

  it('are put into the cart for who was searched for', async () => {
    const { user } = await openHotel('&guests=3&kid=1');
    await user.click(
      within(screen.getAllByRole('article')[0] ?? document.body).getByRole('button', {
        name: 'Add to cart',
      }),
    );
    await expect.poll(cartItems).toMatchObject([{ guests: 3, children: 1, pets: 0 }]);
    expect(await screen.findByText('Added to your cart')).toBeVisible();
  });

  it('say for whom they were put there where not all of them fit', async () => {
    const { user } = await openHotel('&guests=4&kid=1&pet=1');
    await user.click(
      within(screen.getAllByRole('article')[0] ?? document.body).getByRole('button', {
        name: 'Add to cart',
      }),
    );
    await expect
      .poll(cartItems)
      .toMatchObject([{ roomId: 'Garden', guests: 3, children: 1, pets: 0 }]);
    const said = 'Added to your cart for 2 adults · 1 child. This room: No pets · Sleeps up to 3';
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('are read for another party, which the address keeps', async () => {
    const { user, address } = await openHotel('&guests=2');
    await user.click(screen.getByRole('button', { name: 'Guests 2 guests' }));
    const children = within(await screen.findByRole('group', { name: 'Children (under 12)' }));
    await user.click(children.getByRole('button', { name: 'More' }));
    await expect.poll(address).toContain('guests=3&kid=1');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await expect.poll(() => cards()[1]?.queryByText(/Sleeps up to 2/)).not.toBeNull();
  });

  it('are offered again in their place where their prices could not be read', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    let isAway = true;
    const { user } = await openHotel('', {
      reaches: () =>
        isAway ? refusal({ status: 503, code: 'busy' }) : { bookReaches: [GARDEN, SEA] },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The rooms and their prices could not be loaded',
    );
    expect(warn).toHaveBeenCalledWith('Prices of rooms could not be read: 503 busy');
    expect(screen.queryAllByRole('article')).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Talay');
    isAway = false;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect.poll(titles).toEqual(['Garden room', 'Sea room']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('look busy for at least 200 ms while they are priced for other dates', async () => {
    const Component = () => (
      <>
        <Link to="?startDate=2027-01-03&endDate=2027-01-05">Other dates</Link>
        <page.Component />
      </>
    );
    const rooms = { bookReaches: [GARDEN, SEA] };
    let price = (_: typeof rooms) => {};
    const priced = new Promise<typeof rooms>((resolve) => {
      price = resolve;
    });
    let isFirst = true;
    const reaches = () => {
      const answer = isFirst ? rooms : priced;
      isFirst = false;
      return answer;
    };
    const { user, address } = await openHotel('', { reaches }, { ...page, Component });
    const list = () => document.querySelector('article')?.closest('ul');
    const changedAt: number[] = [];
    const changes = new MutationObserver((seen) => {
      if (seen.some(({ target }) => target === list())) changedAt.push(performance.now());
    });
    const attributes = { attributes: true, attributeFilter: ['aria-busy'] };
    changes.observe(document.body, { subtree: true, ...attributes });
    await user.click(screen.getByRole('link', { name: 'Other dates' }));
    await expect.poll(() => changedAt).toHaveLength(1);
    expect(list()).toHaveAttribute('aria-busy', 'true');
    price(rooms);
    await expect.poll(() => changedAt).toHaveLength(2);
    changes.disconnect();
    expect(list()).toHaveAttribute('aria-busy', 'false');
    const [from = 0, to = 0] = changedAt;
    expect(to - from).toBeGreaterThan(190);
    expect(address()).toContain('startDate=2027-01-03');
  });

  it('tell what a price is made of, with the VAT inside and the terms of cancellation', async () => {
    const { user } = await openHotel();
    const [garden] = cards();
    const button = garden?.getByRole('button', { name: 'Price details and terms' });
    if (!garden || !button) throw new Error('There is no price');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(await garden.findByText('Sat 2 Jan')).toBeVisible();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const lines = [...document.querySelectorAll('article dl > div')].map(spaced);
    expect(lines).toEqual([
      'Sat 2 Jan฿1,000',
      'Sun 3 Jan฿1,140',
      'Total฿2,140',
      'Includes 7% VAT฿140',
    ]);
    expect(garden.getByText('Cancel by 1 Jan 2027')).toBeVisible();
    await user.click(button);
    expect(garden.queryByText('Sat 2 Jan')).toBeNull();
  });

  it('name no VAT where the hotel has none', async () => {
    const { user } = await openHotel('', { hotel: { ...HOTEL, vatRegistered: false } });
    const [garden] = cards();
    await user.click(
      screen.getAllByRole('button', { name: 'Price details and terms' })[0] as Element,
    );
    await garden?.findByText('Total');
    expect(screen.queryByText(/VAT/)).toBeNull();
  });
});

describe('a comparison of a hotel’s rooms', () => {
  it('has a line a fact and a column a room', async () => {
    const { user } = await openHotel();
    await user.click(screen.getByRole('button', { name: 'Compare rooms' }));
    const table = within(await screen.findByRole('table'));
    const lines = table
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('th, td')].map(spaced));
    expect(lines.slice(1)).toEqual([
      ['Price', '฿2,1402 nights', '฿6,0002 nights'],
      ['Guests', '2 guests', '2 guests'],
      ['Extra beds', '1 extra bed', 'None'],
      ['Size', '28 sq m', 'Not specified'],
      ['Breakfast', 'Breakfast included', 'Breakfast included'],
      ['Pets allowed', 'No', 'Yes'],
      ['Children welcome', 'Yes', 'Yes'],
      [
        'Cancellation policy',
        'Full refund · Cancel by 1 Jan 2027',
        'Full refund · Cancel by 1 Jan 2027',
      ],
    ]);
  });

  it('leads to the room that was decided for', async () => {
    const { user } = await openHotel();
    await user.click(screen.getByRole('button', { name: 'Compare rooms' }));
    await user.click(await screen.findByRole('button', { name: 'View this room: Sea room' }));
    expect(screen.queryByRole('table')).toBeNull();
    await expect.poll(() => document.activeElement?.id).toBe('room-Sea');
  });
});

describe('the bar at the bottom of a phone', () => {
  it('has the dates, the lowest price and the way to the rooms', async () => {
    await openHotel();
    expect((await bar()).getByText('From ฿2,140')).toBeVisible();
    expect(
      (await bar()).getByRole('button', { name: /^Sat\s2\sJan – Mon\s4\sJan$/ }),
    ).toBeVisible();
    expect((await bar()).getByRole('link', { name: 'Choose a room' })).toHaveAttribute(
      'href',
      '#rooms',
    );
  });

  it('has the price of the room one came for', async () => {
    await openHotel('&room=Sea');
    expect((await bar()).getByText('฿6,000')).toBeVisible();
  });

  it('leads on to the cart once a room is in it', async () => {
    const { user } = await openHotel();
    await user.click(cards()[0]?.getByRole('button', { name: 'Add to cart' }) as Element);
    expect(await (await bar()).findByText('฿2,140 in your cart')).toBeVisible();
    expect((await bar()).getByRole('button', { name: 'View cart' })).toBeVisible();
  });

  it('offers other dates where no room is free', async () => {
    const bookReaches = [reachOf('Garden', [1000, 1000], 'full')];
    const { user } = await openHotel('', { bookReaches });
    expect((await bar()).getByText('No rooms available')).toBeVisible();
    await user.click((await bar()).getByRole('button', { name: 'Choose other dates' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});
