import type { Role } from '@baanpak/domain/values/people/roles.ts';
import { refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openAt } from '../../testing/open.tsx';
import { booking, historyEvent, id, OWNER, userOf } from '../../testing/samples.ts';

const PATH = `/owner/${OWNER}/book-manage/${id(30)}`;
const DISPUTED = historyEvent(3, {
  lane: 'booking',
  type: 'CaseOpened',
  data: { kind: 'dispute' },
});
const OTHER = historyEvent(4, { lane: 'booking', type: 'CaseOpened', data: { kind: 'overpaid' } });

const open = (events: readonly object[], role: Role = 'owner', pack: unknown = undefined) =>
  openAt(PATH, {
    user: userOf(role),
    answers: {
      [`GET /admin-api/bookings/${id(30)}`]: booking(),
      [`GET /bookings/${id(30)}/history`]: { events, verified: null },
      [`GET /bookings/${id(30)}/dispute-pack`]: () => pack,
    },
  });

describe('a booking whose payment was disputed', () => {
  it('has the pack for the bank, as PDF and as JSON', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:pack');
    const { user, calls } = await open([DISPUTED], 'owner', { pack: {} });
    await user.click(await screen.findByRole('button', { name: 'Dispute pack (PDF)' }));
    await user.click(screen.getByRole('button', { name: 'Dispute pack (JSON)' }));
    await waitFor(() => expect(saved).toEqual(['dispute-BK-7Q2MX4.pdf', 'dispute-BK-7Q2MX4.json']));
    const asked = calls.filter(({ path }) => path.endsWith('/dispute-pack'));
    expect(asked.map(({ query }) => query.format)).toEqual(['pdf', 'json']);
  });

  it('says why there is no pack', async () => {
    const refused = refusal({ status: 404, code: 'no-dispute', detail: 'Nobody disputed it' });
    const { user } = await open([DISPUTED], 'owner', refused);
    await user.click(await screen.findByRole('button', { name: 'Dispute pack (PDF)' }));
    expect(await screen.findByText('Nobody disputed it')).toBeVisible();
  });
});

it.each([
  ['of a booking that nobody disputed', 'owner', [OTHER]],
  ['for who may not read money', 'officer', [DISPUTED]],
] as const)('there is no pack %s', async (_, role, events) => {
  await open(events, role);
  await screen.findByText('Case opened');
  expect(screen.queryByRole('button', { name: /Dispute pack/ })).toBeNull();
});
