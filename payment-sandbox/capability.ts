import type { FastifyPluginAsync } from 'fastify';
import { LIMITS } from './amounts.ts';
import { type Keys, requireKey } from './keys.ts';
import { SOURCE_TYPES } from './sources.ts';
import { BRANDS } from './test-cards.ts';

const paymentMethod = (name: string, card_brands: readonly string[] | null) => ({
  object: 'payment_method',
  name,
  currencies: ['THB'],
  card_brands,
  installment_terms: null,
  banks: null,
  provider: null,
});

const CAPABILITY = {
  object: 'capability',
  location: '/capability',
  banks: [],
  limits: {
    charge_amount: LIMITS,
    transfer_amount: { min: 3_000, max: 150_000_000 },
    installment_amount: { min: 200_000 },
  },
  payment_methods: [
    paymentMethod('card', BRANDS),
    ...Object.keys(SOURCE_TYPES).map((name) => paymentMethod(name, null)),
  ],
  tokenization_methods: [],
  zero_interest_installments: false,
  country: 'TH',
};

/** What this account can take. */
export const capabilityRoute =
  ({ publicKey, secretKey }: Keys): FastifyPluginAsync =>
  async (app) => {
    app.get('/capability', { onRequest: requireKey(publicKey, secretKey) }, async () => CAPABILITY);
  };
