import type { HotelWithRooms } from '../availability/availability.ts';
import type { Criteria } from './criteria.ts';

/** What else is asked of a hotel than its name; null for any. */
export function hotelFilter({
  facilities,
  sideViews,
  bounds,
}: Criteria): ((hotel: HotelWithRooms) => boolean) | null {
  if (facilities.length + sideViews.length === 0 && bounds === null) return null;
  return (hotel) =>
    facilities.every((code) => hotel.facilities.includes(code)) &&
    sideViews.every((code) => hotel.sideViews.includes(code)) &&
    (bounds === null || isWithin(hotel, bounds));
}

function isWithin(
  { lat, lng }: HotelWithRooms,
  { south, west, north, east }: NonNullable<Criteria['bounds']>,
): boolean {
  if (lat === null || lng === null || lat < south || lat > north) return false;
  return west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
}
