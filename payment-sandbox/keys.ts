import type { FastifyRequest } from 'fastify';
import { ProviderError } from './provider-error.ts';

export type Keys = Readonly<{ publicKey: string; secretKey: string }>;

/** A hook that lets in who sends one of `keys` as Basic user name; else `authentication_failure`. */
export const requireKey =
  (...keys: readonly string[]) =>
  async ({ headers }: FastifyRequest): Promise<void> => {
    const [scheme, credentials] = (headers.authorization ?? '').split(' ');
    const [user] = Buffer.from(credentials ?? '', 'base64')
      .toString()
      .split(':');
    if (scheme?.toLowerCase() !== 'basic' || !keys.includes(user ?? ''))
      throw new ProviderError('authentication_failure', 'authentication failed');
  };
