import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { open } from '../../testing/open.tsx';
import { Location } from './location.tsx';

const both = (text: string) => ({ th: text, en: text });
const hotelAt = (locPlaces: object | null) =>
  ({
    ...{ hotelName: both('Talay'), address: null, province: both('Phuket'), locPlaces },
    ...{ distanceToCity: null, distanceToAirport: null, airportName: null },
    ...{ contactPhone: null, contactChat: null },
  }) as unknown as HotelJson;

const map = () => screen.queryByRole('region', { name: 'Map: where Talay is' });

beforeEach(() => {
  // a map without a size is nowhere
  for (const side of ['clientWidth', 'clientHeight'] as const)
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(600);
});

describe('where a hotel is', () => {
  it('is shown on the outline of the country for who asks, beside the way to a map of streets', async () => {
    const { user } = await open(
      <Location
        hotel={hotelAt({ lat: 7.82, lng: 98.3, googleMapsLink: 'https://maps.example/x' })}
      />,
    );
    expect(map()).toBeNull();
    expect(screen.getByRole('link', { name: 'Open in Google Maps' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show on map' }));
    expect(await screen.findByRole('region', { name: 'Map: where Talay is' })).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Talay' })).toBeInTheDocument();
  });

  it('has no map where nobody said the place', async () => {
    await open(<Location hotel={hotelAt(null)} />);
    expect(screen.queryByRole('button', { name: 'Show on map' })).toBeNull();
  });
});
