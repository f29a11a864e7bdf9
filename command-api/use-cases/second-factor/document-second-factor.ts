import type { RouteOptions } from 'fastify';
import { Type } from 'typebox';
import { SECOND_FACTOR } from './assert-second-factor.ts';

const HEADER = {
  [SECOND_FACTOR]: Type.Optional(
    Type.String({
      description:
        'What `POST /auth/second-factor/prove` answered; needed of who turned the second factor on',
    }),
  ),
};

/** Says of each route that may refuse `second-factor-needed` by which header the second factor is proven. */
export function documentSecondFactor(route: RouteOptions): void {
  if (!route.config?.refuses?.includes('second-factor-needed')) return;
  const { headers, ...schema } = route.schema ?? {};
  const known = Type.IsObject(headers) ? headers.properties : {};
  route.schema = { ...schema, headers: Type.Object({ ...known, ...HEADER }) };
}
