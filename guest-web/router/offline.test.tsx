import { type Answers, refusal, unreachable } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { act, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { getBanks } from '../shell/api/lists.ts';
import { apiOf } from '../shell/context.ts';
import { openPage } from '../testing/open.tsx';
import { TextField } from '../ui/field.tsx';
import type { ScreenModule } from './screen.ts';

const BANKS = 'GET /lists/banks';

const FORM: ScreenModule = {
  Component: () => (
    <main>
      <TextField label="Name" />
      <Link to="/banks">Banks</Link>
      <Link to="/other">Other</Link>
    </main>
  ),
};
const PAGE: ScreenModule = {
  loader: (args) => getBanks(apiOf(args)),
  Component: () => <main>All banks</main>,
};

async function tapBanks(answers: Answers) {
  const opened = await openPage(FORM, { answers, others: { '/banks': PAGE } });
  await opened.user.type(screen.getByRole('textbox', { name: 'Name' }), 'สมหญิง');
  await opened.user.click(screen.getByRole('link', { name: 'Banks' }));
  return opened;
}

const isOnline = () => act(() => window.dispatchEvent(new Event('online')));

describe('on a dead connection which the browser believes in', () => {
  it('a tap leads nowhere and says so; what was typed stays', async () => {
    const { address } = await tapBanks({ [BANKS]: unreachable });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^You are offline\. Your details/);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('สมหญิง');
    expect(address()).toBe('/');
  });

  it('it leads on once there is an answer', async () => {
    let isDead = true;
    const { address } = await tapBanks({
      [BANKS]: () => (isDead ? unreachable() : { items: [] }),
    });
    await screen.findByRole('alert');
    isDead = false;
    isOnline();
    await screen.findByText('All banks');
    expect(address()).toBe('/banks');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('another tap leads elsewhere, and the first is given up', async () => {
    const { user, calls } = await tapBanks({ [BANKS]: unreachable });
    await screen.findByRole('alert');
    await user.click(screen.getByRole('link', { name: 'Other' }));
    await screen.findByText('Elsewhere');
    isOnline();
    expect(calls).toHaveLength(1);
  });
});

it('a page whose server says no is not waited for', async () => {
  const { calls, address } = await tapBanks({
    [BANKS]: refusal({ status: 503, code: 'busy', detail: 'Please try again' }),
  });
  await screen.findByRole('heading', { name: 'Error' });
  expect(screen.getByText('Please try again')).toBeVisible();
  expect(address()).toBe('/banks');
  expect(calls).toHaveLength(1);
});
