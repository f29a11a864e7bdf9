import { type StayTables, stayModel } from './booking/tables.ts';
import { type CalendarTables, calendarModel } from './calendar/tables.ts';
import { type CashDrawerTables, cashDrawerModel } from './cash-drawer/tables.ts';
import { type CheckoutTables, checkoutModel } from './checkout/tables.ts';
import {
  type CommissionInvoiceTables,
  commissionInvoiceModel,
} from './commission-invoice/tables.ts';
import { type EventTables, eventModel } from './events/tables.ts';
import { type HotelTables, hotelModel } from './hotel/tables.ts';
import { type MoneyCaseTables, moneyCaseModel } from './money-case/tables.ts';
import { type PartnerTables, partnerModel } from './partner/tables.ts';
import { type PaymentTables, paymentModel } from './payment/tables.ts';
import { type ReportTables, reportModel } from './report/tables.ts';
import { type ReviewTables, reviewModel } from './review/tables.ts';
import { type RoomTables, roomModel } from './room/tables.ts';
import {
  GROUP_NAMES,
  type Group,
  type GroupName,
  groupOf,
  type ReadModel,
} from './schema/read-model.ts';
import { type SettlementTables, settlementModel } from './settlement/tables.ts';
import { type SiteTables, siteModel } from './site/tables.ts';
import { type TaxTables, taxModel } from './tax-invoice/tables.ts';
import { type UserTables, userModel } from './user/tables.ts';

/** Every read model there is, in the order in which its tables are made. */
export const READ_MODELS: readonly ReadModel[] = [
  hotelModel,
  roomModel,
  reviewModel,
  calendarModel,
  stayModel,
  checkoutModel,
  paymentModel,
  moneyCaseModel,
  cashDrawerModel,
  userModel,
  siteModel,
  partnerModel,
  eventModel,
  reportModel,
  taxModel,
  commissionInvoiceModel,
  settlementModel,
];

/** Their tables, as PostgreSQL holds them; amounts in satang. */
export type ReadSchema = HotelTables &
  RoomTables &
  ReviewTables &
  CalendarTables &
  StayTables &
  CheckoutTables &
  PaymentTables &
  MoneyCaseTables &
  CashDrawerTables &
  UserTables &
  SiteTables &
  PartnerTables &
  EventTables &
  ReportTables &
  TaxTables &
  CommissionInvoiceTables &
  SettlementTables;

/** The primary key of each table that a projection addresses. */
export const PRIMARY_KEYS = {
  ...hotelModel.keys,
  ...roomModel.keys,
  ...reviewModel.keys,
  ...calendarModel.keys,
  ...stayModel.keys,
  ...checkoutModel.keys,
  ...paymentModel.keys,
  ...moneyCaseModel.keys,
  ...cashDrawerModel.keys,
  ...userModel.keys,
  ...siteModel.keys,
  ...partnerModel.keys,
  ...eventModel.keys,
  ...reportModel.keys,
  ...taxModel.keys,
  ...commissionInvoiceModel.keys,
  ...settlementModel.keys,
} as const;

/** The groups of this version of the code. */
export const GROUPS: readonly Group[] = GROUP_NAMES.map((name) =>
  groupOf(
    name,
    READ_MODELS.filter(({ group }) => group === name),
  ),
);

/** The schemas of some groups of this version of the code. */
export const schemasOf = (names: readonly GroupName[]): string[] =>
  GROUPS.filter(({ name }) => names.includes(name)).map(({ schema }) => schema);

/** The search path by which queries find every table of this version; new tables would land in none of them. */
export const SEARCH_PATH = ['public', ...GROUPS.map(({ schema }) => schema)].join();
