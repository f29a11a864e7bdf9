import Box from '@mui/material/Box';
import { useGetList } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Booking } from '../../features/bookings/booking.ts';
import { ownerResource, siteResource } from '../../shell/addresses.ts';
import { useOwner } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';
import { Section } from '../../ui/section.tsx';

const ONE = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } } as const;

/** What waits for somebody who may decide over money. */
export function Decisions({ holds }: Readonly<{ holds: readonly Booking[] | undefined }>) {
  const { t } = useTranslation();
  const { basename } = useServices();
  const ownerId = useOwner() ?? '-';
  const asked = useOpenCount('refunds', ['requested'], ownerId);
  const failed = useOpenCount('refunds', ['failed'], ownerId);
  const cases = useOpenCount('cases', 'open', ownerId);
  const bookings = ownerResource(ownerId, 'book-manage');
  const lines = [
    {
      name: t('dashboard.transfers'),
      count: holds?.filter(({ transferReportedAt }) => transferReportedAt !== null).length,
      to: `${bookings}?${query({ status: ['Reserved'], transferReported: 'true' })}`,
    },
    {
      name: t('dashboard.refunds'),
      count: asked,
      to: `${siteResource('refunds')}?${query({ status: ['requested'] })}`,
    },
    {
      name: t('dashboard.failedRefunds'),
      count: failed,
      to: `${siteResource('refunds')}?${query({ status: ['failed'] })}`,
    },
    {
      name: t('dashboard.cases'),
      count: cases,
      to: `${siteResource('cases')}?${query({ status: 'open' })}`,
    },
  ];
  return (
    <Section title={t('dashboard.decide')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map(({ name, count, to }) => (
          <Box component="li" key={name} sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Box component={Link} to={`${basename}/${to}`} sx={LINE}>
              <span>{name}</span>
              <Box component="span" sx={{ fontWeight: count ? 700 : 400 }}>
                {count ?? '…'}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

/** How many of an owner's are in that state: undefined until it is known, a dash where it cannot be obtained. */
function useOpenCount(list: 'refunds' | 'cases', status: string | string[], ownerId: string) {
  const { total, error } = useGetList(siteResource(list), { ...ONE, filter: { status, ownerId } });
  return error ? '–' : total;
}

const query = (filter: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams({ filter: JSON.stringify(filter) }).toString();

const LINE = {
  display: 'flex',
  justifyContent: 'space-between',
  py: 1,
  px: 0.5,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
} as const;
