import '@testing-library/jest-dom/vitest';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, ResourceContextProvider, TextInput, testDataProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { session } from '../../shell/api/session.ts';
import { OWNER, userOf } from '../../testing/samples.ts';
import { fakeLive, servicesOf } from '../../testing/services.tsx';
import { StaffEdit } from './staff-form.tsx';

const RESOURCE = `owner/${OWNER}/hotel-manage`;
const change = (version: number, by: string, name: string | null = null) =>
  ({ resource: 'hotels', id: 'h1', version, by, name }) as const;

/** A form over a hotel, whose phone others may change: `phone` is what the server has. */
async function editing() {
  const me = userOf('owner');
  session.write({ token: 'token', endsAt: Date.now() + 60_000, user: me });
  const { live, tell, miss } = fakeLive();
  const server = { phone: '1', version: 4 };
  const dataProvider = testDataProvider({
    getOne: async () => ({ data: { id: 'h1', ...server } as never }),
  });
  const Services = servicesOf({ live, dataProvider });
  render(
    <Services>
      <AdminContext dataProvider={dataProvider}>
        <ResourceContextProvider value={RESOURCE}>
          <StaffEdit title={() => 'Hotel'} id="h1">
            <TextInput source="phone" label="Phone" />
            <TextInput source="note" label="Note" />
          </StaffEdit>
        </ResourceContextProvider>
      </AdminContext>
    </Services>,
  );
  const phone = await screen.findByLabelText('Phone');
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'mine' } });
  return { me, server, phone, tell, miss };
}

describe('a form whose record somebody changes', () => {
  it('says who, keeps what is typed, and reads the record once that is wanted', async () => {
    const { server, phone, tell } = await editing();
    Object.assign(server, { phone: '2', version: 5 });
    act(() => tell(change(5, 'u9', 'Somchai')));
    expect(await screen.findByRole('status')).toHaveTextContent('Somchai has changed this');
    expect(phone).toHaveValue('1');
    expect(screen.getByLabelText('Note')).toHaveValue('mine');
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    await expect.poll(() => phone).toHaveValue('2');
    expect(screen.getByLabelText('Note')).toHaveValue('');
    await expect.poll(() => screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says so, too, of what it was not told', async () => {
    const { server, miss } = await editing();
    Object.assign(server, { version: 6 });
    act(miss);
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Someone else has changed this');
  });

  it('says nothing of what one knows already, nor of one’s own change, which is read at once', async () => {
    const { me, server, phone, tell } = await editing();
    act(() => tell(change(4, 'u9', 'Somchai')));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    Object.assign(server, { phone: '3', version: 5 });
    act(() => tell(change(5, me._id, 'Malee')));
    await expect.poll(() => phone).toHaveValue('3');
    expect(screen.getByLabelText('Note')).toHaveValue('mine');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
