import { type Answers, type Call, refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { thingOf } from '../../shell/api/as-of-client.ts';
import { listed, openAt } from '../../testing/open.tsx';
import { booking, HOTEL, hotel, id, OWNER, userOf } from '../../testing/samples.ts';
import { PAGES_WITH_PAST } from './pages-with-past.ts';

const AT = '2026-11-20T03:00:00.000Z';
const THEN = `at=${encodeURIComponent(AT)}`;
const STANDS = 'As of 20 Nov 2026, 10:00:00';
const BOOKINGS = `/owner/${OWNER}/book-manage`;
const BOOKING = `${BOOKINGS}/${id(30)}`;

const list = (name: string, records: readonly object[]) => () =>
  Response.json({ [name]: records, total: records.length, page: 1, perPage: 25, at: 'x' });

/** What a server answers as of then; nothing of it is answered of now. */
const ANSWERS: Answers = {
  'GET /bookings': list('books', [booking({ reservedBy: 'Then Berg' })]),
  [`GET /bookings/${id(30)}`]: () =>
    Response.json({ book: booking({ reservedBy: 'Then Berg' }), at: 'x' }),
  [`GET /bookings/${id(30)}/history`]: () => Response.json({ events: [] }),
  'GET /hotels': list('hotels', [hotel()]),
  'GET /rooms': list('rooms', []),
};

const open = (path: string, answers: Answers = {}) =>
  openAt(path, { user: userOf('owner'), answers: { ...ANSWERS, ...answers } });
const bar = () => screen.findByText(STANDS);
const asked = (calls: readonly Call[], path: string) =>
  calls.filter((call) => call.path === path).map(({ query }) => query);

describe('the back office as of a moment', () => {
  it('says on its pages as of when they are, and asks as of then', async () => {
    const { calls } = await open(`${BOOKINGS}?${THEN}`);
    expect((await bar()).closest('[role=status]')).toHaveTextContent(
      'Shown as it was then. Nothing can be changed',
    );
    expect(await screen.findByText('Then Berg')).toBeVisible();
    expect(asked(calls, '/bookings')).toEqual([
      { ownerId: OWNER, page: '1', perPage: '25', at: AT },
    ]);
    expect(calls.filter(({ path }) => path.startsWith('/admin-api/'))).toEqual([]);
  });

  it('stays as of then wherever one goes, and in what a link says', async () => {
    const { user, address } = await open(`${BOOKINGS}?${THEN}`);
    await user.click(await screen.findByText('Then Berg'));
    await screen.findByRole('heading', { name: 'BK-7Q2MX4 · Then Berg' });
    expect(address()).toBe(`/en${BOOKING}?${THEN}`);
    expect(await screen.findByRole('link', { name: 'History' })).toHaveAttribute(
      'href',
      `/en${BOOKING}/history?${THEN}`,
    );
    await user.click(screen.getByRole('menuitem', { name: 'Room Management' }));
    await waitFor(() => expect(address()).toBe(`/en/owner/${OWNER}/room-manage?${THEN}`));
    expect(await bar()).toBeVisible();
  });

  it('is left by one press, to the same page as it is now', async () => {
    const { user, address, calls } = await open(`${BOOKING}?${THEN}`, {
      [`GET /admin-api/bookings/${id(30)}`]: () => Response.json(booking()),
    });
    await screen.findByRole('heading', { name: 'BK-7Q2MX4 · Then Berg' });
    await user.click(screen.getByRole('button', { name: 'Back to now' }));
    await screen.findByRole('heading', { name: 'BK-7Q2MX4 · Anna Berg' });
    expect(address()).toBe(`/en${BOOKING}`);
    expect(screen.queryByText(STANDS)).toBeNull();
    expect(screen.queryByText(/Then Berg/)).toBeNull();
    const moments = () => asked(calls, `/bookings/${id(30)}/history`).map(({ at }) => at);
    await waitFor(() => expect(moments()).toEqual([AT, undefined]));
  });

  it('shows a booking that one came to by the list of past stays, too', async () => {
    await open(`/owner/${OWNER}/book-history/${id(30)}?${THEN}`);
    expect(await screen.findByRole('heading', { name: 'BK-7Q2MX4 · Then Berg' })).toBeVisible();
  });

  it('shows no slip of a transfer, which has no past, and says so', async () => {
    const { calls } = await open(`${BOOKING}?${THEN}`, {
      [`GET /bookings/${id(30)}`]: () =>
        Response.json({ book: booking({ hasTransferSlip: true }), at: 'x' }),
    });
    expect(await screen.findByText('This can only be seen as it is now')).toBeVisible();
    expect(screen.queryByText('The slip could not be loaded')).toBeNull();
    expect(asked(calls, `/bookings/${id(30)}/slip`)).toEqual([]);
  });

  it('reads every record whose page is shown as of then', () => {
    const lists = PAGES_WITH_PAST.flatMap(
      (path) => /^(owner\/:ownerId\/[^/]+)\/:id$/.exec(path)?.[1] ?? [],
    );
    expect(lists).toContain('owner/:ownerId/book-history');
    expect(lists.filter((list) => thingOf(list) === undefined)).toEqual([]);
  });

  it('changes nothing: every button and field is off and says why', async () => {
    const { user, calls } = await open(`${BOOKING}?${THEN}`);
    const off = await screen.findByRole('button', { name: 'Change dates or room' });
    const group = off.closest('fieldset');
    expect(group).toHaveAccessibleDescription(/Nothing can be changed/);
    for (const button of within(group ?? off).getAllByRole('button')) expect(button).toBeDisabled();
    await user.click(off);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('shows forms to be read', async () => {
    const path = `/owner/${OWNER}/hotel-manage/${HOTEL}`;
    await open(`${path}?${THEN}`, {
      [`GET /hotels/${HOTEL}`]: () => Response.json({ hotel: hotel(), at: 'x' }),
    });
    const fields = await screen.findAllByRole('textbox');
    for (const field of fields) expect(field).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.getByRole('button', { name: /Remove/ })).toBeDisabled();
  });

  it('opens every part of a form, whose headings are off', async () => {
    await open(`/owner/${OWNER}/hotel-manage/${HOTEL}?${THEN}`, {
      [`GET /hotels/${HOTEL}`]: () => Response.json({ hotel: hotel(), at: 'x' }),
    });
    const phone = await screen.findByRole('textbox', { name: 'Phone' });
    expect(phone).toBeVisible();
    expect(phone).toBeDisabled();
  });

  it('takes no picture that is dropped', async () => {
    const { calls } = await open(`/owner/${OWNER}/hotel-manage/${HOTEL}?${THEN}`, {
      [`GET /hotels/${HOTEL}`]: () => Response.json({ hotel: hotel(), at: 'x' }),
    });
    const [area] = await screen.findAllByText('or drop a picture here');
    const file = new File(['x'], 'cover.png', { type: 'image/png' });
    const dropped = { dataTransfer: { files: [file], items: [], types: ['Files'] } };
    expect(fireEvent.drop(area ?? document.body, dropped)).toBe(false); // the browser does not open it
    await screen.findByText(STANDS);
    expect(screen.queryByText(/cover\.png/)).toBeNull();
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it.each([
    ['Add a room', 'room-manage'],
    ['Add a hotel', 'hotel-manage'],
  ])('has what adds something off on a phone: %s', async (name, path) => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      ...{ matches: media.includes('max-width'), media },
      ...{ addEventListener: () => {}, removeEventListener: () => {} },
    }));
    await open(`/owner/${OWNER}/${path}?${THEN}`);
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveClass('MuiFab-root');
    expect(link).toHaveAttribute('aria-disabled', 'true');
  });

  it('opens what one may read but not write, and leads back to its list', async () => {
    const path = `/owner/${OWNER}/hotel-manage`;
    const { user, address } = await openAt(`${path}/${HOTEL}?${THEN}`, {
      user: userOf('auditor'),
      answers: {
        ...ANSWERS,
        [`GET /hotels/${HOTEL}`]: () => Response.json({ hotel: hotel(), at: 'x' }),
        'GET /admin-api/hotels': listed([hotel()]),
      },
    });
    expect(await screen.findByRole('textbox', { name: /Hotel name \(English\)/ })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Back to now' }));
    await waitFor(() => expect(address()).toBe(`/en${path}`));
  });

  it.each([
    ['the dashboard', `/owner/${OWNER}/dashboard`],
    ['the search of the audit page', `/owner/${OWNER}/audit`],
    ['money at the desk', `/owner/${OWNER}/dashboard/desk-money`],
    ['refunds', '/admin/refunds'],
    ['users', `/owner/${OWNER}/user-manage`],
    ['what adds a room', `/owner/${OWNER}/room-manage/create`],
  ])('shows nothing of now in the place of then: %s', async (_, path) => {
    const { calls, user, address } = await open(`${path}?${THEN}`);
    await screen.findByRole('heading', { name: 'This page shows only how things are now' });
    expect(calls.filter((call) => call.path.startsWith('/admin-api/'))).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Book Management' }));
    await waitFor(() => expect(address()).toBe(`/en${BOOKINGS}?${THEN}`));
  });

  it('narrows a list by hotel and room alone, and says that other filters do nothing', async () => {
    const filter = encodeURIComponent(JSON.stringify({ status: ['Booked'], hotelId: HOTEL }));
    const { calls } = await open(`${BOOKINGS}?filter=${filter}&${THEN}`);
    expect(await screen.findByText(/narrowed by hotel and room alone/)).toBeVisible();
    expect(asked(calls, '/bookings')).toEqual([
      { ownerId: OWNER, hotelId: HOTEL, page: '1', perPage: '25', at: AT },
    ]);
  });

  it.each([
    [503, 'busy', /not prepared up to that time yet/],
    [404, 'not-found', /did not exist yet at that time/],
    [400, 'invalid', /That time cannot be shown: It is too late/],
  ])('says why a page cannot be shown: %s', async (status, code, sentence) => {
    await open(`${BOOKING}?${THEN}`, {
      [`GET /bookings/${id(30)}`]: () => refusal({ status, code, detail: 'It is too late' }),
    });
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('is entered from a list by a day and a time of Bangkok', async () => {
    const { user, address } = await openAt(`${BOOKINGS}?view=list`, {
      user: userOf('owner'),
      answers: {
        ...ANSWERS,
        'GET /admin-api/bookings': listed([booking()]),
        'GET /admin-api/hotels': listed([hotel()]),
        'GET /admin-api/rooms': listed([]),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'As of…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'As of…' }));
    await user.click(dialog.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(address()).toMatch(/at=\d{4}-\d\d-\d\dT/));
    expect(address()).not.toContain('view=');
    expect(await screen.findByText(/^As of \d/)).toBeVisible();
  });

  it('names the moment of an event, whose position is what is asked for', async () => {
    const { calls } = await open(`${BOOKINGS}?at=c3RvcmU.1.2&moment=${encodeURIComponent(AT)}`);
    expect(await bar()).toBeVisible();
    await screen.findByText('Then Berg');
    expect(asked(calls, '/bookings')[0]?.at).toBe('c3RvcmU.1.2');
  });

  it('says it of the Thai site in years of the Buddhist era', async () => {
    await openAt(`${BOOKINGS}?${THEN}`, {
      ...{ language: 'th', user: userOf('owner'), answers: ANSWERS },
    });
    expect(await screen.findByText(/ข้อมูล ณ 20 พ\.ย\. 2569/)).toBeVisible();
  });
});
