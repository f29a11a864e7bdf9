import type { Process, ProcessStep } from './process.ts';

const settle = ({ data: { bookingId } }: { data: { bookingId: string } }): ProcessStep[] => [
  { do: { type: 'SettleUnit', data: { bookingId } } },
];

/** The unit of a guest who is in stays as it is; who is not in after all may be given another one. */
export const settleUnits: Process = {
  name: 'settle-units',
  when: { GuestArrived: settle, ArrivalUndone: settle, StayMoved: settle },
};
