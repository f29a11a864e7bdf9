/** Why a stay that is asked for may not be obtained, in a cart as at the desk. */
export const STAY_REFUSALS = [
  'not-found',
  'room-already-booked',
  'stay-in-the-past',
  'stay-rule',
  'stay-too-far-ahead',
  'stay-too-short',
  'too-many-guests',
] as const;
