import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { describe, expect, it } from 'vitest';
import { criteriaIn, searchFor, stayIn } from './criteria.ts';

const TODAY = localDate('2026-11-21');
const stayOf = (query: string) => stayIn(new URLSearchParams(query), TODAY);

describe('the stay in an address', () => {
  it('is tonight where it says nothing', () =>
    expect(stayOf('')).toEqual({ checkIn: '2026-11-21', checkOut: '2026-11-22' }));

  it('ends the next day where its end is missing or not after its start', () => {
    expect(stayOf('startDate=2026-12-24').checkOut).toBe('2026-12-25');
    expect(stayOf('startDate=2026-12-24&endDate=2026-12-24').checkOut).toBe('2026-12-25');
    expect(stayOf('startDate=2026-12-24&endDate=2026-12-01').checkOut).toBe('2026-12-25');
  });

  it('never begins before today', () =>
    expect(stayOf('startDate=2020-01-01&endDate=2020-01-05')).toEqual({
      checkIn: '2026-11-21',
      checkOut: '2026-11-22',
    }));

  it('takes days as the API writes them', () =>
    expect(stayOf('startDate=2026-12-24T00:00:00&endDate=2026-12-26T00:00:00')).toEqual({
      checkIn: '2026-12-24',
      checkOut: '2026-12-26',
    }));
});

describe('a search in an address', () => {
  it('is read as it was written', () => {
    const criteria = criteriaIn(
      new URLSearchParams(
        'province=TH-83&bounds=7.5,98.1,8.2,98.6&view=map&startDate=2026-12-24&endDate=2026-12-26&guests=2&pet=1&facilities=wifi,parking&sideViews=pool,sea&minPrice=500&maxPrice=2000&sort=-price&page=3',
      ),
      TODAY,
    );
    expect(criteriaIn(new URLSearchParams(searchFor(criteria)), TODAY)).toEqual(criteria);
  });

  it('of any stay in a month says that, and no days', () => {
    const query = '?month=2026-12&nights=3';
    const criteria = criteriaIn(new URLSearchParams(query), TODAY);
    expect(criteria).toMatchObject({ month: '2026-12', nights: 3 });
    expect(searchFor(criteria)).toBe(query);
  });

  it.each(['2026-10', '2026-13', 'soon', ''])('names no month in “%s”', (month) =>
    expect(criteriaIn(new URLSearchParams({ month }), TODAY)).toMatchObject({
      ...{ month: '', nights: 1 },
    }),
  );

  it('asks for no number of guests where it says none', () =>
    expect(criteriaIn(new URLSearchParams('guests=-4&page=x'), TODAY)).toMatchObject({
      guests: 0,
      page: 1,
      sort: 'recommended',
      facilities: [],
    }));
});
