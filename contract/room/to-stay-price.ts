import { type Satang, satang, toBaht } from '@baanpak/domain/values/money/money.ts';

/**
 * The price fields of a stay of at least one night: `total` is the exact sum of its nights. The
 * average is rounded half up to the satang, as `quote` does, and then to baht.
 */
export function toStayPrice(total: Satang, nights: number) {
  const average = satang(Math.floor((2 * total + nights) / (2 * nights)));
  return { price: toBaht(average), nights, totalPrice: toBaht(total) };
}
