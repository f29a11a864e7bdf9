import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterDayjsBuddhist } from '@mui/x-date-pickers/AdapterDayjsBuddhist';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/th';
import { type InputProps, useInput } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useServices } from '../app/services.ts';

type DayInputProps = Readonly<Pick<InputProps, 'source' | 'label' | 'validate'>> &
  Readonly<{ alwaysOn?: boolean }>;

const ADAPTERS = {
  th: { dateAdapter: AdapterDayjsBuddhist, adapterLocale: 'th' },
  en: { dateAdapter: AdapterDayjs, adapterLocale: 'en' },
} as const;
const FORMATS = { th: 'DD/MM/BBBB', en: 'DD/MM/YYYY' } as const;

/** A day as `YYYY-MM-DD`, never a moment; written in Buddhist years in Thai, whatever the browser's language. */
export function DayInput({ alwaysOn: _, ...props }: DayInputProps) {
  const { language } = useServices();
  const { field, fieldState } = useInput({ ...props, defaultValue: '' });
  const texts = useDayTexts();
  const { error } = fieldState;
  return (
    <LocalizationProvider {...ADAPTERS[language]} localeText={texts}>
      <DatePicker
        label={props.label}
        format={FORMATS[language]}
        value={field.value ? dayjs(field.value) : null}
        onChange={(day) => field.onChange(day?.isValid() ? day.format('YYYY-MM-DD') : '')}
        slotProps={{
          field: { clearable: true },
          textField: {
            size: 'small',
            margin: 'dense',
            error: error !== undefined,
            helperText: error?.message,
            sx: { minWidth: { md: 180 } },
          },
        }}
      />
    </LocalizationProvider>
  );
}

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
