import type { CancellationPolicy } from '@baanpak/domain/values/money/cancellation-policy.ts';
import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../shell/context.ts';
import { formatDay, today } from '../../ui/dates.ts';
import { CalendarCheck } from '../../ui/icons/calendar-check.tsx';
import { CalendarX } from '../../ui/icons/calendar-x.tsx';
import { deadlinesOf } from './deadlines.ts';

type DeadlinesListProps = Readonly<{ policy: CancellationPolicy; checkIn: string }>;

/** What is given back to whom cancels until when, in days of the calendar instead of days before. */
export function DeadlinesList({ policy, checkIn }: DeadlinesListProps) {
  const { t } = useTranslation('cancellation');
  const { language } = useApp().api;
  const deadlines = deadlinesOf(policy, localDate(checkIn), today());
  if (deadlines.length === 0) return <Line back={t('never')} />;
  return (
    <ul className="grid gap-3">
      {deadlines.map(({ until, share, name, passed }) => (
        <li key={until}>
          <Line
            isOpen={!passed}
            back={share === 1 ? t('whole') : t('part', { percent: Math.round(share * 100) })}
            when={t(passed ? 'passed' : 'until', { day: formatDay(until, language) })}
            name={name[language]}
          />
        </li>
      ))}
      <li>
        <Line back={t('none')} when={t('after')} />
      </li>
    </ul>
  );
}

type LineProps = Readonly<{ back: string; when?: string; name?: string; isOpen?: boolean }>;

function Line({ back, when, name, isOpen = false }: LineProps) {
  const Icon = isOpen ? CalendarCheck : CalendarX;
  return (
    <div className={`flex gap-3 ${isOpen ? '' : 'text-muted'}`}>
      <Icon
        className={`mt-0.5 size-5 shrink-0 ${isOpen ? 'text-brand-ink' : ''}`}
        aria-hidden="true"
      />
      <div className="min-w-0">
        <p className="font-semibold">{back}</p>
        {when && <p className="text-sm">{when}</p>}
        {name && <p className="text-muted text-sm">{name}</p>}
      </div>
    </div>
  );
}
