import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listed, openAt } from '../../testing/open.tsx';
import { id, userOf } from '../../testing/samples.ts';

const both = (text: string) => ({ th: `ไทย ${text}`, en: text });
const shares = { website: 0.1, phone: 0.1, 'walk-in': 0.1, admin: 0.1 };
const room = (n: number, title: string) => ({ id: id(n), _id: id(n), title: both(title) });
const SITE = {
  ...{ id: 'site', _id: 'site', bannerUrl: null, company: 'Baanpak', aboutUs: both('/about') },
  ...{ partnerUrl: '/partners', socials: [], cardBrands: [], copyright: '© 2024', version: 4 },
  pages: { about: both('About'), terms: both('Terms'), privacy: both('P'), partners: both('Join') },
  selectedRoomIds: [id(1), id(2)],
  ...{ rewardRate: 1, commissionRate: shares, incentiveRate: shares },
  ...{ registeredName: null, registeredAddress: null, taxId: null, branch: null },
};
const PUT = 'PUT /admin-api/site/site';

it('a page of text, a rate and the order of rooms are sent alone, with the version that was read', async () => {
  const { user, calls } = await openAt('/admin/site', {
    user: userOf('admin'),
    answers: {
      'GET /admin-api/site/site': SITE,
      'GET /admin-api/rooms': listed([room(1, 'Bay'), room(2, 'Cliff')]),
      'GET /users': { users: [], total: 0 },
      [PUT]: { ...SITE, version: 5 },
    },
  });
  const terms = await screen.findByRole('textbox', { name: 'Terms (English)' });
  fireEvent.change(terms, { target: { value: '## House rules\n<b>Quiet</b>' } });
  expect(screen.getByRole('heading', { name: 'House rules', hidden: true })).toBeInTheDocument();
  expect(screen.getByText('<b>Quiet</b>', { selector: 'div' })).toBeInTheDocument();
  const [website] = screen.getAllByRole('spinbutton', { name: /Website/ });
  if (website) fireEvent.change(website, { target: { value: '12.5' } });
  await user.click(await screen.findByRole('button', { name: 'Move Cliff up' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => calls.find(({ method }) => method === 'PUT')?.body)
    .toEqual({
      pages: { terms: { th: 'ไทย Terms', en: '## House rules\n<b>Quiet</b>' } },
      commissionRate: { ...shares, website: 0.125 },
      selectedRoomIds: [id(2), id(1)],
      version: 4,
    });
});

it('says in percent that a share is more than all', async () => {
  const { user, calls } = await openAt('/admin/site', {
    user: userOf('admin'),
    answers: {
      'GET /admin-api/site/site': SITE,
      'GET /admin-api/rooms': listed([]),
      'GET /users': { users: [], total: 0 },
    },
  });
  const [website] = await screen.findAllByRole('spinbutton', { name: /Website/ });
  if (website) fireEvent.change(website, { target: { value: '101' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Must be 100 or less')).toBeInTheDocument();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

it('takes the tax id that commission is invoiced with, and no wrong one', async () => {
  const { user, calls } = await openAt('/admin/site', {
    user: userOf('admin'),
    answers: {
      'GET /admin-api/site/site': SITE,
      'GET /admin-api/rooms': listed([]),
      'GET /users': { users: [], total: 0 },
      [PUT]: { ...SITE, version: 5 },
    },
  });
  const taxId = await screen.findByLabelText('Tax ID (13 digits)');
  fireEvent.change(taxId, { target: { value: '0994000165511' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  fireEvent.change(taxId, { target: { value: '0994000165510' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => calls.find(({ method }) => method === 'PUT')?.body)
    .toEqual({ taxId: '0994000165510', version: 4 });
});
