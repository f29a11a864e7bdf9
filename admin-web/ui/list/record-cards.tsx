import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { type RaRecord, useCreatePath, useListContext, useResourceContext } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Nothing } from './nothing.tsx';

type RecordCardsProps<T> = Readonly<{
  title: (record: T) => string;
  aside?: (record: T) => ReactNode;
  body: (record: T) => ReactNode;
  /** Where a card leads; default the record's page, null for none. */
  to?: ((record: T) => string | null) | null;
  /** Stands where there are none. */
  empty?: ReactNode;
}>;

/** A list of records on a phone: a card each. */
export function RecordCards<T extends RaRecord>(props: RecordCardsProps<T>) {
  const { title, aside, body, to, empty = <Nothing /> } = props;
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const { data, isPending } = useListContext<T>();
  if (isPending) return <CardsToCome />;
  if (!data?.length) return empty;
  const pathOf = (record: T) =>
    to === undefined ? createPath({ resource, type: 'edit', id: record.id }) : to?.(record);
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((record) => {
        const path = pathOf(record);
        return (
          <Box component="li" key={record.id} sx={{ borderBottom: 1, borderColor: 'divider' }}>
            <Box {...(path ? { component: Link, to: path } : {})} sx={CARD}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
                <Box sx={{ fontWeight: 600 }}>{title(record)}</Box>
                {aside?.(record)}
              </Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>{body(record)}</Box>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const CARD = { display: 'block', p: 2, color: 'inherit', textDecoration: 'none' } as const;

const TO_COME = ['80%', '60%', '70%', '50%'];

/** Where cards will stand. */
function CardsToCome() {
  const { t } = useTranslation();
  return (
    <Box role="progressbar" aria-label={t('loading')}>
      {TO_COME.map((width) => (
        <Box key={width} sx={{ ...CARD, borderBottom: 1, borderColor: 'divider' }}>
          <Skeleton width={width} />
          <Skeleton width="40%" />
        </Box>
      ))}
    </Box>
  );
}
