/** The calendar's look, by the library's names for its parts. */
export const calendarClasses = {
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

export const calendarModifiers = {
  start: ENDS,
  end: ENDS,
  within: 'bg-brand-soft',
} as const;
