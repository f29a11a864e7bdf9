import type { Answers } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listed, openAt } from '../../testing/open.tsx';
import { dailyReport, dailyRow, facts } from '../../testing/report-samples.ts';
import { hotel, id, OWNER, userOf } from '../../testing/samples.ts';

const DAYS = 'from=2026-12-01&to=2026-12-02';
const GET = 'GET /reports/daily';
const EVENTS = 'GET /reports/daily/events';

const open = (query = DAYS, answers: Answers = {}, given = {}) =>
  openAt(`/admin/reports/daily?${query}`, {
    user: userOf('owner'),
    answers: { 'GET /admin-api/hotels': listed([hotel()]), [GET]: dailyReport(), ...answers },
    ...given,
  });

const cellsOf = async (row: RegExp) => {
  const line = await screen.findByRole('row', { name: row });
  return within(line)
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent);
};

describe('a report', () => {
  it('is shown by the columns of its answer: whole baht, shares, and a dash for what cannot be', async () => {
    const { calls } = await open();
    expect(await cellsOf(/^1 Dec 2026/)).toEqual(['Sea House', '3', '฿4,501', '75%', '฿1,500']);
    expect(await cellsOf(/^2 Dec 2026/)).toEqual(['Sea House', '0', '฿0', '0%', '–']);
    expect(await cellsOf(/^Total/)).toEqual(['', '3', '฿4,501', '37.5%', '฿1,500']);
    expect(screen.getByText(/^Rooms available/)).toBeVisible();
    expect(calls.find(({ path }) => path === '/reports/daily')?.query).toMatchObject({
      ...{ from: '2026-12-01', to: '2026-12-02', page: '1' },
    });
  });

  it('is in Thai with Buddhist years', async () => {
    await open(DAYS, {}, { language: 'th' });
    expect(await screen.findByRole('row', { name: /^1 ธ.ค. 2569/ })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Revenue (ไทย)' })).toBeVisible();
  });

  it.each([
    ['en', ['Walk-in', 'K PLUS', 'Given up', 'insufficient_fund']],
    ['th', ['วอล์กอิน', 'K PLUS', 'ผู้จองยกเลิกก่อนชำระ', 'insufficient_fund']],
  ] as const)(
    'says codes in words, and those it does not know as they are: %s',
    async (language, words) => {
      const codes = {
        channel: 'walk-in',
        method: 'mobile_banking_kbank',
        outcome: 'given-up',
        lastFailure: 'insufficient_fund',
      };
      const columns = Object.keys(codes).map((name) => ({
        ...{ name, type: 'text' as const, label: { th: name, en: name } },
        ...{ sortable: true, opens: false },
      }));
      const rows = [{ key: 'one', ...codes }];
      await open(
        DAYS,
        { [GET]: dailyReport({ columns, rows, totals: {}, total: 1 }) },
        { language },
      );
      for (const word of words) expect(await screen.findByText(word)).toBeVisible();
    },
  );

  it('says that there is nothing, and what might help', async () => {
    await open(DAYS, { [GET]: dailyReport({ rows: [], total: 0 }) });
    expect(await screen.findByText('Nothing in this period')).toBeVisible();
  });

  it('says why it did not come, and is asked for again', async () => {
    let refused = true;
    const { user } = await open(DAYS, {
      [GET]: () =>
        refused ? refusal({ status: 422, code: 'x', detail: 'Too long' }) : dailyReport(),
    });
    expect(await screen.findByText('Too long')).toBeVisible();
    refused = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /^1 Dec 2026/ })).toBeVisible();
    expect(screen.queryByText('Too long')).toBeNull();
  });

  it('is sorted by its headings, and the other way round', async () => {
    const { user, address } = await open();
    await user.click(await screen.findByRole('button', { name: 'Revenue' }));
    expect(address()).toContain('sort=revenue');
    await user.click(await screen.findByRole('button', { name: 'Revenue' }));
    expect(address()).toContain('sort=-revenue');
    const heading = () => screen.getByRole('columnheader', { name: 'Revenue' });
    await waitFor(() => expect(heading()).toHaveAttribute('aria-sort', 'descending'));
  });

  it('turns its pages', async () => {
    const rows = [dailyRow('2026-12-01')];
    const { user, address } = await open(DAYS, {
      [GET]: dailyReport({ rows, total: 51, perPage: 50 }),
    });
    expect(await screen.findByText('1–50 of 51')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(address()).toContain('page=2');
  });

  it('leads from a booking’s code to its page', async () => {
    const columns = dailyReport().columns.slice(0, 2);
    const named = columns.map((each, n) => (n === 1 ? { ...each, name: 'bookingId' } : each));
    const booking = { _id: id(30), bookingId: 'BK-7Q2MX4', ownerId: OWNER };
    const row = { key: 'a', date: '2026-12-01', bookingId: 'BK-7Q2MX4', booking };
    await open(DAYS, { [GET]: dailyReport({ columns: named, rows: [row], totals: {} }) });
    const link = await screen.findByRole('link', { name: 'BK-7Q2MX4' });
    expect(link).toHaveAttribute('href', `/en/owner/${OWNER}/book-manage/${id(30)}`);
  });

  it('is no officer’s to read', async () => {
    const { calls } = await open(DAYS, {}, { user: userOf('officer') });
    await screen.findByRole('heading', { level: 1, name: 'My Hotel' });
    expect(calls.filter(({ path }) => path.startsWith('/reports'))).toEqual([]);
  });
});

