import { localDate } from '@baanpak/domain/values/time/local-date.ts';

/** The night of the first character of `room_calendars.nights`: nobody books before it. */
export const FIRST_NIGHT = localDate('2026-01-01');

/** Stands for a night of which no unit is taken; one unit more is the next character. */
export const FREE = '0';

/**
 * `with_nights(nights, places, taken)`: the text with the nights at those places (counted from 0) set
 * to how many units are taken, as long as its last night needs. So the text depends on which nights
 * were ever taken and how they stand, not on the order in which that came about.
 */
export const WITH_NIGHTS = `
  CREATE FUNCTION with_nights(nights text, places integer[], taken integer[]) RETURNS text
  LANGUAGE plpgsql IMMUTABLE AS $$
  BEGIN
    FOR n IN 1 .. coalesce(array_length(places, 1), 0) LOOP
      IF places[n] >= length(nights) THEN
        nights := nights || repeat('${FREE}', places[n] + 1 - length(nights));
      END IF;
      nights := overlay(nights PLACING chr(ascii('${FREE}') + taken[n]) FROM places[n] + 1 FOR 1);
    END LOOP;
    RETURN nights;
  END $$;`;
