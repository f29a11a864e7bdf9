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

const AMOUNT = '54';
const CHECKSUM = '63';

/**
 * What a PromptPay QR says (EMVCo: two digits of id, two of length, the value), for another amount in
 * baht; what belongs to one checkout is transferred at once.
 */
export function withAmount(payload: string, amount: number): string {
  const fields = fieldsOf(payload).map(([id, value]) =>
    id === AMOUNT ? ([id, amount.toFixed(2)] as const) : ([id, value] as const),
  );
  const text = fields
    .filter(([id]) => id !== CHECKSUM)
    .map(([id, value]) => `${id}${String(value.length).padStart(2, '0')}${value}`)
    .join('');
  const unchecked = `${text}${CHECKSUM}04`;
  return unchecked + checksumOf(unchecked);
}

function fieldsOf(payload: string): (readonly [id: string, value: string])[] {
  const fields: (readonly [string, string])[] = [];
  for (let at = 0; at < payload.length; ) {
    const length = Number(payload.slice(at + 2, at + 4));
    fields.push([payload.slice(at, at + 2), payload.slice(at + 4, at + 4 + length)]);
    at += 4 + length;
  }
  return fields;
}

/** CRC16, polynomial 0x1021, from 0xFFFF on, in four upper-case hex digits. */
function checksumOf(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
