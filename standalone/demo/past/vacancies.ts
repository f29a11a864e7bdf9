import { nightsOf, type Stay } from '@baanpak/domain/values/time/local-date.ts';
import { type DemoHotel, type DemoRoom, takesStay } from '../demo-hotel.ts';

export type WantedNights = Stay &
  Readonly<{ hotelSlug: string; roomKey: string; guest: { email: string } | null }>;

/** Which nights of which rooms are still available, by the rules of their stays; what lapsed counts as taken, to be sure. */
export type Vacancies = Readonly<{
  /** Takes a stay where it fits, and says whether it did. No guest sleeps in two places on one night. */
  take(wanted: WantedNights): boolean;
}>;

export function vacancies(catalogue: readonly DemoHotel[]): Vacancies {
  const rooms = new Map<string, DemoRoom>(
    catalogue.flatMap(({ slug, rooms: all }) =>
      all.map((room) => [`${slug}/${room.key}`, room] as const),
    ),
  );
  const taken = new Map<string, number>();
  return {
    take(wanted) {
      const name = `${wanted.hotelSlug}/${wanted.roomKey}`;
      const room = rooms.get(name);
      // staff keep a unit for nobody whatever the rules
      if (!room || (wanted.guest && !takesStay(room, wanted))) return false;
      const limits = [
        { who: name, most: room.units },
        ...(wanted.guest ? [{ who: wanted.guest.email, most: 1 }] : []),
      ];
      const slots = limits.flatMap(({ who, most }) =>
        nightsOf(wanted).map((night) => ({ slot: `${who} ${night}`, most })),
      );
      if (!slots.every(({ slot, most }) => (taken.get(slot) ?? 0) < most)) return false;
      for (const { slot } of slots) taken.set(slot, (taken.get(slot) ?? 0) + 1);
      return true;
    },
  };
}
