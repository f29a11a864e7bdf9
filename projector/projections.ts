import type { EventType } from '@baanpak/domain/processes/process.ts';
import { bookings } from './booking/bookings.ts';
import { roomNights } from './calendar/room-nights.ts';
import { cashDrawers } from './cash-drawer/cash-drawers.ts';
import { checkouts } from './checkout/checkouts.ts';
import { commissionInvoices } from './commission-invoice/commission-invoices.ts';
import { events } from './events/events.ts';
import { hotels } from './hotel/hotels.ts';
import { moneyCases } from './money-case/money-cases.ts';
import { partnerApplications } from './partner/partner-applications.ts';
import { payments } from './payment/payments.ts';
import { GROUPS } from './read-models.ts';
import { reports } from './report/reports.ts';
import { reviews } from './review/reviews.ts';
import { rooms } from './room/rooms.ts';
import { type ProjectedGroup, projectedGroup } from './run/projection.ts';
import { settlements } from './settlement/settlements.ts';
import { sites } from './site/sites.ts';
import { taxDocuments } from './tax-invoice/tax-documents.ts';
import { users } from './user/users.ts';

/** One a read model. */
const PROJECTIONS = [
  hotels,
  rooms,
  reviews,
  roomNights,
  bookings,
  checkouts,
  payments,
  moneyCases,
  cashDrawers,
  users,
  sites,
  partnerApplications,
  events,
  reports,
  taxDocuments,
  commissionInvoices,
  settlements,
] as const;

type TypesOf<Each> = Each extends { when: infer When }
  ? string extends keyof When // of every event, as the list of events and the reports
    ? never
    : keyof When
  : never;
type Unprojected = Exclude<EventType, TypesOf<(typeof PROJECTIONS)[number]>>;

/** The event types that no read model has rows of, and why: one without a projection or a line here does not compile. */
export const WITHOUT_ROWS: Readonly<Record<Unprojected, string>> = {
  AdminAppointed: 'the events of the user say their role',
  AdminDismissed: 'the events of the user say their role',
  CaseListed: 'CaseOpened says whose money it is',
  ChargesCompared: 'differences are cases, and the rest is for the process that compares',
  LedgerDayCompared: 'differences are cases, and the rest is for the process that compares',
  NameClaimed: 'what bears the name says so itself',
  NameReleased: 'what bears the name says so itself',
  RoomListed: 'RoomRegistered says whose room it is',
};

/** The groups of this version of the code, each with the projections that write it. */
export const PROJECTED_GROUPS: readonly ProjectedGroup[] = GROUPS.map((group) =>
  projectedGroup(group, PROJECTIONS),
);
