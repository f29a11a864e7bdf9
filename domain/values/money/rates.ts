/** How a booking came about. */
export const BOOKING_CHANNELS = ['website', 'phone', 'walk-in', 'admin'] as const;
export type BookingChannel = (typeof BOOKING_CHANNELS)[number];

/** A share of an amount, from 0 to 1, by channel. */
export type RateByChannel = Readonly<Record<BookingChannel, number>>;

/** What the site's administrators set, for bookings made from then on. */
export type Rates = Readonly<{
  /** Points a guest earns for each 100 baht of a stay, without VAT. */
  rewardRate: number;
  /** What the marketplace keeps. */
  commissionRate: RateByChannel;
  /** What the seller earns. */
  incentiveRate: RateByChannel;
}>;

/** What counts for one booking, kept with it. */
export type BookingRates = Readonly<{ reward: number; commission: number; incentive: number }>;

const forAll = (rate: number): RateByChannel => ({
  website: rate,
  phone: rate,
  'walk-in': rate,
  admin: rate,
});

/** While nobody has said otherwise; also for bookings made before rates were kept with them. */
export const DEFAULT_RATES: Rates = {
  rewardRate: 1,
  commissionRate: forAll(0.1),
  incentiveRate: forAll(0),
};

export const ratesFor = (
  { rewardRate, commissionRate, incentiveRate }: Rates,
  channel: BookingChannel,
): BookingRates => ({
  reward: rewardRate,
  commission: commissionRate[channel],
  incentive: incentiveRate[channel],
});
