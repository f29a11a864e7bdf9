import { newKey } from './write-keys.ts';

/** Ends a token at the server, beside whatever the page does next: nobody waits for it, nor for a network that is away. */
export function endToken(apiKey: string, token: string): void {
  const headers = {
    'x-api-key': apiKey,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': newKey(),
  };
  const sent = { method: 'POST', headers, body: '{}', keepalive: true };
  void fetch('/auth/sign-out', sent).catch(() => {});
}
