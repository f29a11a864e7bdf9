import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type Fact = readonly [name: string, value: ReactNode];

/** Names and what they are; what is not known is left out. */
export const Facts = ({ facts }: Readonly<{ facts: readonly Fact[] }>) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: 'minmax(7rem, 2fr) 3fr',
      columnGap: 2,
      rowGap: 0.75,
    }}
  >
    {facts
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
  </Box>
);
