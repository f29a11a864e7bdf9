import { CHARGE_METHODS } from '@baanpak/domain/values/money/charge-method.ts';
import { DESK_METHODS } from '@baanpak/domain/values/money/desk-payment.ts';
import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { Type } from 'typebox';

/** How a stay was paid, whatever was agreed on before. */
export const PaidBySchema = Nullable(
  Type.Object(
    {
      method: Type.Enum([...CHARGE_METHODS, ...DESK_METHODS], {
        type: 'string',
        description: "Through the provider; else to the hotel's account or at its desk",
      }),
      brand: Type.Optional(Type.String({ description: 'Of the card', examples: ['Visa'] })),
      lastDigits: Type.Optional(Type.String({ examples: ['4242'] })),
    },
    { description: 'The way that was used; null until it is paid, or where nobody knows' },
  ),
);

/** A charge that waits to be paid: with it a screen goes on where the guest left. */
export const OpenChargeSchema = Type.Object(
  {
    charge_id: Type.String({ examples: ['chrg_test_k11fhp1k52js131jy51'] }),
    status: Type.Enum(['pending', 'successful', 'failed', 'expired', 'reversed'], {
      type: 'string',
    }),
    method: Type.Enum([...CHARGE_METHODS], { type: 'string' }),
    expires_at: Nullable(Type.String({ format: 'date-time' })),
    authorize_uri: Nullable(
      Type.String({ description: "The bank's page", examples: ['https://bank.example/3ds'] }),
    ),
    qr: Nullable(
      Type.String({
        description: 'The picture of the code to scan',
        examples: ['https://provider.example/qrcode.svg'],
      }),
    ),
  },
  { description: 'A charge of the checkout that waits to be paid; left out where none does' },
);
