import type { ListWithViews } from '@baanpak/contract/preferences/preferences.ts';
import Box from '@mui/material/Box';
import { ColumnsButton, useResourceContext } from 'react-admin';
import { ViewsMenu } from './views-menu.tsx';

/** By the lists' parts of the address; others have no views. */
const WITH_VIEWS: Readonly<Record<string, ListWithViews>> = {
  'book-manage': 'book-manage',
  'book-history': 'book-history',
  'room-manage': 'room-manage',
  'hotel-manage': 'hotel-manage',
  'user-manage': 'user-manage',
  refunds: 'refunds',
  payments: 'payments',
  cases: 'cases',
  partners: 'partners',
  events: 'events',
  reviews: 'reviews',
};

/** Above a list: one's own views of it, and where there is a table its columns. */
export function ListTools({ isWide }: Readonly<{ isWide: boolean }>) {
  const list = WITH_VIEWS[useResourceContext()?.split('/').at(-1) ?? ''];
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', pb: 1 }}>
      {list && <ViewsMenu list={list} />}
      {isWide && <ColumnsButton />}
    </Box>
  );
}
