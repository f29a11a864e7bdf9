import { type LocalDate, localDate } from '@baanpak/domain/values/time/local-date.ts';
import type { ReadModel } from '../schema/read-model.ts';

/** The night of the first character of `room_calendars.nights`: nobody books before it. */
export const FIRST_NIGHT = localDate('2026-01-01');

/** Stands for a night of which no unit is taken; one unit more is the next character. */
export const FREE = '0';

/**
 * `with_nights(nights, places, taken)`: the text with the nights at those places (counted from 0) set
 * to how many units are taken, as long as its last night needs. So the text depends on which nights
 * were ever taken and how they stand, not on the order in which that came about.
 */
const WITH_NIGHTS = `
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

/** How many identical rooms are sold under a room; apart from `rooms` since its calendar decides it. */
export type RoomUnitsRow = { room_id: string; units: number };

/** How many units of a room are held or booked on a night; a night without a row is free. */
type RoomNightRow = { room_id: string; night: LocalDate; taken: number };

/** A room's nights in one text (ADR 18); made of `room_nights`. A room that was never taken has none. */
export type RoomCalendarRow = {
  room_id: string;
  /** A character a night from FIRST_NIGHT on: `0` and as many further as units are taken; past its end all are free. */
  nights: string;
};

/** Which unit of its room a booking has, by its label, where somebody decided it; staff for themselves. */
export type DecidedUnitRow = {
  booking_id: string;
  by: 'staff' | 'house';
  room_id: string;
  /** Null: that counts no more. */
  unit: string | null;
};

/** When a batch last touched what guests are told of a room, or of a hotel: its number, which grows from batch to batch. */
export type RoomMoveRow = { room_id: string; moved: number };

export type CalendarTables = {
  room_units: RoomUnitsRow;
  room_nights: RoomNightRow;
  room_calendars: RoomCalendarRow;
  decided_units: DecidedUnitRow;
  room_moves: RoomMoveRow;
};

export const calendarModel = {
  group: 'search',
  version: 3,
  keys: {
    room_units: ['room_id'],
    room_nights: ['room_id', 'night'],
    room_calendars: ['room_id'],
    decided_units: ['booking_id', 'by'],
  },
  sql: `
    CREATE TABLE room_units (room_id uuid PRIMARY KEY, units integer NOT NULL);
    CREATE TABLE room_nights (
      room_id uuid, night date, taken integer NOT NULL, PRIMARY KEY (room_id, night));
    CREATE TABLE room_calendars (room_id uuid PRIMARY KEY, nights text NOT NULL) WITH (fillfactor = 80);
    CREATE TABLE decided_units (
      booking_id uuid, by text, room_id uuid NOT NULL, unit text, PRIMARY KEY (booking_id, by));
    CREATE TABLE room_moves (room_id uuid PRIMARY KEY, moved bigint NOT NULL);
    CREATE INDEX ON room_moves (moved, room_id);
    ${WITH_NIGHTS}`,
} as const satisfies ReadModel;
