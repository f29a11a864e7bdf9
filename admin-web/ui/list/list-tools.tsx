import Box from '@mui/material/Box';
import { ColumnsButton, useResourceContext } from 'react-admin';
import { listWithViews } from './list-with-views.ts';
import { ViewsMenu } from './views-menu.tsx';

/** Above a list: one's own views of it, and where there is a table its columns. */
export function ListTools({ isWide }: Readonly<{ isWide: boolean }>) {
  const list = listWithViews(useResourceContext());
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        flexShrink: 0,
        pb: 1,
        '& > *': { whiteSpace: 'nowrap' },
      }}
    >
      {list && <ViewsMenu list={list} />}
      {isWide && <ColumnsButton />}
    </Box>
  );
}
