import type { RegisteredUser } from '@baanpak/domain/user/user.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { takeTry } from '@baanpak/infrastructure/rate-limits/take-try.ts';
import type { Deps } from '../deps.ts';

/** Whoever found a device signed in does not take the account over; tries count as those of signing in. */
export async function assertPresentPassword(
  { credentials, signInLimits }: Deps,
  known: RegisteredUser,
  currentPassword: string | undefined,
): Promise<void> {
  if (currentPassword === undefined)
    throw invalidField('currentPassword', { th: 'จำเป็นต้องระบุ', en: 'is required' });
  const name = credentials.keyOf(known.details.username);
  const tried = await takeTry([signInLimits.name, name]);
  if (!(await credentials.proves(currentPassword, known)))
    throw new Refusal('wrong-password', 'Not the present password');
  await tried.giveBack();
}
