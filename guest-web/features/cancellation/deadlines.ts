import type { CancellationPolicy } from '@baanpak/domain/values/money/cancellation-policy.ts';
import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import { addDays, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';

/** Who cancels on `until` at the latest gets `share` (0 to 1) back. */
type Deadline = Readonly<{
  until: LocalDate;
  share: number;
  name: I18nText;
  passed: boolean;
}>;

/** What a policy means for a stay from `checkIn`, in days of the calendar, the first one first. */
export const deadlinesOf = (
  policy: CancellationPolicy,
  checkIn: LocalDate,
  today: LocalDate,
): readonly Deadline[] =>
  policy
    .filter(({ share }) => share > 0)
    .map(({ daysBefore, share, name }) => {
      const until = addDays(checkIn, -daysBefore);
      return { until, share, name, passed: until < today };
    });
