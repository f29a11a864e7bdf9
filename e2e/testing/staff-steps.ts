import { instant } from '@baanpak/domain/values/time/instant.ts';
import { addDays, bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Api } from './api.ts';
import { STAFF_WORDS } from './staff-words.ts';
import type { Visitor } from './visitor.ts';

/** Who arrives today by that name, on the dashboard. */
export const arrivalOf = (visitor: Visitor, guest: string): Promise<Locator> =>
  guestIn(visitor, STAFF_WORDS[visitor.language].arrivals, guest);

/** The link to a guest's booking in a list of the dashboard, among the first ones or all. */
export async function guestIn(
  { page, language }: Visitor,
  list: string | RegExp,
  guest: string,
): Promise<Locator> {
  const region = page.getByRole('region', { name: list });
  const link = region.getByRole('link', { name: guest });
  const more = region.getByRole('button', { name: STAFF_WORDS[language].showAll });
  await link.or(more).first().waitFor();
  if (await more.isVisible()) await more.click();
  return link;
}

/** Somebody whom staff took a booking from, for tonight, in the first free room of some hotels. */
export async function arriving(
  api: Api,
  officer: Api,
  hotels: readonly string[],
  reservedBy: string,
): Promise<string> {
  type Rooms = { rooms: readonly { _id: string }[] };
  const pages = await Promise.all(hotels.map((hotel) => api<Rooms>(`/outreach/hotels/${hotel}`)));
  const today = bangkokDay(instant(Date.now()));
  for (const { _id: roomId } of pages.flatMap(({ body }) => body.rooms)) {
    const { status, body } = await officer<{ book: { _id: string } }>('/bookings', {
      body: {
        ...{ roomId, checkInDate: today, checkOutDate: addDays(today, 1) },
        ...{ reservedBy, phone: '081-234-5678', guests: 1, bookingChannel: 'walk-in' },
      },
    });
    if (status === 201) return body.book._id;
    expect(body.code).toBe('room-already-booked');
  }
  throw new Error(`Nothing is free tonight at ${hotels.join(', ')}`);
}
