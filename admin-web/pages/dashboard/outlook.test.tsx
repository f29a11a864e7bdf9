import { addDays } from '@baanpak/domain/values/time/local-date.ts';
import { refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listed, openAt } from '../../testing/open.tsx';
import { dailyReport, dailyRow } from '../../testing/report-samples.ts';
import { hotel, OWNER, userOf } from '../../testing/samples.ts';
import { formatDay, today } from '../../ui/formats.ts';

const PATH = `/owner/${OWNER}/dashboard`;
const rowOf = (key: string, n: number, sold: number, revenue: number) =>
  dailyRow(addDays(today(), n), { key, sold, revenue, available: 4 });

/** Two hotels yesterday, one today. */
const ROWS = [rowOf('a', -1, 1, 1000.25), rowOf('b', -1, 3, 2000.25), rowOf('c', 0, 1, 500)];
const open = (report: unknown, role: 'owner' | 'officer' = 'owner') =>
  openAt(PATH, {
    user: userOf(role),
    answers: {
      'GET /admin-api/hotels': listed([hotel()]),
      'GET /admin-api/bookings': listed([]),
      'GET /reports/daily': report,
    },
  });
const REPORT = dailyReport({ rows: ROWS, total: ROWS.length });
const TITLE = { name: 'Occupancy and revenue' };

describe('the days around today', () => {
  it('are the daily report’s, over all hotels', async () => {
    const { calls } = await open(REPORT);
    const part = within(await screen.findByRole('region', TITLE));
    expect(await part.findByText('50% occupied · ฿3,001 room revenue')).toBeVisible();
    expect(part.getByText('25% occupied · ฿500 room revenue')).toBeVisible();
    expect(part.getAllByRole('link')).toHaveLength(60);
    const asked = calls.filter(({ path }) => path === '/reports/daily');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.query).toMatchObject({
      ...{ ownerId: OWNER, from: addDays(today(), -30), to: addDays(today(), 29) },
    });
  });

  it('lead each to their report', async () => {
    await open(REPORT);
    const yesterday = addDays(today(), -1);
    const name = `${formatDay(yesterday, 'en')}: 50% occupied, ฿3,001`;
    expect(await screen.findByRole('link', { name })).toHaveAttribute(
      'href',
      `/en/admin/reports/daily?ownerId=${OWNER}&from=${yesterday}&to=${yesterday}`,
    );
  });

  it('are walked by arrow keys from one tab stop', async () => {
    const { user } = await open(REPORT);
    const [first, second] = await screen.findAllByRole('link', { name: /occupied, / });
    first?.focus();
    await user.keyboard('{ArrowRight}');
    expect(second).toHaveFocus();
    expect(first).toHaveAttribute('tabindex', '-1');
  });

  it('say that they did not come', async () => {
    await open(() => refusal({ status: 403, code: 'forbidden' }));
    const part = within(await screen.findByRole('region', TITLE));
    expect(await part.findByText('This could not be loaded')).toBeVisible();
  });

  it('are not asked for an officer', async () => {
    const { calls } = await open(REPORT, 'officer');
    await screen.findByRole('heading', { name: /^Arrivals today/ });
    expect(screen.queryByRole('region', TITLE)).toBeNull();
    expect(calls.some(({ path }) => path.startsWith('/reports'))).toBe(false);
  });
});
