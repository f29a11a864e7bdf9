import { it } from 'vitest';
import { follow } from '../testing/follow.ts';
import { minute } from '../testing/samples.ts';
import { settleUnits } from './settle-units.ts';

const when = follow(settleUnits);
const seen = { bookingId: 'anna', by: 'somchai', at: minute(1) };
const settled = { do: { type: 'SettleUnit', data: { bookingId: 'anna' } } } as const;

it('the unit is settled when the guest comes, and when that is taken back', () => {
  when({ type: 'GuestArrived', data: seen }).expect(settled);
  when({ type: 'ArrivalUndone', data: seen }).expect(settled);
  when({ type: 'GuestDeparted', data: seen }).expect();
});
