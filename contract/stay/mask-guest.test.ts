import { describe, expect, it } from 'vitest';
import type { StaffBookingJson } from './booking.ts';
import { maskGuest } from './mask-guest.ts';

const SOMCHAI = {
  reservedBy: 'Somchai',
  email: '',
  phone: '',
  taxInvoice: { name: 'Somchai', taxId: '1101700230708', branch: null, address: 'Bangkok' },
};
const masked = (contacts: Partial<StaffBookingJson>) =>
  maskGuest({ ...SOMCHAI, ...contacts } as StaffBookingJson);

describe('a guest whose contacts are masked', () => {
  it('keeps the name and nothing of the address', () =>
    expect(
      masked({ address: '1', province: 'TH-10', country: 'TH', postalCode: '10110' }),
    ).toMatchObject({
      reservedBy: 'Somchai',
      address: null,
      province: null,
      country: null,
      postalCode: null,
      taxInvoice: null,
    }));

  it.each([
    ['somchai@example.com', 's***@example.com'],
    ['ก@example.com', 'ก***@example.com'],
    ['"a@b"@example.com', '"***@example.com'],
    ['@example.com', '***'],
  ])('shows %s as %s', (email, shown) => expect(masked({ email }).email).toBe(shown));

  it.each([
    ['0812345678', '***678'],
    ['+66 81-234-5678', '***678'],
    ['1669', '***'],
  ])('shows %s as %s', (phone, shown) => expect(masked({ phone }).phone).toBe(shown));
});
