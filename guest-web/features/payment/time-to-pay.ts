import { useTranslation } from 'react-i18next';
import { useApp } from '../../shell/context.ts';

const HOUR = 60;

/** How long a guest and then the hotel have, in words: `hold` to pay or report, `transfer` to confirm. */
export function useTimeToPay(): Readonly<{ hold: string; transfer: string }> {
  const { t } = useTranslation('checkoutServices');
  const { holdMinutes, transferHours } = useApp().config;
  const words = (minutes: number) => {
    const { unit, count } = inWholeUnits(minutes);
    return t(unit, { count });
  };
  return { hold: words(holdMinutes), transfer: words(transferHours * HOUR) };
}

/** Full hours where they are, else minutes, a broken one rounded and at least one. */
export function inWholeUnits(
  minutes: number,
): Readonly<{ unit: 'minutes' | 'hours'; count: number }> {
  if (minutes >= HOUR && minutes % HOUR === 0) return { unit: 'hours', count: minutes / HOUR };
  return { unit: 'minutes', count: Math.max(1, Math.round(minutes)) };
}
