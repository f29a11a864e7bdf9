import { eventLabelsEn } from '@baanpak/contract/history/en.ts';
import { EVENT_TYPES } from '@baanpak/domain/events.ts';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { listed, openAt } from '../../testing/open.tsx';
import { id, OWNER, userOf } from '../../testing/samples.ts';

const EVENT = {
  ...{ id: id(60), _id: id(60), type: 'BookingPlaced', stream: `booking-${id(61)}` },
  ...{ actor: id(62), via: null, actorName: 'Nok', time: '2026-12-01T03:00:00.000Z' },
  ...{ by: id(62), name: 'Nok', sentence: 'Nok moved BK-7Q2MX4.' },
  ...{ before: { price: 150_000 }, after: { price: 180_050 }, missing: null, ownerId: OWNER },
};
const PAINTED = {
  ...EVENT,
  ...{ id: id(63), _id: id(63), type: 'DaysPainted', stream: `checkout-${'a'.repeat(64)}` },
  sentence: 'Nok set the price.',
  before: { prices: [{ from: '2026-12-30', to: '2027-01-01', price: 150_000 }] },
  after: { prices: [{ from: '2026-12-30', to: '2027-01-01', price: 289_000 }] },
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

const inWideWindow = () =>
  vi.stubGlobal('matchMedia', () => ({
    ...{ matches: true, addEventListener: () => {}, removeEventListener: () => {} },
    ...{ addListener: () => {}, removeListener: () => {} },
  }));

it('lists what happened in a sentence, by whom, and what it changed from what to what', async () => {
  inWideWindow();
  await openAt('/admin/events', {
    user: userOf('admin'),
    answers: {
      'GET /admin-api/events': listed([EVENT, PAINTED]),
      'GET /admin-api/users': listed([]),
    },
  });
  expect(await screen.findByText('Nok moved BK-7Q2MX4.')).toBeVisible();
  expect(screen.getAllByText('Nok').length).toBe(2);
  expect(screen.getByText(/฿1,500 → ฿1,800.50/)).toBeVisible();
  expect(screen.getByText('30 Dec 2026 – 31 Dec 2026 ฿1,500 → ฿2,890')).toBeVisible();
});

it('says why it is not known what was before', async () => {
  inWideWindow();
  const farBack = { ...EVENT, before: {}, after: { maxGuests: 3 }, missing: 'far-back' };
  const unreadable = { ...EVENT, id: id(64), before: null, after: null, missing: 'unreadable' };
  await openAt('/admin/events', {
    user: userOf('admin'),
    answers: {
      'GET /admin-api/events': listed([farBack, unreadable]),
      'GET /admin-api/users': listed([]),
    },
  });
  expect(await screen.findByText(/\(too far back\) → 3/)).toBeVisible();
  expect(screen.getByText('(not readable)')).toBeVisible();
});

it('leads to the history of what an event happened to, at that event and its day', async () => {
  await openAt('/admin/events', {
    user: userOf('auditor'),
    answers: {
      'GET /admin-api/events': listed([EVENT, PAINTED]),
      'GET /admin-api/users': listed([]),
    },
  });
  await screen.findByText('Nok set the price.');
  const links = screen.getAllByRole('link', { name: '1 Dec 2026, 10:00' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/en/owner/${OWNER}/book-manage/${id(61)}/history?event=${id(60)}&to=2026-12-01`,
  ]);
});

it('leads to the history below the owner whose thing it is, whoever is chosen', async () => {
  const ofAnother = { ...EVENT, ownerId: id(99) };
  await openAt('/admin/events', {
    user: userOf('admin'),
    answers: {
      'GET /admin-api/events': listed([ofAnother]),
      'GET /admin-api/users': listed([]),
    },
  });
  await screen.findByText('Nok moved BK-7Q2MX4.');
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toContain(
    `/en/owner/${id(99)}/book-manage/${id(61)}/history?event=${id(60)}&to=2026-12-01`,
  );
});

it('is searched by code, person, action and day; who acted is searched among all users', async () => {
  inWideWindow();
  const { user, calls } = await openAt('/admin/events', {
    user: userOf('admin'),
    answers: {
      'GET /admin-api/events': listed([EVENT]),
      'GET /admin-api/users': listed([]),
    },
  });
  await screen.findByText('Nok moved BK-7Q2MX4.');
  const filters = () => calls.map(({ query }) => query.filter);
  await user.type(screen.getByRole('combobox', { name: 'By' }), 'so');
  await expect.poll(filters).toContain('{"q":"so"}');
  await user.type(screen.getByRole('textbox', { name: 'Booking code' }), 'BK-7Q2MX4');
  await expect.poll(filters).toContain('{"code":"BK-7Q2MX4"}');
});
