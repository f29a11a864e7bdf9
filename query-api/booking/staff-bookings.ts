import type { KnownBooking, StaffBookingJson } from '@baanpak/contract/booking/booking.ts';
import { mustMask as masksFor, shownToStaff } from '@baanpak/contract/booking/present-booking.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyRequest } from 'fastify';

/** Whether the caller sees guests' contacts masked. */
export const mustMask = (request: FastifyRequest): boolean => masksFor(principalOf(request));

/** A booking as this caller may see it. */
export const shownTo =
  (request: FastifyRequest) =>
  (known: KnownBooking): StaffBookingJson =>
    shownToStaff(principalOf(request), known);
