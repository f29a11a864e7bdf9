import { fireEvent, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { AsOfProvider } from '../../../shell/as-of.ts';
import { show } from '../../../testing/show.tsx';
import { linkTo } from './parse-place.ts';
import { PlaceInput } from './place-input.tsx';

type Place = Readonly<{ lat: number; lng: number; googleMapsLink: string | null }> | null;

function Form({ place }: Readonly<{ place: Place }>) {
  const form = useForm({ defaultValues: { locPlaces: place } });
  return (
    <FormProvider {...form}>
      <PlaceInput />
      <output>{JSON.stringify(useWatch({ control: form.control, name: 'locPlaces' }))}</output>
    </FormProvider>
  );
}

const said = () => JSON.parse(screen.getByText(/^(\{|null)/).textContent ?? '');
const paste = (value: string) =>
  fireEvent.change(screen.getByLabelText('Paste from Google Maps'), { target: { value } });
const KATA = { lat: 7.82, lng: 98.3, googleMapsLink: 'https://www.google.com/maps/place/Kata' };
const pin = () => screen.findByRole('button', { name: /^Hotel location/ });

describe('the place of a hotel', () => {
  it('is taken from a pasted link, which is kept, and shown on the map', async () => {
    await show(<Form place={null} />);
    const link = 'https://www.google.com/maps/@7.8804,98.296,17z';
    paste(link);
    expect(said()).toEqual({ lat: 7.8804, lng: 98.296, googleMapsLink: link });
    expect(screen.getByText('Found: 7.8804, 98.296')).toBeVisible();
    expect(await pin()).toBeVisible();
  });

  it('is taken from coordinates, with a link that leads there', async () => {
    await show(<Form place={null} />);
    paste('18.79, 98.98');
    expect(said()).toEqual({ lat: 18.79, lng: 98.98, googleMapsLink: linkTo(18.79, 98.98) });
  });

  it('stays where nothing can be read, and says why', async () => {
    await show(<Form place={KATA} />);
    paste('https://maps.app.goo.gl/abc');
    expect(screen.getByText(/^Please open the short link/)).toBeVisible();
    paste('Kata Beach');
    expect(screen.getByText('No coordinates found in it')).toBeVisible();
    expect(said()).toEqual(KATA);
  });

  it('abroad is asked about', async () => {
    await show(<Form place={null} />);
    paste('98.3, 7.82');
    expect(screen.queryByRole('alert')).toBeNull(); // no such latitude
    paste('48.1, 11.5');
    expect(screen.getByRole('alert')).toHaveTextContent('not in Thailand');
  });

  it('is moved by arrow keys; the link to a named place stays', async () => {
    await show(<Form place={KATA} />);
    const moved = await pin();
    fireEvent.keyDown(moved, { key: 'ArrowUp' });
    await waitFor(() => expect(said().lat).toBeGreaterThan(KATA.lat));
    expect(said()).toMatchObject({ lng: KATA.lng, googleMapsLink: KATA.googleMapsLink });
    fireEvent.keyDown(moved, { key: 'ArrowLeft' });
    await waitFor(() => expect(said().lng).toBeLessThan(KATA.lng));
  });

  it('is only looked at as of an earlier time', async () => {
    await show(
      <AsOfProvider value={{ at: '2026-11-20T03:00:00.000Z', moment: undefined }}>
        <Form place={KATA} />
      </AsOfProvider>,
    );
    const seen = await screen.findByRole('img', { name: /^Hotel location/ });
    fireEvent.keyDown(seen, { key: 'ArrowUp' });
    fireEvent.click(screen.getByRole('group'), { clientX: 5, clientY: 5 });
    expect(said()).toEqual(KATA);
    expect(screen.queryByRole('button', { name: /^Hotel location/ })).toBeNull();
  });
});
