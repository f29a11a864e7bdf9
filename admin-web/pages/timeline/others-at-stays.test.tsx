import '@testing-library/jest-dom/vitest';
import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { session } from '../../shell/api/session.ts';
import { useOthersAmong } from '../../shell/live/use-presence.ts';
import { id, userOf } from '../../testing/samples.ts';
import { fakeLive, servicesOf } from '../../testing/services.tsx';
import { timelineRoom, timelineStay } from '../../testing/timeline-samples.ts';
import { lanesOf } from './lanes.ts';
import { TimelineRow } from './timeline-grid.tsx';
import { useTimelineWords } from './words.ts';

const days = [localDate('2026-12-03'), localDate('2026-12-04')] as const;
const [lane] = lanesOf([timelineRoom({ stays: [timelineStay()] })]);
const ids = [id(30)];

function Row() {
  const words = useTimelineWords();
  const others = useOthersAmong(ids);
  if (!lane) return null;
  const none = {
    focusDay: undefined,
    from: undefined,
    to: undefined,
    ghost: undefined,
    mayMove: false,
  };
  return <TimelineRow {...{ lane, words, others, days, ...none }} row={0} today={days[0]} />;
}

it('a stay says who else looks at it or moves it, but never oneself', () => {
  const me = userOf('owner');
  session.write({ token: 'token', endsAt: Date.now() + 60_000, user: me });
  const { live, present } = fakeLive();
  const Services = servicesOf({ live });
  render(
    <Services>
      <Row />
    </Services>,
  );
  const stay = screen.getByRole('gridcell', { name: /^Anna Berg/ });
  const before = stay.getAttribute('aria-label');
  act(() => present({ id: id(30), people: [{ _id: me._id, name: 'Me', doing: 'looks' }] }));
  expect(stay).toHaveAccessibleName(before ?? '');
  act(() => present({ id: id(30), people: [{ _id: 'u1', name: 'Malee', doing: 'moves' }] }));
  expect(stay).toHaveAccessibleName(`${before}, Malee is moving this stay`);
  expect(stay).toHaveAttribute('title', `${before}, Malee is moving this stay`);
  expect(screen.getByText('M')).toBeVisible();
  act(() => present({ id: id(30), people: [] }));
  expect(stay).toHaveAccessibleName(before ?? '');
});
