import '@testing-library/jest-dom/vitest';
import { fireEvent, render, screen } from '@testing-library/react';
import {
  AdminContext,
  EditBase,
  ResourceContextProvider,
  SimpleForm,
  TextInput,
  testDataProvider,
} from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { servicesOf } from '../../testing/services.tsx';
import { StaleDialog } from './stale-dialog.tsx';

const READ = { id: 'h1', contactPhone: '1', shopName: 'a', version: 4 };
const THEIRS = { id: 'h1', contactPhone: '2', shopName: 'b', version: 5 };
const MINE = { ...READ, contactPhone: '3', shopName: 'c' };

/** The dialog over a form, once it knows what others made of the record. */
async function dialogOver() {
  const save = vi.fn(async (_resource, { data }) => ({ data }));
  let reads = 0;
  const dataProvider = testDataProvider({
    getOne: async () => ({ data: (reads++ === 0 ? READ : THEIRS) as never }),
    update: save,
  });
  const onClose = vi.fn();
  const Services = servicesOf({ dataProvider });
  render(
    <Services>
      <AdminContext dataProvider={dataProvider}>
        <ResourceContextProvider value="hotels">
          <EditBase id="h1" redirect={false} mutationMode="pessimistic">
            <SimpleForm>
              <TextInput source="contactPhone" label="Phone field" />
              <StaleDialog mine={MINE} onClose={onClose} />
            </SimpleForm>
          </EditBase>
        </ResourceContextProvider>
      </AdminContext>
    </Services>,
  );
  await screen.findByRole('radio', { name: 'Phone: Current' });
  return { save, onClose };
}

describe('a save over what somebody else changed', () => {
  it('shows both values of each field, and saves what is chosen for each', async () => {
    const { save, onClose } = await dialogOver();
    const phone = screen.getByRole('row', { name: /^Phone/ });
    expect(phone).toHaveTextContent('Phone32');
    expect(screen.getByRole('radio', { name: 'Phone: Yours' })).toBeChecked();
    fireEvent.click(screen.getByRole('radio', { name: 'Phone: Current' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save my choices' }));
    await expect.poll(() => save).toHaveBeenCalledOnce();
    expect(save.mock.calls[0]?.[1].data).toMatchObject({
      ...{ contactPhone: '2', shopName: 'c', version: 5 },
    });
    expect(onClose).toHaveBeenCalled();
  });

  it('is given up for all that others have', async () => {
    const { save } = await dialogOver();
    fireEvent.click(screen.getByRole('button', { name: 'Use the current ones' }));
    await expect.poll(() => screen.getByLabelText('Phone field')).toHaveValue('2');
    expect(save).not.toHaveBeenCalled();
  });
});
