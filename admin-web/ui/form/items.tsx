import type { ReactNode } from 'react';
import { SimpleFormIterator } from 'react-admin';

/** The entries of a list in a form, with buttons that add, move and remove; they show without a mouse, too. */
export const Items = ({ children }: Readonly<{ children: ReactNode }>) => (
  <SimpleFormIterator fullWidth sx={ITEMS}>
    {children}
  </SimpleFormIterator>
);

const ITEMS = {
  '& .RaSimpleFormIterator-line': { py: 2, flexWrap: { xs: 'wrap', md: 'nowrap' } },
  '& .RaSimpleFormIterator-form': { gap: 2 },
  '& .RaSimpleFormIterator-action': { visibility: 'visible' },
} as const;
