import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactElement, ReactNode } from 'react';
import { List, type RaRecord, type SortPayload } from 'react-admin';
import { retryRead } from '../../shell/api/cache.ts';
import { PageHeading } from '../page.tsx';
import { DefaultView } from './default-view.tsx';
import { ListTools } from './list-tools.tsx';

type StaffListProps = Readonly<{
  title: string;
  sort: SortPayload;
  filters?: ReactElement[];
  /** Asked for whatever else is. */
  fixed?: Readonly<Record<string, unknown>>;
  actions?: ReactNode;
  /** For a window wide enough for columns, and for a phone. */
  wide: ReactNode;
  narrow: ReactNode;
}>;

/** A list under its heading; what it shows and how stands in the address. */
export function StaffList({ title, sort, filters, fixed, actions, wide, narrow }: StaffListProps) {
  const isWide = useMediaQuery('(min-width: 900px)');
  return (
    <Box sx={{ pt: 3, pb: 4 }}>
      <PageHeading title={title} actions={actions} />
      <DefaultView>
        <List<RaRecord>
          title={false}
          actions={<ListTools isWide={isWide} />}
          exporter={false}
          sx={FILTERS}
          empty={false}
          queryOptions={{ retry: retryRead }}
          perPage={25}
          sort={sort}
          {...(filters && { filters })}
          {...(fixed && { filter: fixed })}
        >
          {isWide ? wide : narrow}
        </List>
      </DefaultView>
    </Box>
  );
}

/** Four in a row, in columns of one width; on a phone two, the search in a row of its own. */
const FILTERS = {
  '& :has(> .MuiToolbar-root form), & :has(> form), & .RaList-actions': { bgcolor: 'transparent' },
  '& .MuiToolbar-root:has(form)': { display: 'block', p: 0, minHeight: 0 },
  '& form': {
    display: 'grid',
    gap: 1,
    gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 260px))' },
    pb: 2,
  },
  '& .filter-field:first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
  '& .filter-field > *, & .filter-field .MuiFormControl-root, & .MuiPickersTextField-root': {
    width: '100%',
    minWidth: 0,
    m: 0,
  },
  // half a phone's width holds a whole day and its calendar
  '& .RaFilterFormInput-spacer': { display: { xs: 'none', md: 'block' } },
  '& .MuiPickersInputBase-root': { px: { xs: 1, md: 1.75 } },
  '& .MuiPickersInputBase-root .MuiInputAdornment-root': { ml: { xs: 0, md: 1 } },
  '& .filter-field .MuiFormHelperText-root': { display: 'none' },
} as const;
