import { type Static, Type } from 'typebox';

/** What the public web apps must know before their first call. */
export const SiteConfigSchema = Type.Object({
  apiKey: Type.String(),
  locale: Type.Enum(['th', 'en'], { type: 'string', description: 'Where no other is chosen' }),
  paymentPublicKey: Type.String(),
  paymentScriptUrl: Type.String(),
  version: Type.String(),
  demo: Type.Boolean(),
  holdMinutes: Type.Number({ description: 'How long a room is held for its payment' }),
  transferHours: Type.Number({
    description: 'How long a reported transfer keeps the room for staff to look at it',
  }),
});
export type SiteConfig = Readonly<Static<typeof SiteConfigSchema>>;
