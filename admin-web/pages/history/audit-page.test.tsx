import type { Role } from '@baanpak/domain/values/people/roles.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listed, openAt } from '../../testing/open.tsx';
import { booking, HOTEL, hotel, id, OWNER, userOf } from '../../testing/samples.ts';

const EVENT = {
  ...{ id: id(60), _id: id(60), type: 'BookingPlaced', stream: `booking-${id(61)}` },
  ...{ actor: id(62), via: null, actorName: 'Nok', by: id(62), name: 'Nok' },
  ...{ time: '2026-12-01T03:00:00.000Z', sentence: 'Nok moved BK-7Q2MX4.' },
  ...{ before: { checkInDate: '2026-12-24' }, after: { checkInDate: '2026-12-25' }, missing: null },
};

const open = (role: Role) =>
  openAt(`/owner/${OWNER}/audit`, {
    user: userOf(role),
    answers: {
      'GET /admin-api/bookings': listed([booking()]),
      'GET /admin-api/rooms': listed([], 0),
      'GET /admin-api/hotels': listed([hotel()]),
      'GET /admin-api/users': listed([userOf('officer')]),
      'GET /admin-api/events': listed([EVENT]),
    },
  });

const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the audit page', () => {
  it('leads to the histories of what is searched; the address does not say what that was', async () => {
    const { user, calls, address } = await open('auditor');
    expect(
      await (await section('Hotels')).findByRole('link', { name: 'Talay Ngoen Kata' }),
    ).toHaveAttribute('href', `/en/owner/${OWNER}/hotel-manage/${HOTEL}/history`);
    await user.type(screen.getByRole('searchbox'), 'Anna Berg{Enter}');
    const found = await section('Bookings');
    expect(await found.findByRole('link', { name: 'BK-7Q2MX4 · Anna Berg' })).toHaveAttribute(
      'href',
      `/en/owner/${OWNER}/book-manage/${id(30)}/history`,
    );
    expect((await section('Rooms')).getByText('Nothing found')).toBeVisible();
    const filter = calls.find(({ path }) => path === '/admin-api/bookings')?.query.filter ?? '';
    expect(JSON.parse(filter)).toEqual({ ownerId: OWNER, q: 'Anna Berg' });
    expect(address()).not.toContain('Anna');
  });

  it('tells the owner’s latest events, with values before and after', async () => {
    await open('owner');
    const latest = await section('Latest events');
    expect(await latest.findByText('Nok moved BK-7Q2MX4.')).toBeVisible();
    expect(latest.getByText(/24 Dec 2026 → 25 Dec 2026/)).toBeVisible();
  });

  it('has neither events nor users for an officer, who may read histories without money', async () => {
    const { calls } = await open('officer');
    await section('Hotels');
    expect(screen.queryByRole('region', { name: 'Latest events' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Users' })).toBeNull();
    expect(calls.map(({ path }) => path)).not.toContain('/admin-api/events');
  });
});
