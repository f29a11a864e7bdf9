import '@testing-library/jest-dom/vitest';
import type { PreferencesJson, ViewJson } from '@baanpak/contract/preferences/preferences.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import {
  AdminContext,
  ListBase,
  memoryStore,
  ResourceContextProvider,
  testDataProvider,
} from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { servicesOf } from '../../testing/services.tsx';
import { DefaultView } from './staff-list.tsx';
import { ViewsMenu } from './views-menu.tsx';

const RESOURCE = 'owner/o1/book-manage';
const view = (name: string, given: Partial<ViewJson> = {}): ViewJson => ({
  ...{ name, filter: { q: name }, sort: { field: 'price', order: 'ASC' }, hidden: ['room'] },
  ...{ isDefault: false },
  ...given,
});

beforeEach(() => {
  window.location.hash = '';
});

/** A list with somebody's views, and what it was asked for and what was kept. */
function listWith(views: readonly ViewJson[]) {
  const getList = vi.fn(async (_resource, _asked) => ({ data: [], total: 0 }));
  let kept: PreferencesJson = { 'book-manage': [...views] };
  const put = vi.fn(async (_path: string, body: PreferencesJson) => {
    kept = body;
    return { preferences: kept };
  });
  const unused = async () => {
    throw new Error('Nobody should call that');
  };
  const client = {
    ...{ json: unused, post: unused, upload: unused, download: unused },
    ...{ stream: unused, events: unused, signOut: () => {} },
    get: async () => ({ preferences: kept }) as never,
    put: put as never,
  };
  const dataProvider = testDataProvider({ getList });
  const Services = servicesOf({ client, dataProvider });
  render(
    <Services>
      <AdminContext dataProvider={dataProvider} store={memoryStore()}>
        <ResourceContextProvider value={RESOURCE}>
          <DefaultView>
            <ListBase sort={{ field: 'createdAt', order: 'DESC' }}>
              <ViewsMenu list="book-manage" />
            </ListBase>
          </DefaultView>
        </ResourceContextProvider>
      </AdminContext>
    </Services>,
  );
  const asked = () => getList.mock.calls.at(-1)?.[1];
  return { put, asked, getList };
}

const open = async (button = 'Views') =>
  fireEvent.click(await screen.findByRole('button', { name: button }));
const choose = async (item: string) =>
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));

describe('views of a list', () => {
  it('are looked at by their filters, order and columns', async () => {
    const { asked } = listWith([view('Anna')]);
    await open();
    await choose('Anna');
    await expect.poll(asked).toMatchObject({
      filter: { q: 'Anna' },
      sort: { field: 'price', order: 'ASC' },
    });
    expect(await screen.findByRole('button', { name: 'Anna' })).toBeVisible();
  });

  it('keep what the list shows, under a name', async () => {
    const { put } = listWith([]);
    await open();
    await choose('Save this view');
    fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: ' All ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    const all = { filter: {}, sort: { field: 'createdAt', order: 'DESC' }, hidden: [] };
    await expect
      .poll(() => put.mock.calls)
      .toEqual([
        ['/users/me/preferences', { 'book-manage': [{ name: 'All', ...all, isDefault: false }] }],
      ]);
    expect(await screen.findByRole('button', { name: 'All' })).toBeVisible();
  });

  it('open a list that is asked for nothing with the default', async () => {
    const { asked, getList } = listWith([view('Anna', { isDefault: true })]);
    expect(await screen.findByRole('button', { name: 'Anna' })).toBeVisible();
    const ofDefault = { filter: { q: 'Anna' }, sort: { field: 'price', order: 'ASC' } };
    await expect.poll(asked).toMatchObject(ofDefault);
    expect(getList).toHaveBeenCalledOnce();
  });

  it('are renamed, removed, and one is the default', async () => {
    const { put } = listWith([view('Anna'), view('Bela')]);
    await open();
    await choose('Manage views');
    const [name] = await screen.findAllByLabelText('Name');
    if (name) fireEvent.change(name, { target: { value: 'Clara' } });
    fireEvent.click(screen.getByRole('button', { name: 'Remove the view Bela' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Default view' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect
      .poll(() => put.mock.calls.at(-1)?.[1])
      .toEqual({
        'book-manage': [{ ...view('Anna'), name: 'Clara', isDefault: true }],
      });
  });
});
