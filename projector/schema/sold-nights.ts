import { localDate } from '@baanpak/domain/values/local-date.ts';

/** The night of the first bit of `room_search.sold`: nobody searches before it. */
export const FIRST_NIGHT = localDate('2026-01-01');

/**
 * `with_nights(sold, nights, full)`: the bits with those nights (counted from 0) set to whether they
 * are full, as long as its last night needs. So the bits depend on which nights were ever taken and
 * how they stand, not on the order in which that came about.
 */
export const WITH_NIGHTS = `
  CREATE FUNCTION with_nights(sold bit varying, nights integer[], is_full boolean[]) RETURNS bit varying
  LANGUAGE plpgsql IMMUTABLE AS $$
  BEGIN
    FOR n IN 1 .. coalesce(array_length(nights, 1), 0) LOOP
      IF nights[n] >= length(sold) THEN
        sold := sold || repeat('0', nights[n] + 1 - length(sold))::bit varying;
      END IF;
      sold := set_bit(sold, nights[n], is_full[n]::integer);
    END LOOP;
    RETURN sold;
  END $$;`;
