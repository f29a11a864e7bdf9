import type { ShiftCounted } from '@baanpak/domain/cash-drawer/cash-drawer.ts';
import { toBaht } from '@baanpak/domain/values/money/money.ts';
import type { ShiftCountJson } from './desk-money.ts';

/** A count as staff read it; whole baht came, so nothing is rounded. */
export const toShiftCount = ({
  countId,
  hotelId,
  day,
  userId,
  counted,
  expected,
  difference,
  note,
  at,
}: Omit<ShiftCounted['data'], 'ownerId' | 'requestHash'>): ShiftCountJson => ({
  ...{ _id: countId, hotelId, day, by: userId },
  ...{ counted: toBaht(counted), expected: toBaht(expected), difference: toBaht(difference) },
  ...{ note, at },
});
