import { RECOVERY_CODES } from '@baanpak/domain/user/second-factor.ts';
import type { FastifyRequest } from 'fastify';
import { idFor } from '../../http/request.ts';
import type { RequestIds } from '../../ports.ts';

/** Hexadecimal digits of a code: 48 bits, in groups of four. */
const DIGITS = 12;

const grouped = (digits: string) => digits.replaceAll(/(.{4})(?=.)/g, '$1-');

/** A code as it is kept, whatever its letters' case and its dashes were when it was typed. */
export const asRecoveryCode = (typed: string): string =>
  grouped(typed.toLowerCase().replaceAll('-', ''));

/** New recovery codes and the version they are kept under: the same again for the same request. */
export const recoveryCodesFor = (request: FastifyRequest, ports: RequestIds) => ({
  version: idFor(request, ports, 'recovery-codes'),
  codes: Array.from({ length: RECOVERY_CODES }, (_, number) =>
    grouped(idFor(request, ports, `recovery-code ${number}`).replaceAll('-', '').slice(0, DIGITS)),
  ),
});
