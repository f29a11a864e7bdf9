import { expect, it } from 'vitest';
import { isEmail } from './email.ts';

it.each(['anna@example.com', ' anna@mail.example.co.th '])('takes %j for an email', (text) =>
  expect(isEmail(text)).toBe(true),
);
it.each(['anna', 'anna@', '@example.com', 'an na@example.com', 'anna@example'])(
  'does not take %j for an email',
  (text) => expect(isEmail(text)).toBe(false),
);
