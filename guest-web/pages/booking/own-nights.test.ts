import type { DayJson, DayStatus } from '@baanpak/contract/booking/book-reach.ts';
import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { expect, it } from 'vitest';
import { withOwnNights } from './own-nights.ts';

const OWN = { checkIn: localDate('2027-01-03'), checkOut: localDate('2027-01-05') };
const days = (...statuses: DayStatus[]) =>
  statuses.map((status, n) => ({ date: `2027-01-0${n + 1}`, status })) as DayJson[];
const seen = (...statuses: DayStatus[]) =>
  withOwnNights(days(...statuses), OWN).map(({ status }) => status);

it('lets a guest have the nights of the own stay', () =>
  expect(seen('past', 'available', 'checkOutOnly', 'full', 'checkInOnly', 'available')).toEqual([
    ...['past', 'available', 'available', 'available', 'available', 'available'],
  ]));

it('leaves what others have', () =>
  expect(seen('full', 'full', 'full', 'full', 'full', 'checkInOnly')).toEqual([
    ...['full', 'full', 'checkInOnly', 'available', 'checkOutOnly', 'checkInOnly'],
  ]));

it('changes nothing where there are more units', () =>
  expect(seen('available', 'available', 'available', 'available', 'checkOutOnly')).toEqual([
    ...['available', 'available', 'available', 'available', 'checkOutOnly'],
  ]));
