import { screen } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Differences } from './stale-dialog.tsx';

const disabledOf = (resource: string) => (
  <ResourceContextProvider value={resource}>
    <Differences
      ours={{ disabled: true }}
      theirs={{ disabled: false }}
      chosen={{}}
      onChoose={() => {}}
    />
  </ResourceContextProvider>
);

it('calls a field of people what their form calls it, that of a hotel what its form does', async () => {
  const { rerender } = await show(disabledOf('owner/1/user-manage'));
  expect(screen.getByRole('row', { name: /^Sign-in disabled/ })).toHaveTextContent('YesNo');
  rerender(disabledOf('owner/1/hotel-manage'));
  expect(screen.getByRole('row', { name: /^Not on sale/ })).toBeInTheDocument();
});
