import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyRequest } from 'fastify';
import type { BookingJson } from '../contract/booking.ts';
import { maskGuest } from '../contract/mask-guest.ts';

/** Visitors see who comes, not how to reach them. */
export const mustMask = (request: FastifyRequest): boolean =>
  principalOf(request).role === 'visitor';

/** A booking as this caller may see it. */
export const shownTo =
  (request: FastifyRequest) =>
  (book: BookingJson): BookingJson =>
    mustMask(request) ? maskGuest(book) : book;
