import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { expect } from 'vitest';
import type { Charge } from '../provider-objects.ts';
import { CARD, json, type TestSandbox } from '../sandbox-for-tests.ts';

export const PUBLIC_KEY = 'pkey_test_baanpak';
export const APPS = ['kbank', 'scb', 'bay', 'bbl', 'ktb'].map((bank) => `mobile_banking_${bank}`);
export const METHODS = ['card', 'promptpay', ...APPS];
/** A cardholder's name that asks for 3-D Secure. */
export const SECURED = { name: 'Somchai 3DS' };

/** An object is what the provider documents: every field, and nothing else. */
export function expectShape(schema: TSchema, object: unknown): void {
  const mistakes = [...Value.Errors(schema, object)];
  expect(mistakes.map(({ instancePath, message }) => `${instancePath} ${message}`)).toEqual([]);
}

/** Charges as the provider's own API makes and changes them, past the shop's client. */
export function chargingAt({ post, get }: TestSandbox) {
  const tokenise = async (changes: object = {}) =>
    json<{ id: string }>(await post('/tokens', { card: { ...CARD, ...changes } }, PUBLIC_KEY));
  const sourceOf = async (asked: object) =>
    json<{ id: string }>(await post('/sources', asked, PUBLIC_KEY));
  return {
    tokenise,
    /** By a method; it waits for its payer unless it is a card without 3-D Secure. */
    async charged(method: string, amount = 100_000, card: object = {}): Promise<Charge> {
      const money = { amount, currency: 'THB', metadata: { attemptId: 'a' }, description: 'BK' };
      const payer =
        method === 'card'
          ? { card: (await tokenise(card)).id }
          : { source: (await sourceOf({ ...money, type: method })).id };
      const asked = { ...money, ...payer, return_uri: 'https://shop.example/back' };
      return json(await post('/charges', asked));
    },
    fetched: async ({ id }: Charge): Promise<Charge> => json(await get(`/charges/${id}`)),
    async press({ authorize_uri }: Charge, action: string): Promise<void> {
      const body = new URLSearchParams({ action });
      await fetch(authorize_uri ?? '', { method: 'POST', redirect: 'manual', body });
    },
    async payQr({ id }: Charge): Promise<void> {
      await post(`/charges/${id}/pay`, {});
    },
    /** Authorized by card, and given back uncaptured. */
    async reversed(): Promise<Charge> {
      const { id: card } = await tokenise();
      const asked = { amount: 100_000, currency: 'THB', card, capture: false };
      const { id } = await json<Charge>(await post('/charges', asked));
      return json(await post(`/charges/${id}/reverse`, {}));
    },
  };
}
export type Charging = ReturnType<typeof chargingAt>;
