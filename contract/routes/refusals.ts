/** Why a stay that is asked for is refused, in a cart as at the desk. */
export const STAY_REFUSALS = [
  'not-found',
  'room-already-booked',
  'stay-in-the-past',
  'stay-rule',
  'stay-too-far-ahead',
  'stay-too-short',
  'too-many-guests',
] as const;

/** Why days that are asked for are refused. */
export const DAY_REFUSALS = ['stay-in-the-past', 'stay-too-far-ahead', 'stay-too-short'] as const;
