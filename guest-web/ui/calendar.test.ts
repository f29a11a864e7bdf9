import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Calendar } from './calendar.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T20:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('marks the day it is in Bangkok, wherever the browser is', () => {
  const html = renderToStaticMarkup(
    createElement(Calendar, {
      language: 'en',
      from: localDate('2026-11-22'),
      to: localDate('2027-11-22'),
      appearanceOf: () => ({ disabled: false }),
      onPick: () => {},
    }),
  );
  const marked = [...html.matchAll(/<td[^>]*data-today="true"[^>]*>/g)].map(([cell]) => cell);
  expect(marked).toHaveLength(1);
  expect(marked[0]).toContain('data-day="2026-11-22"');
});
