import { type Answers, refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { listed, openAt } from '../../testing/open.tsx';
import { changes, dailyReport } from '../../testing/report-samples.ts';
import { hotel, userOf } from '../../testing/samples.ts';

const DAYS = 'from=2026-12-01&to=2026-12-02';
const AT = '2026-11-20T03:00:00.000Z';

const open = (query = DAYS, answers: Answers = {}) =>
  openAt(`/admin/reports/daily?${query}`, {
    user: userOf('owner'),
    answers: {
      'GET /admin-api/hotels': listed([hotel()]),
      'GET /hotels': () => Response.json({ hotels: [hotel()], total: 1, page: 1, perPage: 100 }),
      'GET /reports/daily': dailyReport(),
      ...answers,
    },
  });

describe('a report as it stood', () => {
  it('says so, is asked for as of then, and leads back to now', async () => {
    const { user, calls, address } = await open(`${DAYS}&at=${AT}`);
    expect(await screen.findByText('As of 20 Nov 2026, 10:00:00')).toBeVisible();
    const asked = () => calls.find(({ path }) => path === '/reports/daily')?.query;
    await waitFor(() => expect(asked()?.at).toBe(AT));
    await user.click(screen.getByRole('button', { name: 'Back to now' }));
    await waitFor(() => expect(address()).not.toContain('at='));
    expect(screen.queryByText(/^As of \d/)).toBeNull();
  });

  it('is chosen by a day and a time of Bangkok', async () => {
    const { user, address } = await open(`${DAYS}&at=${AT}`);
    await user.click(await screen.findByRole('button', { name: 'Change time' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'As of…' }));
    const time = dialog.getByRole('group', { name: 'As of · time' });
    const [hours] = within(time).getAllByRole('spinbutton');
    if (hours) await user.click(hours);
    await user.keyboard('071530');
    await user.click(dialog.getByRole('button', { name: 'Show' }));
    await waitFor(() =>
      expect(decodeURIComponent(address())).toContain('at=2026-11-20T00:15:30.000Z'),
    );
  });
});

describe('why it is different', () => {
  it('is told by what came in between', async () => {
    const { user, calls } = await open(`${DAYS}&at=${AT}`, {
      'GET /reports/daily/changes': changes(),
    });
    const why = 'Why does it differ from my printout?';
    await user.click(await screen.findByRole('button', { name: why }));
    const panel = within(await screen.findByRole('dialog', { name: why }));
    await user.click(panel.getByRole('button', { name: 'Show what changed' }));
    expect(await panel.findByText('1 new entry in between')).toBeVisible();
    expect(panel.getByText('฿0.00, then ฿4,500.50')).toBeVisible();
    expect(panel.queryByText('Total · Sold')).toBeNull();
    expect(panel.getByRole('link', { name: 'BK-7Q2MX4' })).toBeVisible();
    const { between, at } = calls.find(({ path }) => path.endsWith('/changes'))?.query ?? {};
    expect(between).toMatch(new RegExp(`^${AT},\\d{4}-`));
    expect(at).toBeUndefined();
  });
});

describe('a file of it', () => {
  it('is saved in full', async () => {
    const saved: Blob[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) saved.push(file);
      return 'blob:report';
    });
    const { user, calls } = await open(DAYS, {
      'GET /reports/daily': ({ query }: { query: Record<string, string> }) =>
        query.format
          ? new Response('date\n2026-12-01\n', { headers: { 'x-total-rows': '1' } })
          : dailyReport(),
    });
    await user.click(await screen.findByRole('button', { name: 'CSV' }));
    expect(await screen.findByText('The file was saved')).toBeVisible();
    expect(await saved[0]?.text()).toBe('date\n2026-12-01\n');
    expect(calls.find(({ query }) => query.format)?.query).toMatchObject({
      ...{ format: 'csv', from: '2026-12-01', to: '2026-12-02' },
    });
  });

  it('is ended while it comes', async () => {
    const { user } = await open(DAYS, {
      'GET /reports/daily': ({ query }: { query: Record<string, string> }) =>
        query.format ? new Promise(() => {}) : dailyReport(),
    });
    await user.click(await screen.findByRole('button', { name: 'XLSX' }));
    expect(await screen.findByRole('progressbar', { name: 'Saving the file' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByRole('button', { name: 'XLSX' })).toBeVisible();
  });

  it('says why there is none', async () => {
    const { user } = await open(DAYS, {
      'GET /reports/daily': ({ query }: { query: Record<string, string> }) =>
        query.format ? refusal({ status: 422, code: 'x', detail: 'Not now' }) : dailyReport(),
    });
    await user.click(await screen.findByRole('button', { name: 'JSON' }));
    expect(await screen.findByText('Not now')).toBeVisible();
  });
});

describe('on paper', () => {
  it('it has all its lines, what they are of and the moment they stood so', async () => {
    const { user } = await open(`${DAYS}&at=${AT}`);
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(await screen.findByText('As of 20 Nov 2026, 10:00:00')).toBeVisible();
    expect(screen.getByText('All hotels · 1 Dec 2026 – 2 Dec 2026')).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Daily' }));
    expect(table.getAllByRole('row')).toHaveLength(4);
    expect(table.queryByRole('button')).toBeNull();
  });
});
