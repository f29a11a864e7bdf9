import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { addDays, type LocalDate, localDate } from '@baanpak/domain/values/time/local-date.ts';
import { createContext, useContext, useState } from 'react';
import { DayButton, type DayButtonProps, DayPicker } from 'react-day-picker';
import { useTranslation } from 'react-i18next';
import { formatDay, shortWeekday, today } from './dates.ts';
import { formatLongDay, formatWeekday } from './long-day.ts';

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

/** The calendar's look, by the library's names for its parts. */
const calendarClasses = {
  root: 'relative',
  months: 'flex gap-8 max-sm:[&>*:nth-child(3)]:hidden',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous:
    'grid size-11 place-items-center rounded-full hover:bg-ink/5 aria-disabled:opacity-30',
  button_next:
    'grid size-11 place-items-center rounded-full hover:bg-ink/5 aria-disabled:opacity-30',
  chevron: 'size-5 fill-ink',
  month: 'min-w-0 flex-1',
  month_caption: 'grid h-11 place-items-center font-semibold',
  month_grid: 'mt-2 w-full table-fixed border-collapse',
  weekday: 'pb-1 font-medium text-muted text-sm',
  day: 'p-0 py-px text-center',
  day_button:
    'mx-auto flex h-12 w-full flex-col items-center justify-center gap-1 rounded-xl transition-colors hover:bg-brand-soft disabled:cursor-not-allowed disabled:bg-transparent disabled:text-muted data-[closed=unreachable]:[&>span:first-child]:line-through data-[closed=full]:!bg-line data-[closed=past]:!text-muted/50 data-[half=first]:bg-linear-135 data-[half=first]:from-line data-[half=first]:from-50% data-[half=first]:to-transparent data-[half=first]:to-50% data-[half=second]:bg-linear-135 data-[half=second]:from-transparent data-[half=second]:from-50% data-[half=second]:to-line data-[half=second]:to-50%',
  today: 'font-bold text-brand-ink',
  outside: 'invisible',
} as const;

const ENDS =
  '[&>button]:!bg-brand [&>button]:!bg-none [&>button]:!text-on-brand [&>button>span]:!no-underline font-semibold';

const calendarModifiers = {
  start: ENDS,
  end: ENDS,
  within: 'bg-brand-soft',
} as const;

/** Where styles show a second month beside the first. */
const TWO_MONTHS = '(min-width: 640px)';

/** The first month in view: of `first`, then as turned by hand, or to a day that comes to be out of view. */
function useShownMonth(first: LocalDate, turnTo: LocalDate | undefined) {
  const [month, setMonth] = useState(() => toCalendarDate(first));
  const [turnedTo, setTurnedTo] = useState<LocalDate>();
  if (turnTo !== turnedTo) {
    setTurnedTo(turnTo);
    if (turnTo && !isShown(toCalendarDate(turnTo), month)) setMonth(toCalendarDate(turnTo));
  }
  return [month, setMonth] as const;
}

function isShown(day: Date, month: Date): boolean {
  const later = monthNumber(day) - monthNumber(month);
  const count = window.matchMedia(TWO_MONTHS).matches ? 2 : 1;
  return later >= 0 && later < count;
}

const monthNumber = (date: Date) => date.getFullYear() * 12 + date.getMonth();

/** A day as the calendar's library wants it: noon, so that no clock change moves it. */
function toCalendarDate(day: LocalDate): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

/** The day that the library means. */
function fromCalendarDate(date: Date): LocalDate {
  const two = (part: number) => String(part).padStart(2, '0');
  return localDate(`${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`);
}
