import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import type { Answers } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { open } from '../../testing/open.tsx';
import { SearchPanel } from './search-panel.tsx';

const PROVINCES = [
  { _id: 'TH-83', th: 'ภูเก็ต', en: 'Phuket', hotels: 3 },
  { _id: 'TH-81', th: 'กระบี่', en: 'Krabi', hotels: 1 },
];
const STAY = { checkIn: localDate('2026-12-24'), checkOut: localDate('2026-12-25') };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-24T05:00:00Z') });
});

const openPanel = (answers: Answers = {}) =>
  open(<SearchPanel provinces={PROVINCES} criteria={{ province: '', stay: STAY, guests: 0 }} />, {
    answers,
  });

const where = () => screen.getByRole('combobox', { name: 'Where to' });
const search = () => screen.getByRole('button', { name: 'Search' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('the search panel', () => {
  it.each(['ภูเก', 'PHU', ' phuket '])(
    'finds a province by %j, in either language',
    async (text) => {
      const { user, address } = await openPanel();
      await user.type(where(), text);
      expect(options()).toEqual(['Phuket3 places']);
      await user.keyboard('{ArrowDown}{Enter}');
      expect(where()).toHaveValue('Phuket');
      await user.click(search());
      await screen.findByText('Elsewhere');
      expect(address()).toBe(
        '/en/hotel/main?province=TH-83&startDate=2026-12-24&endDate=2026-12-25',
      );
    },
  );

  it('takes a province that was written out without being picked', async () => {
    const { user, address } = await openPanel();
    await user.type(where(), 'krabi{Enter}');
    await screen.findByText('Elsewhere');
    expect(address()).toContain('province=TH-81');
  });

  it('finds hotels by three letters of their name, and leads to the one that was picked', async () => {
    const hotel = {
      hotelNameSlug: 'talay-ngoen-kata',
      hotelName: { th: 'ทะเลเงิน', en: 'Talay Ngoen Kata' },
      province: { th: 'ภูเก็ต', en: 'Phuket' },
    };
    const answers = { 'GET /search/suggest': { hotels: [hotel], provinces: [] } };
    const { user, calls, address } = await openPanel(answers);
    await user.type(where(), 'ta');
    await user.type(where(), 'l');
    await user.click(await screen.findByRole('option', { name: /Talay Ngoen Kata/ }));
    expect(calls.map(({ query }) => query.q)).toEqual(['tal']);
    await user.click(search());
    await screen.findByText('Elsewhere');
    expect(address()).toBe('/en/hotel/talay-ngoen-kata?startDate=2026-12-24&endDate=2026-12-25');
  });

  it.each(['Pattaya', 'pataya', 'พัทยา'])('leads from the place %j to its province', async (q) => {
    const province = { _id: 'TH-20', th: 'ชลบุรี', en: 'Chonburi', hotels: 0, imageUrl: null };
    const place = { th: 'พัทยา', en: 'Pattaya' };
    const { user, address } = await openPanel({
      'GET /search/suggest': { hotels: [], provinces: [{ ...province, place }] },
    });
    await user.type(where(), q);
    await expect.poll(options).toEqual(['PattayaChonburi']);
    await user.keyboard('{Enter}');
    await screen.findByText('Elsewhere');
    expect(address()).toContain('province=TH-20');
  });

  it('looks in all of Thailand for who chooses that', async () => {
    const { user, address } = await openPanel();
    await user.type(where(), 'all of');
    expect(options()).toEqual(['All of ThailandEvery province']);
    await user.keyboard('{ArrowDown}{Enter}');
    await user.click(search());
    await screen.findByText('Elsewhere');
    expect(address()).toBe('/en/hotel/main?startDate=2026-12-24&endDate=2026-12-25');
  });

  it('leads nowhere before something was chosen, and says so', async () => {
    const { user, address } = await openPanel();
    await user.click(search());
    await screen.findByText('Please select a hotel first before clicking the search button.');
    expect(address()).toBe('/');
  });

  it('asks for as many guests, children and pets as were counted', async () => {
    const { user, address } = await openPanel();
    await user.click(screen.getByRole('button', { name: 'Guests Any' }));
    const more = async (of: string) => {
      const counter = await screen.findByRole('group', { name: of });
      await user.click(within(counter).getByRole('button', { name: 'More' }));
    };
    await more('Adults');
    await more('Adults');
    await more('Children (under 12)');
    await more('Children (under 12)');
    await more('Pets');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    screen.getByRole('button', { name: 'Guests 2 adults · 2 children · 1 pet' });
    await user.type(where(), 'Krabi{Enter}');
    await screen.findByText('Elsewhere');
    expect(address()).toContain('guests=4&pet=1&kid=2');
  });

  it('asks for the dates that were picked: a day, then a later one', async () => {
    const { user, address } = await openPanel();
    await user.click(screen.getByRole('button', { name: /^Check-in/ }));
    await screen.findByRole('dialog', { name: 'Choose your check-in date' });
    expect(screen.getByRole('button', { name: /^Wednesday,? 23\sDecember\s2026/ })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: /^Monday,? 28\sDecember\s2026/ }));
    expect(screen.getByRole('dialog', { name: 'Choose your check-out date' })).toHaveTextContent(
      'Mon 28 Dec – Tue 29 Dec · 1 night',
    );
    await user.click(screen.getByRole('button', { name: /^Thursday,? 31\sDecember\s2026/ }));
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Your dates');
    await user.click(screen.getByRole('button', { name: 'Confirm dates' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.type(where(), 'Krabi{Enter}');
    await screen.findByText('Elsewhere');
    expect(address()).toContain('startDate=2026-12-28&endDate=2026-12-31');
  });

  it('asks for any stay of some nights in a month', async () => {
    const { user, address } = await openPanel();
    await user.click(screen.getByRole('button', { name: /^Check-in/ }));
    await user.click(await screen.findByRole('button', { name: 'Flexible dates' }));
    await user.click(await screen.findByRole('radio', { name: 'February 2027' }));
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('button', { name: 'Confirm month' }));
    screen.getByRole('button', { name: 'Flexible dates February 2027 · 2 nights' });
    await user.type(where(), 'Krabi{Enter}');
    await screen.findByText('Elsewhere');
    expect(address()).toBe('/en/hotel/main?province=TH-81&month=2027-02&nights=2');
  });

  it('begins again with a day before the one that was picked', async () => {
    const { user } = await openPanel();
    await user.click(screen.getByRole('button', { name: /^Check-in/ }));
    await user.click(
      await screen.findByRole('button', { name: /^Wednesday,? 30\sDecember\s2026/ }),
    );
    await user.click(screen.getByRole('button', { name: /^Saturday,? 26\sDecember\s2026/ }));
    expect(screen.getByRole('dialog')).toHaveTextContent('Sat 26 Dec – Sun 27 Dec · 1 night');
  });
});
