import { type OwnHotel, openOwnHotel } from '@baanpak/command-api/testing/own-hotel.ts';
import { openShop } from '@baanpak/command-api/testing/shop.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { dataProviderOf } from './data-provider.ts';

export type DataProvider = ReturnType<typeof dataProviderOf>;
export const STAY = nights(1, 3);
export const FIRST_TWO = { pagination: { page: 1, perPage: 2 } };
export const BY_ID = { sort: { field: 'id', order: 'ASC' } } as const;
export const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id);

/** A shop of its own, an owner's hotel in it, and the data providers of the owner and an administrator. */
export async function openBackOffice() {
  const shop = await openShop();
  const own = await openOwnHotel(shop);
  return {
    ...{ shop, own },
    owner: dataProviderOf(shop, own.owner),
    admin: dataProviderOf(shop, own.admin),
  };
}

/** A stay in a room of its own, as the desk takes it. */
export async function stayAt(own: OwnHotel, reservedBy: string, changes: object = {}) {
  const { roomId } = await own.newRoom();
  const days = { checkInDate: STAY.checkIn, checkOutDate: STAY.checkOut };
  return { roomId, ...days, reservedBy, phone: '0898765432', ...changes };
}
