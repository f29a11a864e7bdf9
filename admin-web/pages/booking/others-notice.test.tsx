import '@testing-library/jest-dom/vitest';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { session } from '../../shell/api/session.ts';
import { userOf } from '../../testing/samples.ts';
import { fakeLive, servicesOf } from '../../testing/services.tsx';
import { OthersNotice } from './booking-page.tsx';

it('says who else has a booking open, and who moves its stay, but never oneself', () => {
  const me = userOf('owner');
  session.write({ token: 'token', endsAt: Date.now() + 60_000, user: me });
  const { live, present } = fakeLive();
  const Services = servicesOf({ live });
  render(
    <Services>
      <OthersNotice bookingId="b1" />
    </Services>,
  );
  const self = { _id: me._id, name: 'Me', doing: 'looks' } as const;
  const malee = { _id: 'u1', name: 'Malee', doing: 'looks' } as const;
  const somchai = { _id: 'u2', name: 'Somchai', doing: 'moves' } as const;
  act(() => present({ id: 'b2', people: [malee] }));
  act(() => present({ id: 'b1', people: [self] }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => present({ id: 'b1', people: [self, malee, somchai] }));
  expect(screen.getByText('Malee also has this booking open')).toBeVisible();
  expect(screen.getByText('Somchai is moving this stay')).toBeVisible();
  act(() => present({ id: 'b1', people: [] }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
