import { eventLabelsEn } from '@baanpak/contract/history/en.ts';
import { EVENT_TYPES } from '@baanpak/domain/events.ts';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { listed, openAt } from '../../testing/open.tsx';
import { id, userOf } from '../../testing/samples.ts';

const EVENT = {
  ...{ id: id(60), _id: id(60), type: 'BookingPlaced', stream: `booking-${id(61)}` },
  ...{ actor: id(62), via: null, actorName: 'Nok', time: '2026-12-01T03:00:00.000Z' },
};

it('filters by each type there is, called what its events are called', async () => {
  const { user } = await openAt('/admin/events', {
    user: userOf('admin'),
    answers: { 'GET /admin-api/events': listed([EVENT]), 'GET /admin-api/users': listed([]) },
  });
  await user.click(await screen.findByRole('combobox', { name: 'Event' }));
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(options).toEqual(EVENT_TYPES.map((type) => eventLabelsEn[type]));
});

it('lists what happened, to what, by whom and when; who acted is searched among all users', async () => {
  vi.stubGlobal('matchMedia', () => ({
    ...{ matches: true, addEventListener: () => {}, removeEventListener: () => {} },
    ...{ addListener: () => {}, removeListener: () => {} },
  }));
  const { user, calls } = await openAt('/admin/events', {
    user: userOf('admin'),
    answers: {
      'GET /admin-api/events': listed([EVENT]),
      'GET /admin-api/users': listed([]),
      'GET /users': { users: [], total: 0 },
    },
  });
  expect(await screen.findByText(EVENT.stream)).toBeVisible();
  expect(screen.getByText('Booked')).toBeVisible();
  expect(screen.getByText('Nok')).toBeVisible();
  await user.type(screen.getByRole('combobox', { name: 'By' }), 'so');
  await expect
    .poll(() => calls.map(({ query }) => query.filter).filter((filter) => filter?.includes('"q"')))
    .toContain('{"q":"so"}');
});
