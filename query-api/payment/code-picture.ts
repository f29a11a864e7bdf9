import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';

const MOST_BYTES = 1_000_000;
const LONGEST_MS = 3_000;

/** The site's origin as guests see it, and as our own servers reach it. */
type Origins = Readonly<{ site: string; inside: string }>;

/**
 * The provider's picture of a code, whose address came with the charge. A sandbox behind our own gateway is asked
 * inside, where the public address may lead nowhere. Throws `payment-unknown` where there is no picture within 3 s and 1 MB.
 */
export async function codePicture(
  uri: string,
  { site, inside }: Origins,
  longest = LONGEST_MS,
): Promise<Uint8Array> {
  const address = uri.startsWith(`${site}/`) ? inside + uri.slice(site.length) : uri;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(longest) });
    if (answer.ok && answer.body) return await bytesOf(answer.body);
  } catch {
    // the provider is away, or its picture is none
  }
  throw new Refusal('payment-unknown', 'The provider does not give the picture of the code');
}

async function bytesOf(body: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new Error('It is no picture of a code');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
