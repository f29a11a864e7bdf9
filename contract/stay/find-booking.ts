import { Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';

export const FindBookingBody = Type.Object({
  bookingId: Type.String({
    maxLength: 50,
    description: 'The short code, such as BK-7Q2MX4; in any case, with or without BK-',
  }),
  email: Type.String({ format: 'email', maxLength: 254 }),
});

export const FindBookingAnswer = withDetail({});
