import '@testing-library/jest-dom/vitest';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AdminContext, Form } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { servicesOf } from '../testing/services.tsx';
import { DayField, DayInput } from './day-field.tsx';
import { formatDay, formatMoment } from './formats.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each(['Pacific/Honolulu', 'Asia/Bangkok', 'Pacific/Kiritimati'])(
  'in a browser in %s',
  (zone) => {
    it.each([
      ['th', '24/12/2569'],
      ['en', '24/12/2026'],
    ] as const)('a field shows the day that is kept, in %s as %s', async (language, shown) => {
      vi.stubEnv('TZ', zone);
      const Services = servicesOf({ language });
      render(
        <Services>
          <AdminContext>
            <Form record={{ from: '2026-12-24' }}>
              <DayInput source="from" label="From" />
            </Form>
          </AdminContext>
        </Services>,
      );
      const field = await screen.findByRole('group', { name: 'From' });
      expect(field.textContent?.replaceAll(/[^\d/]/g, '')).toBe(shown);
    });

    it('days are days, and moments Bangkok’s', () => {
      vi.stubEnv('TZ', zone);
      expect(formatDay('2026-12-24', 'th')).toBe('24 ธ.ค. 2569');
      expect(formatMoment('2026-12-23T17:30:00.000Z', 'en')).toBe('24 Dec 2026, 00:30');
    });
  },
);

it('a day is typed with its Buddhist year, one digit after the other', async () => {
  const written: (string | undefined)[] = [];
  const Services = servicesOf({ language: 'th' });
  const Typed = () => {
    const [day, setDay] = useState('2026-12-24');
    const change = (next: string | undefined) => {
      written.push(next);
      setDay(next ?? '');
    };
    return <DayField label="To" value={day} onChange={change} />;
  };
  render(
    <Services>
      <Typed />
    </Services>,
  );
  const user = userEvent.setup();
  const field = await screen.findByRole('group', { name: 'To' });
  const [first] = within(field).getAllByRole('spinbutton');
  if (first) await user.click(first);
  await user.keyboard('27122570');
  expect(written.at(-1)).toBe('2027-12-27');
  expect(written).toContain(undefined);
});
