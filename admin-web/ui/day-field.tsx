import { type LocalDate, localDate } from '@baanpak/domain/values/time/local-date.ts';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterDayjsBuddhist } from '@mui/x-date-pickers/AdapterDayjsBuddhist';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/th';
import { type ReactNode, useState } from 'react';
import { type InputProps, useInput } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useServices } from '../shell/services.ts';

type DayFieldProps = Readonly<{
  label: ReactNode;
  value: string;
  /** Undefined for a day that is emptied, or not yet written. */
  onChange: (day: LocalDate | undefined) => void;
  /** It stands among filters, and may be emptied. */
  isFilter?: boolean;
  error?: string | undefined;
}>;

const ADAPTERS = {
  th: { dateAdapter: AdapterDayjsBuddhist, adapterLocale: 'th' },
  en: { dateAdapter: AdapterDayjs, adapterLocale: 'en' },
} as const;
const FORMATS = { th: 'DD/MM/BBBB', en: 'DD/MM/YYYY' } as const;

/** A day as `YYYY-MM-DD`, never a moment; written in Buddhist years in Thai, whatever the browser's language. */
export function DayField({ label, value, onChange, isFilter = false, error }: DayFieldProps) {
  const { language } = useServices();
  const texts = useDayTexts();
  /** What is no day yet: emptied, the field would forget the digits that were typed. */
  const [typing, setTyping] = useState<Dayjs | null>(null);
  const change = (day: Dayjs | null) => {
    const written = writtenDay(day);
    setTyping(written === undefined ? day : null);
    onChange(written);
  };
  return (
    <LocalizationProvider {...ADAPTERS[language]} localeText={texts}>
      <DatePicker
        label={label}
        format={FORMATS[language]}
        value={value === '' ? typing : dayjs(value)}
        onChange={change}
        slotProps={{
          field: { clearable: isFilter },
          textField: {
            size: 'small',
            error: error !== undefined,
            helperText: error,
            ...(isFilter && { margin: 'dense', sx: { minWidth: { md: 180 } } }),
          },
        }}
      />
    </LocalizationProvider>
  );
}

/** While a Buddhist year is typed, its first digits are years before our era: no day yet. */
const writtenDay = (day: Dayjs | null): LocalDate | undefined =>
  day?.isValid() && day.year() > 0 ? localDate(day.format('YYYY-MM-DD')) : undefined;

function useDayTexts() {
  const { t } = useTranslation();
  return {
    previousMonth: t('day.previous'),
    nextMonth: t('day.next'),
    fieldClearLabel: t('day.clear'),
    openDatePickerDialogue: (chosen: string | null) =>
      chosen ? t('day.change', { day: chosen }) : t('day.choose'),
    datePickerToolbarTitle: t('day.choose'),
    cancelButtonLabel: t('back'),
    okButtonLabel: t('day.take'),
    fieldDayPlaceholder: () => t('day.dd'),
    fieldMonthPlaceholder: () => t('day.mm'),
    fieldYearPlaceholder: () => t('day.yyyy'),
  };
}

type DayInputProps = Readonly<Pick<InputProps, 'source' | 'label' | 'validate'>> &
  Readonly<{ alwaysOn?: boolean }>;

/** A day as a filter of a list. */
export function DayInput({ alwaysOn: _, ...props }: DayInputProps) {
  const { field, fieldState } = useInput({ ...props, defaultValue: '' });
  return (
    <DayField
      isFilter
      label={props.label}
      value={field.value}
      onChange={(day) => field.onChange(day ?? '')}
      error={fieldState.error?.message}
    />
  );
}
