import { Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';

export const MailBookingsBody = Type.Object({
  email: Type.String({ format: 'email', maxLength: 254 }),
});

export const MailBookingsAnswer = withDetail({});
