import type { RefusalCode } from '@baanpak/domain/values/decider/refusal.ts';
import { GUEST_PROBLEMS } from './guest-problems.ts';
import type { Problem } from './problem.ts';
import { STAFF_PROBLEMS } from './staff-problems.ts';

/** How every refusal is answered over HTTP; servers take it as an argument. */
export const PROBLEMS: Readonly<Record<RefusalCode, Problem>> = {
  ...GUEST_PROBLEMS,
  ...STAFF_PROBLEMS,
};
