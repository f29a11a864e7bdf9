import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { LoggedEvent } from '../../shell/api/records.ts';
import { useFormats } from '../../ui/formats.ts';
import { useFieldWords } from './field-words.ts';

/** What an event is told as: its sentence, or its type where an older server answers none. */
export function Sentence({ event }: Readonly<{ event: LoggedEvent }>) {
  const { i18n } = useTranslation();
  const label = i18n.t(`event.${event.type}`, { defaultValue: event.type });
  return <>{event.sentence ?? label}</>;
}

/** Each field that an event changed, before and after; nothing where it says none. */
export function BeforeAfter({ event }: Readonly<{ event: LoggedEvent }>) {
  const { t } = useTranslation();
  const { nameOf, textOf } = useFieldWords({ isSatang: true });
  const { before, after } = event;
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (fields.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {fields.map((field) => (
        <li key={field}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {nameOf(field)}:
          </Box>{' '}
          {t('history.fromTo', {
            from: textOf(field, before?.[field]),
            to: textOf(field, after?.[field]),
          })}
        </li>
      ))}
    </Box>
  );
}

/** An event in a list of one column. */
export function EventLine({ event }: Readonly<{ event: LoggedEvent }>) {
  const { moment } = useFormats();
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ overflowWrap: 'anywhere', lineHeight: 1.5 }}>
        <Sentence event={event} />
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{moment(event.time)}</Box>
      <Box sx={{ fontSize: '0.8125rem' }}>
        <BeforeAfter event={event} />
      </Box>
    </Box>
  );
}
