import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import { WhenField } from './when-field.tsx';

type StayFieldProps = Readonly<{
  stay: Stay;
  onChange: (stay: Stay) => void;
  className?: string;
}>;

/** Both days of a stay; a press opens the calendar. */
export const StayField = ({ stay, onChange, className = '' }: StayFieldProps) => (
  <WhenField
    when={{ stay, month: '', nights: 1 }}
    mayBeFlexible={false}
    onChange={(when) => onChange(when.stay)}
    className={className}
  />
);
