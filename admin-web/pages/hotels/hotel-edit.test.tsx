import { refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listed, openAt } from '../../testing/open.tsx';
import { HOTEL, hotel, OWNER, userOf } from '../../testing/samples.ts';

const PATH = `/owner/${OWNER}/hotel-manage/${HOTEL}`;
const SAVE = `PUT /admin-api/hotels/${HOTEL}`;
const before = hotel({
  ...{ provinceId: 'TH-83', contactPhone: '053-000-110', version: 4 },
  ...{ disabled: false, checkInAtHotel: true, checkInOnline: false },
  ...{ facilities: [], sideViews: [], cancellationPolicy: [], address: null },
});
const READ = {
  'GET /admin-api/hotels': listed([before]),
  [`GET /admin-api/hotels/${HOTEL}`]: () => before,
};

const open = (answers: object) =>
  openAt(PATH, { user: userOf('owner'), answers: { ...READ, ...answers } });

async function typePhone(user: Awaited<ReturnType<typeof openAt>>['user'], phone: string) {
  await user.click(await screen.findByRole('button', { name: 'Contact' }));
  const field = await screen.findByLabelText('Phone');
  await user.clear(field);
  await user.type(field, phone);
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

it('has what its guests say in a tab, where nothing typed in the form is lost', async () => {
  const both = (text: string) => ({ th: text, en: text });
  const review = {
    ...{ id: 'r1', _id: 'r1', ownerId: OWNER, hotelId: HOTEL, hotelName: both('Talay') },
    ...{ roomId: 'room', roomTitle: both('Beach room'), score: 9, text: 'Lovely', lang: 'en' },
    ...{ name: 'Ann', month: '2026-10', nights: 2, createdAt: '2026-10-12T03:00:00.000Z' },
    ...{ booking: { _id: 'b1', bookingId: 'BK-7Q2MX4' }, changedAt: null, answer: null },
    ...{ hidden: false, reason: null, reports: [], version: 3 },
  };
  const { user, calls, address } = await open({ 'GET /admin-api/reviews': listed([review]) });
  await user.click(await screen.findByRole('button', { name: 'Contact' }));
  await user.type(await screen.findByLabelText('Phone'), '9');
  await user.click(screen.getByRole('tab', { name: /^Reviews/ }));
  expect(await screen.findByText('Lovely')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  const asked = calls.find(({ path }) => path === '/admin-api/reviews');
  expect(JSON.parse(asked?.query.filter ?? '{}')).toEqual({ hotelId: HOTEL });
  expect(address()).toBe(`/en${PATH}`);
  await user.click(screen.getByRole('tab', { name: 'Hotel' }));
  expect(screen.getByLabelText('Phone')).toHaveValue('053-000-1109');
});

describe('a hotel that is changed', () => {
  it('is sent with a phone number in the signs that are taken', async () => {
    const { user, calls } = await open({ [SAVE]: before });
    await typePhone(user, '๐๕๓.๐๐๐.๑๑๒');
    const body = () => calls.find(({ method }) => method === 'PUT')?.body;
    await waitFor(() => expect(body()).toMatchObject({ contactPhone: '053-000-112' }));
  });

  it('warns of letters of its name that receipts do not print', async () => {
    const { user } = await open({});
    const name = await screen.findByRole('textbox', { name: 'Hotel name (Thai)' });
    expect(name).not.toHaveAccessibleDescription();
    await user.type(name, '🙂');
    await waitFor(() => expect(name).toHaveAccessibleDescription(/print correctly .*: .🙂.\./u));
  });

  it('is sent with what changed alone, and its version, and leads to the list unasked', async () => {
    const after = { ...before, contactPhone: '053-000-111', version: 5 };
    const { user, calls, address } = await open({ [SAVE]: after });
    await typePhone(user, '053-000-111');
    await waitFor(() => expect(address()).toBe(`/en/owner/${OWNER}/hotel-manage`));
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      contactPhone: '053-000-111',
      version: 4,
    });
  });

  it('says at a field what the server finds wrong with it', async () => {
    const { user } = await open({
      [SAVE]: () =>
        Response.json(
          { status: 400, code: 'invalid-request', errors: { contactPhone: 'No phone number' } },
          { status: 400 },
        ),
    });
    await typePhone(user, 'abc');
    expect(await screen.findByText('No phone number')).toBeVisible();
    expect(screen.getByLabelText('Phone')).toHaveValue('abc');
  });

  it('by somebody else meanwhile shows both values, and is saved over where one wants', async () => {
    const theirs = { ...before, contactPhone: '02-222-2222', version: 5 };
    let reads = 0;
    const { user, calls } = await open({
      [`GET /admin-api/hotels/${HOTEL}`]: () => (reads++ === 0 ? before : theirs),
      [SAVE]: ({ body }: { body: { version: number } }) =>
        body.version === 5 ? theirs : refusal({ status: 409, code: 'stale-version' }),
    });
    await typePhone(user, '01-111-1111');
    const dialog = await screen.findByRole('dialog');
    const row = await within(dialog).findByRole('row', { name: /^Phone/ });
    expect(row).toHaveTextContent('Phone01-111-111102-222-2222');
    await user.click(within(dialog).getByRole('button', { name: 'Save my choices' }));
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
        { contactPhone: '01-111-1111', version: 4 },
        { contactPhone: '01-111-1111', version: 5 },
      ]),
    );
  });
});

describe('hotels', () => {
  it('are looked at by an officer, and added by who may', async () => {
    const path = `/owner/${OWNER}/hotel-manage`;
    await openAt(path, { user: userOf('officer'), answers: READ });
    await screen.findByText('Talay Ngoen Kata');
    expect(screen.queryByRole('link', { name: 'Add a hotel' })).toBeNull();
  });
});
