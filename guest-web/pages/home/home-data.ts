import type { SelectedRoomJson } from '@baanpak/contract/room/room-queries.ts';
import type { I18nJson } from '@baanpak/domain/values/schema/i18n-schema.ts';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { stayIn } from '../../features/search/criteria.ts';
import { getProvinces } from '../../features/search/hotel-search.ts';
import type { Api } from '../../shell/api/client.ts';
import { getHotelsOfOwner, getSelectedRooms } from '../../shell/api/hotels.ts';
import { getBanner } from '../../shell/api/site.ts';
import { apiOf } from '../../shell/context.ts';
import { nullIfUnread } from '../../shell/log-failure.ts';
import { today } from '../../ui/dates.ts';

/** What a card of the carousel says: a room and, where it could be found, its hotel. */
export type SelectedRoom = Pick<
  SelectedRoomJson,
  | '_id'
  | 'hotelId'
  | 'ownerId'
  | 'title'
  | 'subtitle'
  | 'imageUrl'
  | 'imagesUrl'
  | 'image360Url'
  | 'from'
  | 'guests'
  | 'maxGuests'
> &
  Readonly<{
    hotel?: Readonly<{ name: I18nJson; province: I18nJson | null; views: readonly string[] }>;
  }>;

/** The page stands without any one of its parts; null where a part could not be read. */
export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const [banner, provinces, rooms] = await Promise.all([
    getBanner(api).catch(nullIfUnread('The banner')),
    getProvinces(api).catch(() => []),
    selectedRooms(api).catch(nullIfUnread('Selected rooms')),
  ]);
  // the server's today: at midnight the browser already has another
  return { banner, provinces, rooms, stay: stayIn(new URLSearchParams(), today()) };
}

async function selectedRooms(api: Api): Promise<SelectedRoom[]> {
  const rooms = (await getSelectedRooms(api)).filter(({ disabled }) => !disabled);
  const owners = [...new Set(rooms.map(({ ownerId }) => ownerId))];
  const hotels = new Map(
    (await Promise.all(owners.map((ownerId) => getHotelsOfOwner(api, ownerId).catch(() => []))))
      .flat()
      .map((hotel) => [hotel._id, hotel]),
  );
  return rooms.map((room) => {
    const hotel = hotels.get(room.hotelId);
    const { _id, hotelId, ownerId, title, subtitle, from, guests, maxGuests } = room;
    const { imageUrl, imagesUrl, image360Url } = room;
    return {
      ...{ _id, hotelId, ownerId, title, subtitle, from, guests, maxGuests },
      ...{ imagesUrl, image360Url },
      imageUrl: imageUrl ?? hotel?.imageUrl ?? null,
      ...(hotel && {
        hotel: { name: hotel.hotelName, province: hotel.province, views: hotel.sideViews },
      }),
    };
  });
}
