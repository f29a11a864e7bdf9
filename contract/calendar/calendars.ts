import { Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import { BookReachSchema } from '../booking/book-reach.ts';
import { uuid } from '../fields/fields.ts';
import { day } from '../fields/query-fields.ts';

export const RoomCalendarAnswer = withDetail({ bookReach: BookReachSchema });

/** Of all rooms of a hotel. */
export const HotelCalendarsParams = Type.Object({ hotelId: uuid() });
export const HotelCalendarsAnswer = withDetail({ bookReaches: Type.Array(BookReachSchema) });

export const StayExistsQuery = Type.Object({ check_in_date: day(), check_out_date: day() });
export const StayExistsAnswer = withDetail({ exists: Type.Boolean() });
