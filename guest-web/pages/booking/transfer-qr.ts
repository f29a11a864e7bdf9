import { withAmount } from './amount-of-qr.ts';

/** A drawn QR that transfers an amount in baht to the hotel, as a data address; null where it takes none. */
export async function transferQr(
  promptPayQr: string | null | undefined,
  amount: number,
): Promise<string | null> {
  if (!promptPayQr) return null;
  const { toString: draw } = await import('qrcode');
  const svg = await draw(withAmount(promptPayQr, amount), { type: 'svg', margin: 1 });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
