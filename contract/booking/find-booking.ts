import { Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import { email } from '../fields/fields.ts';

export const FindBookingBody = Type.Object({
  bookingId: Type.String({
    maxLength: 50,
    description: 'The short code, such as BK-7Q2MX4; in any case, with or without BK-',
  }),
  email: email(),
});

export const FindBookingAnswer = withDetail({});
