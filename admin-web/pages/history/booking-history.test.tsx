import { refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openAt } from '../../testing/open.tsx';
import { booking, historyEvent, id, OWNER, userOf } from '../../testing/samples.ts';

const PAGE = `/owner/${OWNER}/book-manage/${id(30)}/history`;
const GET = `GET /bookings/${id(30)}/history`;

const at = (hour: number) => new Date(Date.UTC(2026, 11, 1, hour)).toISOString();
const HELD = historyEvent(1, {
  ...{ lane: 'room', type: 'NightsHeld', sentence: 'Anna held the Beach room.' },
  ...{ correlation: 'placing', at: at(0) },
});
const PLACED = historyEvent(2, {
  ...{ correlation: 'placing', at: at(0), sentence: 'Anna booked.' },
  changes: {
    status: { from: null, to: 'Reserved' },
    amountDue: { from: null, to: 3000 },
    note: { from: null, to: null },
  },
});
const PAID = historyEvent(3, {
  ...{ type: 'ChargePaid', lane: 'payment', sentence: 'Anna paid by card.' },
  ...{ correlation: 'paying', at: at(75) },
});
const CONFIRMED = historyEvent(4, {
  ...{ type: 'BookingPaid', sentence: 'The system confirmed it.', correlation: 'paying' },
  ...{ at: at(75), cause: PAID.id },
  changes: {
    status: { from: 'Reserved', to: 'Booked' },
    amountDue: { from: 3000, to: 0 },
  },
});
const EVENTS = [HELD, PLACED, PAID, CONFIRMED];

const answerOf = (events: readonly object[], pending: readonly object[] = []) => ({
  ...{ events, pending, steps: [], more: false, verified: null, proof: null, detail: 'History' },
});

/** A window wide enough for lanes in columns. */
const inWideWindow = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...{ matches: query.includes('min-width'), addEventListener: () => {} },
    ...{ removeEventListener: () => {}, addListener: () => {}, removeListener: () => {} },
  }));

const open = (given: { at?: string; answers?: object; language?: 'th' | 'en' } = {}) =>
  openAt(`${PAGE}${given.at ?? ''}`, {
    user: userOf('auditor'),
    ...(given.language && { language: given.language }),
    answers: {
      [`GET /admin-api/bookings/${id(30)}`]: booking(),
      'GET /admin-api/rooms': [],
      'GET /admin-api/hotels': [],
      [GET]: answerOf(EVENTS),
      ...given.answers,
    },
  });

const list = () => screen.findByRole('list', { name: 'What happened' });
const region = (name: string) => screen.findByRole('region', { name });

