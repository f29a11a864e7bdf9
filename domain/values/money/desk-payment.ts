import type { Instant } from '../time/instant.ts';
import type { Satang } from './money.ts';

/** How money comes at the desk of a hotel. */
export const DESK_METHODS = ['cash', 'transfer', 'card-terminal'] as const;
export type DeskMethod = (typeof DESK_METHODS)[number];

/** Money that staff of a hotel took themselves; `reference` is personal: what a bank or a terminal calls it. */
export type DeskPayment = Readonly<{
  method: DeskMethod;
  amount: Satang;
  reference: string | null;
  at: Instant;
  by: string;
}>;

/** What a stay costs beside its nights; `text` is personal, null once its guest was erased. */
export type Extra = Readonly<{ text: string | null; amount: Satang; at: Instant; by: string }>;
