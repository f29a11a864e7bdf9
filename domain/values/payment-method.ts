/** Online through the provider, or by transfer to the hotel itself. */
export type PaymentMethod = 'gateway' | 'direct';
