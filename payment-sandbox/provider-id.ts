import { randomInt } from 'node:crypto';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';

export type IdPrefix =
  | 'card'
  | 'chrg'
  | 'docu'
  | 'dspt'
  | 'evnt'
  | 'rfnd'
  | 'src'
  | 'tokn'
  | 'trxn'
  | 'whdl';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 19;

/** e.g. `chrg_test_5sqhgjedme2u2atfhuc`; unguessable. */
export const providerId = (prefix: IdPrefix): string =>
  `${prefix}_test_${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;

/** The provider's instants have no fractions: `2026-11-21T01:00:00Z`. */
export const toSecond = (at: Instant): string => `${at.slice(0, 19)}Z`;
