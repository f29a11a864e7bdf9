import { screen, waitFor, within } from '@testing-library/react';
import {
  CoreAdminContext,
  type DataProvider,
  HttpError,
  RecordContextProvider,
  ResourceContextProvider,
  testDataProvider,
} from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { type Services, ServicesProvider } from '../../shell/services.ts';
import { show } from '../../testing/show.tsx';
import { RemoveButton } from './remove-button.tsx';

const room = { id: 'r1', title: 'Beach room' };

async function given(remove: DataProvider['delete']) {
  const dataProvider = testDataProvider({ delete: remove });
  const { user } = await show(
    <ServicesProvider value={{ language: 'en' } as Services}>
      <CoreAdminContext dataProvider={dataProvider}>
        <ResourceContextProvider value="rooms">
          <RecordContextProvider value={room}>
            <RemoveButton what="Remove the room" hint="Its history stays" />
          </RecordContextProvider>
        </ResourceContextProvider>
      </CoreAdminContext>
    </ServicesProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Remove the room' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove the room' });
  return { user, dialog, confirm: within(dialog).getByRole('button', { name: 'Remove the room' }) };
}

describe('removing', () => {
  it('is done once it is confirmed', async () => {
    const remove = vi.fn().mockResolvedValue({ data: room });
    const { user, dialog, confirm } = await given(remove);
    expect(dialog).toHaveTextContent('Its history stays');
    expect(remove).not.toHaveBeenCalled();
    await user.click(confirm);
    await waitFor(() =>
      expect(remove.mock.calls).toMatchObject([['rooms', { id: 'r1', previousData: room }]]),
    );
  });

  it('says in words why it was refused, and for which nights', async () => {
    const nights = ['24', '25', '26', '27', '28', '29', '30'].map((day) => `2026-12-${day}`);
    const refused = new HttpError('There are stays to come here', 409, { nights });
    const { user, confirm } = await given(() => Promise.reject(refused));
    await user.click(confirm);
    const said = await screen.findByRole('alert');
    expect(said).toHaveTextContent(/There are stays to come here: .*24 Dec.* and 2 more nights/);
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});
