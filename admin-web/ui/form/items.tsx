import type { ReactNode } from 'react';
import { SimpleFormIterator, useArrayInput } from 'react-admin';

/** The entries of a list in a form, with buttons that add, move and remove; they show without a mouse, too. `most` is
 * how many there may be. */
export function Items({ children, most }: Readonly<{ children: ReactNode; most?: number }>) {
  const { fields } = useArrayInput();
  const isFull = most !== undefined && fields.length >= most;
  return (
    <SimpleFormIterator fullWidth disableAdd={isFull} sx={ITEMS}>
      {children}
    </SimpleFormIterator>
  );
}

const ITEMS = {
  '& .RaSimpleFormIterator-line': { py: 2, flexWrap: { xs: 'wrap', md: 'nowrap' } },
  '& .RaSimpleFormIterator-form': { gap: 2 },
  '& .RaSimpleFormIterator-action': { visibility: 'visible' },
} as const;
