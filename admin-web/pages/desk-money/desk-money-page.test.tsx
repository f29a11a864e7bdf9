import type { DeskDayJson, DeskMoneyJson } from '@baanpak/contract/cash-drawer/desk-money.ts';
import { refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listed, openAt } from '../../testing/open.tsx';
import { HOTEL, hotel, id, OWNER, userOf } from '../../testing/samples.ts';
import { today } from '../../ui/formats.ts';

const PATH = `/owner/${OWNER}/dashboard/desk-money`;
const GET = 'GET /bookings/desk-money';
const POST = 'POST /bookings/desk-money/counts';
const NOTHING = { cash: 0, transfer: 0, 'card-terminal': 0 };
const me = userOf('officer');

const count = (counted: number, expected: number, note: string | null, n = 60) => ({
  ...{ _id: id(n), hotelId: HOTEL, day: today(), by: me._id, counted, expected, note },
  ...{ difference: counted - expected, at: `${today()}T11:00:00.000Z` },
});
const person = (given: Partial<DeskDayJson> = {}): DeskDayJson => ({
  ...{ hotelId: HOTEL, hotelName: { th: 'ทะเล', en: 'Sea House' }, by: me._id },
  ...{ name: 'Malee officer', expected: 800, counts: [] },
  taken: { ...NOTHING, cash: 1000, 'card-terminal': 300 },
  returned: { ...NOTHING, cash: 200 },
  ...given,
});
const money = (people: DeskDayJson[], given: Partial<DeskMoneyJson> = {}): DeskMoneyJson => ({
  ...{ day: today(), people, movements: [], taken: NOTHING, returned: NOTHING },
  ...{ total: 0, page: 1, perPage: 50, detail: 'Money at the desk' },
  ...given,
});
const open = (given: DeskMoneyJson, answers = {}, user = me) =>
  openAt(PATH, {
    user,
    answers: { 'GET /admin-api/hotels': listed([hotel()]), [GET]: given, ...answers },
  });
const part = async (name: RegExp) => within(await screen.findByRole('region', { name }));

describe('money at the desk of a day', () => {
  it('is said by person and method, with the cash there should be', async () => {
    const { calls } = await open(money([person()]));
    const own = await part(/^Malee officer · Sea House/);
    expect(own.getByText('฿1,000 · ฿200 refunded')).toBeVisible();
    expect(own.getByText('฿300')).toBeVisible();
    expect(own.getByText('฿800')).toBeVisible();
    expect(own.getByText('Not counted yet')).toBeVisible();
    expect(calls.find(({ path }) => path === '/bookings/desk-money')?.query).toMatchObject({
      ...{ ownerId: OWNER, day: today() },
    });
  });

  it('shows each count with its difference and note, and that it was corrected', async () => {
    const counts = [count(800, 800, null), count(790, 800, 'Change was short', 61)];
    await open(money([person({ counts })]));
    const [last, before] = (await part(/^Malee officer/)).getAllByRole('listitem');
    expect(last).toHaveTextContent(/^฿800 · as expected/);
    expect(before).toHaveTextContent(/^฿790 · ฿10 short.*corrected.*Change was short$/);
    expect(screen.queryByText(/Please count again/)).toBeNull();
  });

  it('says that cash came after the last count', async () => {
    await open(money([person({ expected: 900, counts: [count(800, 800, null)] })]));
    expect(await screen.findByText(/Please count again/)).toBeVisible();
  });

  it('lists payments and refunds, each leading to its booking', async () => {
    const movement = {
      ...{ id: id(70), kind: 'refund' as const, method: 'cash' as const, amount: 200, by: me._id },
      ...{ at: `${today()}T05:00:00.000Z`, hotelId: HOTEL },
      booking: { _id: id(30), bookingId: 'BK-7Q2MX4' },
    };
    await open(money([person()], { movements: [movement], total: 1 }));
    const link = (await part(/^Payments and refunds \(1\)/)).getByRole('link');
    expect(link).toHaveTextContent(/^BK-7Q2MX4 · Refunded · Cash.*Malee officer-฿200$/);
    expect(link).toHaveAttribute('href', `/en/owner/${OWNER}/book-manage/${id(30)}`);
  });

  it('is no page that a visitor is led to', async () => {
    const none = { 'GET /admin-api/bookings': listed([]) };
    await openAt(`/owner/${OWNER}/dashboard`, {
      user: userOf('visitor'),
      answers: { 'GET /admin-api/hotels': listed([hotel()]), ...none },
    });
    await screen.findByRole('heading', { name: /^Arrivals today \(0\)/ });
    expect(screen.queryByRole('link', { name: 'Money at the desk' })).toBeNull();
  });
});

describe('the count at the end of a shift', () => {
  it('needs a note where it differs, and is sent for the day and the hotel', async () => {
    const { user, calls } = await open(money([person()]), {
      [POST]: () => ({ count: count(790, 800, 'Change was short') }),
    });
    await user.click(await screen.findByRole('button', { name: 'Count cash' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Count cash' }));
    expect(dialog.getByText('Expected: ฿800')).toBeVisible();
    const counted = dialog.getByRole('spinbutton', { name: /Counted/ });
    fireEvent.change(counted, { target: { value: '790' } });
    await user.click(dialog.getByRole('button', { name: 'Count cash' }));
    expect(await dialog.findByText('The amount differs. Please note why')).toBeVisible();
    fireEvent.change(counted, { target: { value: '1000000001' } });
    await user.click(dialog.getByRole('button', { name: 'Count cash' }));
    expect(await dialog.findByText('Too much')).toBeVisible();
    fireEvent.change(counted, { target: { value: '790' } });
    await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Change was short');
    await user.click(dialog.getByRole('button', { name: 'Count cash' }));
    expect(await screen.findByText('Cash count recorded')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      ...{ hotelId: HOTEL, day: today(), counted: 790, note: 'Change was short' },
    });
  });

  it('stays open with the server’s words where cash came meanwhile', async () => {
    const { user } = await open(money([person()]), {
      [POST]: () => refusal({ status: 422, code: 'note-needed', detail: 'Please note why' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Count cash' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Count cash' }));
    fireEvent.change(dialog.getByRole('spinbutton', { name: /Counted/ }), {
      target: { value: '800' },
    });
    await user.click(dialog.getByRole('button', { name: 'Count cash' }));
    expect(await dialog.findByText('Please note why')).toBeVisible();
  });

  it('is not an auditor’s to make', async () => {
    await open(money([person()]), {}, userOf('auditor'));
    await screen.findByText('Not counted yet');
    expect(screen.queryByRole('button', { name: 'Count cash' })).toBeNull();
  });
});
