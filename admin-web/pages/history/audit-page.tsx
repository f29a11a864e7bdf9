import type { OwnerList } from '@baanpak/domain/values/text/staff-lists.ts';
import SearchIcon from '@mui/icons-material/Search';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EventLine } from '../../features/history/event-line.tsx';
import { historyPath, type Thing } from '../../features/history/history-path.ts';
import { siteResource } from '../../shell/addresses.ts';
import { retryRead } from '../../shell/api/data-provider.ts';
import type { Booking, Hotel, LoggedEvent, Room, User } from '../../shell/api/records.ts';
import { nameOf, useMay } from '../../shell/auth.ts';
import { useOwner, useOwnResource } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';
import { useFormats } from '../../ui/formats.ts';
import { Page, Section } from '../../ui/page.tsx';
import { HistoryToCome } from './history-parts.tsx';

/** Where an auditor begins: the histories of an owner's things, and what happened last. */
export function AuditPage() {
  const { t } = useTranslation();
  const owner = useOwner();
  const mayReadEvents = useMay('read-money', owner);
  return (
    <Page title={t('drawer.audit')}>
      <Typography color="text.secondary" sx={{ mt: -1, mb: 2 }}>
        {t('history.audit.about')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Section title={t('history.audit.find')}>
          <FindHistory />
        </Section>
        {mayReadEvents && owner !== undefined && (
          <Section title={t('history.audit.latest')}>
            <LatestEvents ownerId={owner} />
          </Section>
        )}
      </Box>
    </Page>
  );
}

/** What is looked for stands in no address: it may be a guest's name. */
function FindHistory() {
  const { t } = useTranslation();
  const { text } = useFormats();
  const mayReadUsers = useMay('read-users', useOwner());
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const search = (event: SyntheticEvent) => {
    event.preventDefault();
    setQ(typed.trim());
  };
  return (
    <>
      <Box component="form" role="search" onSubmit={search} sx={SEARCH}>
        <TextField
          label={t('history.audit.placeholder')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { maxLength: 100, type: 'search' } }}
          sx={{ flexGrow: 1, maxWidth: 480 }}
        />
        <Button type="submit" variant="contained" startIcon={<SearchIcon />}>
          {t('history.audit.search')}
        </Button>
      </Box>
      <Box sx={GROUPS}>
        {q !== '' && (
          <Group<Booking>
            {...{ thing: 'booking', list: 'book-manage', q }}
            title={t('history.audit.bookings')}
            name={({ bookingId, reservedBy }) =>
              [bookingId, reservedBy].filter(Boolean).join(' · ')
            }
          />
        )}
        {q !== '' && (
          <Group<Room>
            {...{ thing: 'room', list: 'room-manage', q }}
            title={t('history.audit.rooms')}
            name={({ title }) => text(title)}
          />
        )}
        <Group<Hotel>
          {...{ thing: 'hotel', list: 'hotel-manage', q }}
          title={t('history.audit.hotels')}
          name={({ hotelName }) => text(hotelName)}
        />
        {mayReadUsers && (
          <Group<User>
            {...{ thing: 'user', list: 'user-manage', q }}
            title={t('history.audit.users')}
            name={nameOf}
          />
        )}
      </Box>
    </>
  );
}

const SEARCH = { display: 'flex', gap: 1, mb: 2 } as const;
const GROUPS = {
  ...{ display: 'grid', gap: 3 },
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
} as const;

type GroupProps<T> = Readonly<{
  thing: Exclude<Thing, 'case'>;
  list: OwnerList;
  title: string;
  /** What is looked for; nothing: the first ones. */
  q: string;
  name: (record: T) => string;
}>;

const SHOWN = 10;

/** Things of a kind that fit, each with its history. */
function Group<T extends RaRecord>({ thing, list, title, q, name }: GroupProps<T>) {
  const { t } = useTranslation();
  const { basename } = useServices();
  const ownerId = useOwner();
  const { data, total, error } = useGetList<T>(
    useOwnResource(list),
    {
      filter: q === '' ? {} : { q },
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: SHOWN },
    },
    { enabled: ownerId !== undefined, retry: retryRead },
  );
  const count = total ?? 0;
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography variant="h3">{title}</Typography>
      {error && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {t('history.audit.notFound')}
        </Alert>
      )}
      {!data && !error && <HistoryToCome />}
      {data?.length === 0 && (
        <Box sx={{ color: 'text.secondary', py: 1 }}>{t('history.audit.none')}</Box>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((record) => (
          <li key={record.id}>
            <Box
              component={Link}
              to={basename + historyPath(thing, { ownerId: ownerId ?? '-', id: `${record.id}` })}
              sx={{ display: 'block', py: 0.75, color: 'primary.main', overflowWrap: 'anywhere' }}
            >
              {name(record)}
            </Box>
          </li>
        ))}
      </Box>
      {count > SHOWN && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {t('history.audit.firstOf', { shown: SHOWN, count })}
        </Box>
      )}
    </Box>
  );
}

/** What happened last to the owner's things. */
function LatestEvents({ ownerId }: Readonly<{ ownerId: string }>) {
  const { t } = useTranslation();
  const { basename } = useServices();
  const { data, error } = useGetList<LoggedEvent>(
    siteResource('events'),
    {
      filter: { ownerId },
      sort: { field: 'time', order: 'DESC' },
      pagination: { page: 1, perPage: SHOWN },
    },
    { retry: retryRead },
  );
  return (
    <>
      {error && <Alert severity="error">{t('history.failed')}</Alert>}
      {!data && !error && <HistoryToCome />}
      {data?.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('history.empty')}</Box>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((event) => (
          <EventLine key={event.id} event={event} />
        ))}
      </Box>
      <Button component={Link} to={`${basename}/${siteResource('events')}`} sx={{ mt: 1, ml: -1 }}>
        {t('history.audit.all')}
      </Button>
    </>
  );
}
