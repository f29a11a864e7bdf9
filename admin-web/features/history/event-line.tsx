import { bahtText } from '@baanpak/contract/history/sentence.ts';
import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import { addDays, isLocalDate } from '@baanpak/domain/values/time/local-date.ts';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LoggedEvent } from '../../shell/api/records.ts';
import { useOwner } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';
import { useFormats } from '../../ui/formats.ts';
import { useFieldWords } from './field-words.ts';
import { historyOfEvent, radiusPath } from './history-path.ts';

type OfEvent = Readonly<{ event: LoggedEvent }>;

/** When an event happened, which leads to the history of what it happened to, where that has one. */
export function EventMoment({ event }: OfEvent) {
  const { moment } = useFormats();
  const { basename } = useServices();
  const chosen = useOwner() ?? '-';
  const path = historyOfEvent(event, event.ownerId ?? chosen);
  const words = moment(event.time);
  return path === undefined ? (
    words
  ) : (
    <MuiLink component={Link} to={basename + path} sx={{ whiteSpace: 'nowrap' }}>
      {words}
    </MuiLink>
  );
}

/** Each field that an event changed, before and after; nothing of an event that changed none. */
export function BeforeAfter({ event: { before, after, missing } }: OfEvent) {
  const { t } = useTranslation();
  const { nameOf, textOf } = useFieldWords({ isSatang: true });
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const why = missing ? t(`history.missing.${missing}`) : '';
  if (fields.length === 0) return why === '' ? null : <Box sx={CHANGES}>{why}</Box>;
  const isMissing = (field: string) => why !== '' && !(field in (before ?? {}));
  return (
    <Box component="ul" sx={CHANGES}>
      {fields.map((field) => (
        <li key={field}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {nameOf(field)}:
          </Box>{' '}
          {field === 'prices' ? (
            <PeriodPrices before={before?.[field]} after={after?.[field]} />
          ) : (
            t('history.fromTo', {
              from: isMissing(field) ? why : textOf(field, before?.[field]),
              to: textOf(field, after?.[field]),
            })
          )}
        </li>
      ))}
    </Box>
  );
}

const CHANGES = {
  ...{ listStyle: 'none', m: 0, p: 0, fontSize: '0.875rem', overflowWrap: 'anywhere' },
} as const;

type PeriodPricesProps = Readonly<{ before: unknown; after: unknown }>;

/** What the nights of some periods cost before and after; both name the same periods. */
function PeriodPrices({ before, after }: PeriodPricesProps) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const then = periodsIn(before);
  return periodsIn(after).map(({ from, to, price }, n) => {
    const last = addDays(to, -1);
    const earlier = then[n]?.price;
    return (
      <div key={from}>
        {last === from ? day(from) : `${day(from)} – ${day(last)}`}{' '}
        {t('history.fromTo', {
          from: earlier === undefined ? t('history.nothing') : bahtText(earlier),
          to: bahtText(price),
        })}
      </div>
    );
  });
}

const periodsIn = (prices: unknown) =>
  Array.isArray(prices)
    ? prices.flatMap((period: unknown) => {
        if (!isRecord(period)) return [];
        const { from, to, price } = period;
        return isDay(from) && isDay(to) && typeof price === 'number' ? [{ from, to, price }] : [];
      })
    : [];

const isDay = (value: unknown) => typeof value === 'string' && isLocalDate(value);

/** An event in a list of one column, which leads on to its history and to what it touched. */
export const EventLine = ({ event }: OfEvent) => (
  <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
    <Box sx={{ overflowWrap: 'anywhere', lineHeight: 1.5 }}>{event.sentence}</Box>
    <Box sx={META}>
      <EventMoment event={event} />
      <RadiusLink event={event} />
    </Box>
    <BeforeAfter event={event} />
  </Box>
);

const META = {
  ...{ display: 'flex', flexWrap: 'wrap', columnGap: 2 },
  ...{ color: 'text.secondary', fontSize: '0.8125rem' },
} as const;

function RadiusLink({ event }: OfEvent) {
  const { t } = useTranslation();
  const { basename } = useServices();
  return (
    <MuiLink component={Link} to={basename + radiusPath(useOwner() ?? '-', event._id)}>
      {t('radius.ask')}
    </MuiLink>
  );
}