describe('the filters', () => {
  it('stand in the address, and begin at the first page with nothing open', async () => {
    const { user, address, calls } = await open(`${DAYS}&page=3&column=sold`, {
      [EVENTS]: facts(),
    });
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('combobox', { name: 'Channel' }));
    await user.click(await screen.findByRole('option', { name: 'Walk-in' }));
    expect(address()).toBe(`/en/admin/reports/daily?${DAYS}&channel=walk-in`);
    await screen.findByRole('row', { name: /^1 Dec 2026/ });
    expect(calls.findLast(({ path }) => path === '/reports/daily')?.query).toMatchObject({
      ...{ channel: 'walk-in', page: '1' },
    });
  });

  it('have periods that many ask for', async () => {
    const { user, address } = await open();
    await user.click(await screen.findByRole('combobox', { name: 'Period' }));
    await user.click(await screen.findByRole('option', { name: 'Last month' }));
    expect(address()).toMatch(/from=\d{4}-\d\d-01&to=\d{4}-\d\d-(28|29|30|31)$/);
  });

  it('choose among owners for those who work for all of them', async () => {
    const owner = { ...userOf('owner'), id: OWNER };
    const { user, address } = await open(
      DAYS,
      { 'GET /admin-api/users': listed([owner]) },
      { user: userOf('admin') },
    );
    await user.click(await screen.findByRole('combobox', { name: 'Owner' }));
    await user.click(await screen.findByRole('option', { name: /Malee owner/ }));
    expect(address()).toContain(`ownerId=${OWNER}`);
  });
});

describe('a figure', () => {
  it('opens the facts it is the sum of, as of the report’s own position', async () => {
    const { user, calls, address } = await open(DAYS, { [EVENTS]: facts() });
    const row = await screen.findByRole('row', { name: /^1 Dec 2026/ });
    await user.click(within(row).getByRole('button', { name: /^฿4,501 Revenue/ }));
    const panel = within(
      await screen.findByRole('dialog', { name: 'Revenue · 1 Dec 2026 · Sea House' }),
    );
    expect(
      await panel.findByText('1 entry, ฿4,500.50 in total. This matches the figure in the report.'),
    ).toBeVisible();
    expect(panel.getByRole('link', { name: 'BK-7Q2MX4' })).toBeVisible();
    expect(panel.getByText(/20 Nov 2026, 10:00 · Malee$/)).toBeVisible();
    expect(
      calls.find(({ path }) => path.endsWith('/events') && path.startsWith('/reports'))?.query,
    ).toMatchObject({
      ...{ row: '2026-12-01 hotel', column: 'revenue', at: '7:7', from: '2026-12-01' },
    });
    expect(address()).toContain('column=revenue');
    await user.keyboard('{Escape}');
    expect(address()).not.toContain('column');
  });

  it('opens by Enter; arrow keys go from cell to cell', async () => {
    const { user } = await open(DAYS, { [EVENTS]: facts({ sum: 0, facts: [], total: 0 }) });
    const row = await screen.findByRole('row', { name: /^1 Dec 2026/ });
    within(row)
      .getByRole('button', { name: /^3 Sold/ })
      .focus();
    await user.keyboard('{ArrowRight}{ArrowDown}{End}{Home}{Enter}');
    expect(
      await screen.findByRole('dialog', { name: 'Sold · 2 Dec 2026 · Sea House' }),
    ).toBeVisible();
  });

  it('of a ratio shows what is divided by what', async () => {
    const { user } = await open(DAYS, {
      [EVENTS]: { numerator: facts(), denominator: facts({ sum: 3, measure: 'count', facts: [] }) },
    });
    const row = await screen.findByRole('row', { name: /^Total/ });
    await user.click(within(row).getByRole('button', { name: /^฿1,500 ADR/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'ADR · Total' }));
    expect(await panel.findByText('1 entry, ฿4,500.50 in total.')).toBeVisible();
    expect(panel.getByText('1 entry, 3 in total.')).toBeVisible();
    expect(panel.getByText('Average: ฿4,500.50 divided by 3')).toBeVisible();
    expect(panel.getByRole('heading', { name: 'Divided by' })).toBeVisible();
  });

  it('of a share shows money divided by money', async () => {
    await open(`${DAYS}&column=occ`, {
      [EVENTS]: { numerator: facts(), denominator: facts({ sum: 9001 }) },
    });
    expect(await screen.findByText('Share: ฿4,500.50 of ฿9,001.00')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Of' })).toBeVisible();
  });

  it('that is not the sum of its facts is said to be wrong', async () => {
    await open(`${DAYS}&column=revenue`, { [EVENTS]: facts({ sum: 1 }) });
    expect(await screen.findByText(/^The total does not match the figure/)).toBeVisible();
  });

  it('is opened from its bar, for that day alone', async () => {
    const { user, calls } = await open(DAYS, { [EVENTS]: facts() });
    await user.click(await screen.findByRole('button', { name: '1 Dec 2026: ฿4,501' }));
    expect(await screen.findByRole('dialog', { name: 'Revenue · 1 Dec 2026' })).toBeVisible();
    expect(calls.findLast(({ path }) => path === '/reports/daily/events')?.query).toMatchObject({
      ...{ from: '2026-12-01', to: '2026-12-01', column: 'revenue' },
    });
  });
});
