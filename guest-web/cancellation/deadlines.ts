import type { CancellationPolicy } from '@baanpak/domain/values/cancellation-policy.ts';
import type { I18nText } from '@baanpak/domain/values/i18n-text.ts';
import { addDays, type LocalDate } from '@baanpak/domain/values/local-date.ts';

/** Who cancels on `until` at the latest gets `share` (0 to 1) back. */
export type Deadline = Readonly<{ until: LocalDate; share: number; name: I18nText }>;

/** What a policy means for a stay from `checkIn`: the days that are still ahead, the next one first. */
export const deadlinesOf = (
  policy: CancellationPolicy,
  checkIn: LocalDate,
  today: LocalDate,
): readonly Deadline[] =>
  policy
    .map(({ daysBefore, share, name }) => ({ until: addDays(checkIn, -daysBefore), share, name }))
    .filter(({ until, share }) => until >= today && share > 0);
