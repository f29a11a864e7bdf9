import { Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import { email } from '../fields/fields.ts';

export const MailBookingsBody = Type.Object({
  email: email(),
});

export const MailBookingsAnswer = withDetail({});
