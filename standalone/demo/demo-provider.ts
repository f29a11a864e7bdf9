import type { Now } from '@baanpak/domain/values/time/instant.ts';
import { providerCharge } from '@baanpak/infrastructure/payment-provider/charge-object.ts';
import type { PaymentProvider } from '@baanpak/infrastructure/payment-provider/port.ts';
import { cardCharge } from '@baanpak/payment-sandbox/new-charge.ts';
import type { SandboxStore } from '@baanpak/payment-sandbox/store.ts';
import { tokenFor } from '@baanpak/payment-sandbox/tokens.ts';

/**
 * Charges of the demo's past, put straight into the sandbox, so that it knows them as if they had
 * been made through its API at the time.
 */
export function demoProvider(store: SandboxStore, now: Now): Pick<PaymentProvider, 'createCharge'> {
  return {
    async createCharge({ attemptId, amount, description, returnUri, expiresAt }) {
      const card = {
        name: 'Demo Guest',
        number: '4242424242424242',
        expiration_month: 12,
        expiration_year: Number(now().slice(0, 4)) + 2,
        security_code: '123',
      };
      const asked = { amount, description, returnUri, expiresAt, ip: null, capture: true };
      const record = cardCharge({ ...asked, metadata: { attemptId } }, tokenFor(card, now()), {
        now: now(),
        url: '',
      });
      await store.put('charge', record.charge.id, record, now(), null);
      return providerCharge(record.charge);
    },
  };
}
