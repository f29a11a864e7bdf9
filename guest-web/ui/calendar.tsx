import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { addDays, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { createContext, useContext } from 'react';
import { DayButton, type DayButtonProps, DayPicker } from 'react-day-picker';
import { useTranslation } from 'react-i18next';
import { calendarClasses, calendarModifiers } from './calendar-classes.ts';
import { fromCalendarDate, toCalendarDate } from './calendar-days.ts';
import { formatDay, shortWeekday, today } from './dates.ts';
import { formatLongDay, formatWeekday } from './long-day.ts';
import { useShownMonth } from './shown-month.ts';

/** What a calendar shows of a day besides its number. */
export type DayAppearance = Readonly<{
  /** Short, below the number. */
  note?: string;
  /** Read out after the date. */
  description?: string;
  disabled: boolean;
  /** Some of it is taken: drawn half. */
  half?: 'first' | 'second';
  /** Why it cannot be chosen; each has a look of its own. */
  closed?: 'full' | 'past' | 'unreachable';
}>;

type CalendarProps = Readonly<{
  language: Language;
  /** The first day one may see, and the day after the last. */
  from: LocalDate;
  to: LocalDate;
  /** What is picked so far; an end without nights between is drawn alone. */
  start?: LocalDate | undefined;
  end?: LocalDate | undefined;
  /** Its month is shown first where nothing is picked. */
  opensOn?: LocalDate;
  /** Its month is turned to, when it changes and is not in view. */
  turnTo?: LocalDate | undefined;
  appearanceOf: (day: LocalDate) => DayAppearance;
  onPick: (day: LocalDate) => void;
  className?: string;
}>;

const AppearanceContext = createContext<(day: LocalDate) => DayAppearance>(() => ({
  disabled: false,
}));

/** Two months, one on phones. Load it on use: its library is not small. */
export function Calendar(props: CalendarProps) {
  const { language, from, to, start, end, opensOn, turnTo, appearanceOf, onPick, className } =
    props;
  const { t } = useTranslation();
  const [month, setMonth] = useShownMonth(start ?? opensOn ?? from, turnTo);
  const within = (date: Date) => {
    const day = fromCalendarDate(date);
    return start !== undefined && end !== undefined && day > start && day < end;
  };
  const is = (picked: LocalDate | undefined) => (date: Date) => fromCalendarDate(date) === picked;
  return (
    <AppearanceContext value={appearanceOf}>
      <DayPicker
        className={className ?? ''}
        numberOfMonths={2}
        weekStartsOn={language === 'th' ? 0 : 1}
        today={toCalendarDate(today())}
        month={month}
        onMonthChange={setMonth}
        startMonth={toCalendarDate(from)}
        endMonth={toCalendarDate(addDays(to, -1))}
        disabled={(date) => appearanceOf(fromCalendarDate(date)).disabled}
        modifiers={{
          start: is(start),
          end: is(end),
          within,
          selected: [is(start), is(end), within],
        }}
        modifiersClassNames={calendarModifiers}
        classNames={calendarClasses}
        onDayClick={(date, { disabled }) => !disabled && onPick(fromCalendarDate(date))}
        components={{ DayButton: FacedDay }}
        formatters={{
          formatCaption: (date) => formatDay(fromCalendarDate(date), language, 'month'),
          formatWeekdayName: (date) => shortWeekday(fromCalendarDate(date), language),
        }}
        labels={{
          labelNav: () => t('calendar.nav'),
          labelPrevious: () => t('calendar.previous'),
          labelNext: () => t('calendar.next'),
          labelGrid: (date) => formatDay(fromCalendarDate(date), language, 'month'),
          labelWeekday: (date) => formatWeekday(fromCalendarDate(date), language),
          labelDayButton: (date) => {
            const day = fromCalendarDate(date);
            const { description } = appearanceOf(day);
            return [formatLongDay(day, language), description].filter(Boolean).join(', ');
          },
        }}
      />
    </AppearanceContext>
  );
}

function FacedDay({ children, ...props }: DayButtonProps) {
  const { note, half, closed } = useContext(AppearanceContext)(fromCalendarDate(props.day.date));
  return (
    <DayButton {...props} data-half={half} data-closed={closed}>
      <span>{children}</span>
      {/* no text of its own: the button's name has it, after the date */}
      {note && (
        <span
          data-note={note}
          className="font-normal text-xs leading-none after:content-[attr(data-note)]"
        />
      )}
    </DayButton>
  );
}