describe('the history of a booking', () => {
  it('folds what followed into its step, which opens by press', async () => {
    inWideWindow();
    const { user } = await open();
    await list();
    expect(screen.getByText('Anna paid by card.')).toBeVisible();
    expect(screen.getByText('The system confirmed it.')).not.toBeVisible();
    const [, second] = screen.getAllByRole('button', { name: '1 more event followed' });
    expect(second).toHaveAttribute('aria-expanded', 'false');
    if (second) await user.click(second);
    expect(screen.getByText('The system confirmed it.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide 1 event that followed' }));
    expect(screen.getByText('The system confirmed it.')).not.toBeVisible();
  });

  it('shows below a sentence the reason that somebody wrote, to who reads it', async () => {
    const moved = historyEvent(5, {
      ...{ type: 'StayMoved', sentence: 'Nok moved it.', correlation: 'moving', at: at(76) },
      data: { reason: 'The guest asked for a later day' },
    });
    await open({ answers: { [GET]: answerOf([...EVENTS, moved]) } });
    expect(within(await list()).getByText('The guest asked for a later day')).toBeVisible();
  });

  it('shows a guest’s words that look like a day as they are written', async () => {
    inWideWindow();
    const changes = {
      phone: { from: null, to: '6123-45-67' },
      note: { from: null, to: '2026-12-01' },
      checkInDate: { from: null, to: '2026-12-01' },
    };
    await open({ at: `?event=${HELD.id}`, answers: { [GET]: answerOf([{ ...HELD, changes }]) } });
    const changed = within(await region('Changed by this event'));
    expect(changed.getByText('6123-45-67')).toBeVisible();
    expect(changed.getByText('2026-12-01')).toBeVisible();
    expect(changed.getByText('1 Dec 2026')).toBeVisible();
  });

  it('says in one line how long nothing happened', async () => {
    await open();
    expect(within(await list()).getByText('3 days later')).toBeVisible();
  });

  it('opens at the event that the address names, with its step, its cause and what it changed', async () => {
    inWideWindow();
    await open({ at: `?event=${CONFIRMED.id}` });
    expect(await screen.findByText('The system confirmed it.')).toBeVisible();
    expect(screen.getByText('Event 4 of 4')).toBeVisible();
    const changed = within(await region('Changed by this event'));
    expect(changed.getByText('Awaiting payment → Booked')).toBeVisible();
    expect(changed.getByText('฿3,000 → ฿0')).toBeVisible();
    const row = within(await list());
    expect(row.getByRole('link', { name: 'Charge paid' })).toHaveAttribute(
      'href',
      expect.stringContaining(`event=${PAID.id}`),
    );
  });

  it('says what followed an event that is looked at', async () => {
    await open({ at: `?event=${PAID.id}` });
    const links = within(await list()).getAllByRole('link', { name: 'Paid' });
    expect(links.at(0)).toHaveAttribute('href', expect.stringContaining(CONFIRMED.id));
  });

  it('goes from event to event by arrow keys, Home and End; the address and the state follow', async () => {
    inWideWindow();
    const { user, address } = await open();
    const slider = await screen.findByRole('slider', { name: 'Event' });
    expect(slider).toHaveAttribute('aria-valuetext', 'Event 4 of 4: The system confirmed it.');
    slider.focus();
    await user.keyboard('{ArrowLeft}');
    expect(slider).toHaveAttribute('aria-valuetext', 'Event 3 of 4: Anna paid by card.');
    expect(address()).toContain(`?event=${PAID.id}`);
    const state = async () => within(await region('The booking after this event'));
    expect((await state()).getByText('Awaiting payment')).toBeVisible();
    expect(screen.getByText('This event changed nothing in the booking')).toBeVisible();
    await user.keyboard('{Home}');
    expect(address()).toContain(`?event=${HELD.id}`);
    expect(screen.queryByRole('region', { name: 'The booking after this event' })).toBeNull();
    await user.keyboard('{End}');
    expect(address()).toContain(`?event=${CONFIRMED.id}`);
    expect((await state()).getByText(/^Booked/)).toHaveTextContent('Booked changed');
    await user.click(screen.getByRole('button', { name: 'Previous event' }));
    expect(address()).toContain(`?event=${PAID.id}`);
  });

  it('shows the lanes that are chosen; an event of a phone’s one column names its own', async () => {
    const { user } = await open();
    const events = within(await list());
    expect(events.getByText('Room')).toBeVisible();
    const chips = within(screen.getByRole('group', { name: 'Lanes shown' }));
    await user.click(chips.getByRole('button', { name: 'Room', pressed: true }));
    expect(events.queryByText('Anna held the Beach room.')).toBeNull();
    expect(events.getByText('Anna booked.')).toBeVisible();
    await user.click(chips.getByRole('button', { name: 'Room', pressed: false }));
    expect(events.getByText('Anna held the Beach room.')).toBeVisible();
  });

  it('strikes out what was undone', async () => {
    const answers = { [GET]: answerOf([{ ...PLACED, undone: true }]) };
    await open({ answers });
    expect((await screen.findByText('Anna booked.')).tagName).toBe('S');
    expect(screen.getByText('Undone')).toBeVisible();
  });

  it('says what is still under way', async () => {
    const pending = [
      { kind: 'hold', until: at(1), amount: 300_000 },
      { kind: 'refund', until: null, amount: 150_050 },
    ];
    await open({ answers: { [GET]: answerOf(EVENTS, pending) } });
    expect(
      await screen.findByText('In progress: Held until 1 Dec 2026, 08:00 · Refund of ฿1,500.50'),
    ).toBeVisible();
  });

  it('of very many events says that the newest alone are shown', async () => {
    await open({ answers: { [GET]: { ...answerOf(EVENTS), more: true } } });
    await screen.findByText('The newest 4 events alone are shown, without what they changed');
  });

  it('is told in Thai', async () => {
    await open({ language: 'th', at: `?event=${CONFIRMED.id}` });
    expect(await screen.findByRole('slider', { name: 'เหตุการณ์' })).toBeVisible();
    expect(screen.getByText('3 วันต่อมา')).toBeVisible();
    expect(screen.getByText('รอชำระเงิน → จองแล้ว')).toBeVisible();
  });

  it('says where the address names an event of another history', async () => {
    await open({ at: `?event=${id(9999)}` });
    await screen.findByText('The event that the link names is not among those shown');
  });

  it('says that there is none for who asks', async () => {
    const answers = { [GET]: refusal({ status: 404, code: 'not-found' }) };
    await open({ answers });
    await screen.findByRole('heading', { name: 'There is no such history' });
  });

  it('says that the servers are busy, and can be asked again', async () => {
    let isBusy = true;
    const answers = {
      [GET]: () => (isBusy ? refusal({ status: 503, code: 'busy' }) : answerOf(EVENTS)),
    };
    const { user } = await open({ answers });
    await screen.findByText('The system is busy. The history will be here in a moment', undefined, {
      timeout: 15_000,
    });
    isBusy = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await list();
  });
});
