import type { Config } from '@baanpak/infrastructure/config/config.ts';

/** Whether a guest may be sent back there from their bank. */
export type ReturnsTo = (uri: string) => boolean;

/**
 * Pages of our own origin and of those that may call from a browser; where this process is the whole
 * site under no other name, also by any name of this machine. `ownUrl`: where it listens then.
 */
export const returnsTo = (
  { publicUrl, corsOrigins }: Pick<Config['http'], 'publicUrl' | 'corsOrigins'>,
  ownUrl: (() => string) | undefined,
): ReturnsTo => {
  const origins = new Set([...corsOrigins, ...(publicUrl === undefined ? [] : [publicUrl])]);
  return (uri) => {
    if (!URL.canParse(uri)) return false;
    const { origin } = new URL(uri);
    return origins.has(origin) || (ownUrl !== undefined && isThisMachine(origin, ownUrl()));
  };
};

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

function isThisMachine(origin: string, ownUrl: string): boolean {
  if (origin === ownUrl) return true;
  if (!URL.canParse(origin) || !URL.canParse(ownUrl)) return false; // not listening yet, or no origin at all
  const [asked, own] = [new URL(origin), new URL(ownUrl)];
  return (
    LOOPBACK.includes(asked.hostname) && asked.port === own.port && asked.protocol === own.protocol
  );
}

/**
 * What the provider is told: it tells nothing but the attempt, and only a browser that kept it goes on
 * from there (docs/adr/0025-return-from-the-bank.md).
 */
export const returnAddress = (returnUri: string, attemptId: string): string =>
  `${new URL(returnUri).origin}/payment-return/${attemptId}`;
