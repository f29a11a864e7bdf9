import { type Answers, refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '../../testing/open.tsx';
import * as page from './home-page.tsx';

const both = (text: string) => ({ th: text, en: text });
const ROOM = {
  ...{ _id: 'villa', hotelId: 'kata', ownerId: 'owner', title: both('Villa'), subtitle: null },
  ...{ imageUrl: null, imagesUrl: [], image360Url: null, disabled: false },
  ...{ guests: 2, maxGuests: 2, from: { price: 1200, date: '2027-01-03' } },
};
const ROOMS = 'GET /rooms/select-room';
const BANNER = 'GET /auth/get/banner';

const warn = vi.fn();
beforeEach(() => {
  warn.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});

const away = () => refusal({ status: 503, code: 'busy' });
const openHome = (answers: Answers) =>
  openPage(page, {
    path: '/en',
    answers: {
      'GET /search/unique-province': { provinces: [] },
      'GET /outreach/hotels': { hotels: [] },
      [BANNER]: { imageUrl: '/media/banner.webp' },
      [ROOMS]: { rooms: [ROOM] },
      ...answers,
    },
  });
const retry = () => screen.findByRole('button', { name: 'Try again', busy: false });

it('offers the selected rooms again where they stand when they could not be read', async () => {
  let isAway = true;
  const { user } = await openHome({ [ROOMS]: () => (isAway ? away() : { rooms: [ROOM] }) });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The selected rooms could not be loaded');
  expect(warn).toHaveBeenCalledWith('Selected rooms could not be read: 503 busy');
  await user.click(await retry());
  isAway = false;
  await user.click(await retry());
  await screen.findByRole('heading', { name: 'Villa' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('offers the banner again where it stands when it could not be read', async () => {
  let isAway = true;
  const banner = { imageUrl: '/media/banner.webp' };
  const { user } = await openHome({ [BANNER]: () => (isAway ? away() : banner) });
  expect(await screen.findByRole('alert')).toHaveTextContent('The picture could not be loaded');
  expect(warn).toHaveBeenCalledWith('The banner could not be read: 503 busy');
  isAway = false;
  await user.click(await retry());
  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
  expect(document.querySelector('img[src^="/media/banner.webp"]')).toBeVisible();
});

it('says nothing of a banner that nobody has chosen', async () => {
  await openHome({ [BANNER]: () => refusal({ status: 404, code: 'not-found' }) });
  await screen.findByRole('heading', { name: 'Villa' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});
