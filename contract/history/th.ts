import type { DomainEvent, EventType } from '@baanpak/domain/processes/process.ts';
import type { Period } from '@baanpak/domain/room/day-table.ts';
import type { ChargeMethod } from '@baanpak/domain/values/money/charge-method.ts';
import type { Satang } from '@baanpak/domain/values/money/money.ts';
import { refundFailureText } from '@baanpak/domain/values/money/refund-failures.ts';
import { paymentFailureText, resolvedText, systemName } from './codes.ts';
import {
  bahtText,
  formatsOf,
  isOneDay,
  lastDayOf,
  type Names,
  type NameWords,
  priceRuns,
  type Sentences,
  sentenceBy,
  sumText,
} from './sentence.ts';

/** What staff read of each event type in Thai. */
export const eventLabelsTh: Readonly<Record<EventType, string>> = {
  AdminAppointed: 'ตั้งผู้ดูแลระบบ',
  AdminDismissed: 'ถอนผู้ดูแลระบบ',
  ArrivalAnnounced: 'ผู้เข้าพักส่งข้อมูลการเข้าพัก',
  ArrivalUndone: 'เลิกทำเช็คอิน',
  BlockLifted: 'เปิดห้อง',
  BlockPlaced: 'ปิดห้อง',
  BookingAbandoned: 'การจองไม่เสร็จสมบูรณ์',
  BookingAmended: 'แก้ไขข้อมูล',
  BookingCanceled: 'ยกเลิกการจอง',
  BookingDisabled: 'ซ่อนจากรายการ',
  BookingEnabled: 'แสดงในรายการอีกครั้ง',
  BookingExpired: 'หมดเวลาชำระเงิน',
  BookingGivenUp: 'ผู้เข้าพักเลิกจอง',
  BookingPaid: 'ชำระเงิน',
  BookingPlaced: 'จองห้อง',
  BookingReinstated: 'เลิกทำการยกเลิก',
  BookingTaken: 'พนักงานรับจอง',
  CalendarClosed: 'ปิดปฏิทิน',
  CalendarOpened: 'เปิดปฏิทิน',
  CancellationUndoBegun: 'เริ่มเลิกทำการยกเลิก',
  CancellationUndoRefused: 'เลิกทำการยกเลิกไม่ได้',
  CaseListed: 'บันทึกรายการตรวจสอบ',
  CaseOpened: 'เปิดรายการตรวจสอบ',
  CaseResolved: 'รายการตรวจสอบจบแล้ว',
  CaseSettled: 'จัดการรายการแล้ว',
  CashMoved: 'เงินสดเข้าออก',
  ChargeExpired: 'การเรียกเก็บหมดเวลา',
  ChargeFailed: 'เรียกเก็บเงินไม่สำเร็จ',
  ChargeMismatched: 'ยอดเรียกเก็บไม่ตรง',
  ChargePaid: 'เรียกเก็บเงินแล้ว',
  ChargePending: 'รอผลการเรียกเก็บ',
  ChargeRequested: 'ขอเรียกเก็บเงิน',
  ChargesCompared: 'เทียบรายการเรียกเก็บ',
  CheckoutCanceled: 'พนักงานยกเลิกการชำระ',
  CheckoutDiscarded: 'ทิ้งตะกร้า',
  CheckoutExpired: 'หมดเวลาชำระ',
  CheckoutGivenUp: 'ยกเลิกการชำระ',
  CheckoutHeld: 'กันห้องรอชำระ',
  CheckoutOpened: 'เริ่มชำระเงิน',
  CheckoutPaid: 'ชำระครบ',
  CheckoutReinstated: 'เลิกทำการยกเลิกแล้ว',
  CommissionInvoiceIssued: 'ออกใบกำกับภาษีค่าคอมมิชชัน',
  CreditNoteIssued: 'ออกใบลดหนี้',
  CreditNoteRecorded: 'ออกใบลดหนี้',
  DaysPainted: 'ตั้งราคาหรือเงื่อนไขการเข้าพัก',
  DepartureUndone: 'เลิกทำเช็คเอาต์',
  DeskMoneyOwedBack: 'มีเงินหน้าเคาน์เตอร์ต้องคืน',
  DeskMoneyOwedChanged: 'ยอดเงินหน้าเคาน์เตอร์ที่ต้องคืนเปลี่ยน',
  DeskPaymentRecorded: 'รับเงินหน้าเคาน์เตอร์',
  DifferenceApproved: 'อนุมัติคืนส่วนต่างราคา',
  DifferenceRejected: 'เก็บส่วนต่างราคาเป็นเครดิต',
  DifferenceRequested: 'มีส่วนต่างราคารอคืน',
  DocumentSent: 'ผู้เข้าพักส่งเอกสาร',
  DocumentsDeleted: 'ลบเอกสารแล้ว',
  ExtraAdded: 'เพิ่มรายการในบิล',
  ExtraRemoved: 'ลบรายการในบิล',
  GuestArrived: 'เช็คอิน',
  GuestDeparted: 'เช็คเอาต์',
  GuestIdGiven: 'ส่งลิงก์ให้ผู้เข้าพัก',
  HotelDescribed: 'แก้ไขโรงแรม',
  HotelDisabled: 'ปิดโรงแรม',
  HotelEnabled: 'เปิดโรงแรม',
  HotelPicturesSet: 'เปลี่ยนรูปโรงแรม',
  HotelRegistered: 'เพิ่มโรงแรม',
  HotelRemoved: 'ลบโรงแรม',
  HotelSlugReplaced: 'เปลี่ยนที่อยู่เว็บของโรงแรม',
  LatePaymentAccepted: 'รับเงินที่มาช้า',
  LatePaymentReturned: 'คืนเงินที่มาช้า',
  LateSettlementBegun: 'เริ่มจัดการเงินที่มาช้า',
  LedgerDayCompared: 'เทียบบัญชีประจำวัน',
  MoveAbandoned: 'การย้ายไม่เสร็จสมบูรณ์',
  MoveHeld: 'กันคืนไว้เพื่อย้าย',
  MoveReleased: 'ปล่อยคืนที่กันไว้เพื่อย้าย',
  NameClaimed: 'ใช้ชื่อนี้',
  NameReleased: 'เลิกใช้ชื่อนี้',
  NightsBlocked: 'ปิดขายห้อง',
  NightsBooked: 'ยืนยันคืนที่จอง',
  NightsHeld: 'กันห้องไว้',
  NightsMoved: 'ย้ายคืน',
  NightsReleased: 'ปล่อยห้องกลับมาขาย',
  NightsRestored: 'คืนห้องให้การจองเดิม',
  NightsRetaken: 'กลับมาจองห้องเดิม',
  NoShowRecorded: 'ไม่มาเข้าพัก',
  NoShowUndone: 'เลิกทำการไม่มาเข้าพัก',
  PartnerAccepted: 'อนุมัติใบสมัคร',
  PartnerApplied: 'สมัครลงประกาศ',
  PartnerDeclined: 'ปฏิเสธใบสมัคร',
  PasswordChanged: 'เปลี่ยนรหัสผ่าน',
  PaymentAttempted: 'เริ่มจ่ายเงิน',
  PaymentAwaited: 'รอชำระเงิน',
  PaymentCameLate: 'เงินมาช้า',
  PaymentFailed: 'จ่ายเงินไม่สำเร็จ',
  PaymentMethodChanged: 'เปลี่ยนวิธีชำระเงิน',
  PaymentMethodChosen: 'เลือกวิธีชำระ',
  PaymentReceived: 'ได้รับเงิน',
  PaymentTurnedAway: 'ไม่รับเงินที่มาช้า',
  RecoveryCodeUsed: 'ใช้รหัสกู้คืน',
  RecoveryCodesRenewed: 'สร้างรหัสกู้คืนใหม่',
  RefundAccountNamed: 'แจ้งบัญชีรับเงินคืน',
  RefundApproved: 'อนุมัติคืนเงิน',
  RefundAttempted: 'ส่งคำสั่งคืนเงิน',
  RefundAwaited: 'รอผลการคืนเงิน',
  RefundFailed: 'คืนเงินไม่สำเร็จ',
  RefundLeftToHotel: 'ให้โรงแรมคืนเงินเอง',
  RefundMoved: 'สถานะการคืนเงินเปลี่ยน',
  RefundPaid: 'คืนเงินแล้ว',
  RefundReduced: 'คืนเงินน้อยลง',
  RefundRejected: 'ปฏิเสธคืนเงิน',
  RefundRequested: 'ขอคืนเงิน',
  RefundRetried: 'คืนเงินอีกครั้ง',
  RefundStarted: 'เริ่มคืนเงิน',
  RefundTransferred: 'โอนเงินคืนแล้ว',
  ReservationAbandoned: 'การจองในตะกร้าไม่เสร็จสมบูรณ์',
  ReviewAnswered: 'ตอบรีวิว',
  ReviewCounted: 'นับคะแนนรีวิว',
  ReviewHidden: 'ซ่อนรีวิว',
  ReviewReported: 'แจ้งรีวิวไม่เหมาะสม',
  ReviewRevised: 'แก้ไขรีวิว',
  ReviewShown: 'แสดงรีวิวอีกครั้ง',
  ReviewWritten: 'เขียนรีวิว',
  RoomDescribed: 'แก้ไขห้อง',
  RoomDisabled: 'ปิดห้อง',
  RoomEnabled: 'เปิดห้อง',
  RoomListed: 'เพิ่มห้องในโรงแรม',
  RoomPicturesSet: 'เปลี่ยนรูปห้อง',
  RoomRegistered: 'เพิ่มห้อง',
  RoomRemoved: 'ลบห้อง',
  SecondFactorTurnedOff: 'ปิดการยืนยันขั้นที่สอง',
  SecondFactorTurnedOn: 'เปิดการยืนยันขั้นที่สอง',
  SettlementClosed: 'ปิดยอดเดือนกับเจ้าของ',
  ShiftCounted: 'นับเงินสดแล้ว',
  SiteRevised: 'แก้ไขเว็บไซต์',
  StaffNoteSet: 'บันทึกของพนักงาน',
  StayCompleted: 'การเข้าพักสิ้นสุด',
  StayMoved: 'ย้ายวันหรือห้อง',
  TaxInvoiceIssued: 'ออกใบกำกับภาษี',
  TaxInvoiceRecorded: 'ออกใบกำกับภาษี',
  TokenEnded: 'ออกจากระบบในอุปกรณ์หนึ่ง',
  TransferConfirmed: 'ยืนยันการโอน',
  TransferReported: 'แจ้งโอน',
  UnitAssigned: 'กำหนดห้อง',
  UnitFreed: 'ยกเลิกการกำหนดห้อง',
  UnitsChanged: 'เปลี่ยนจำนวนห้อง',
  UserAssigned: 'เปลี่ยนบทบาท',
  UserDescribed: 'แก้ไขผู้ใช้',
  UserDisabled: 'ปิดผู้ใช้',
  UserEnabled: 'เปิดผู้ใช้',
  UserRegistered: 'เพิ่มผู้ใช้',
  UserRemoved: 'ลบผู้ใช้',
  UserSignedOut: 'ออกจากระบบทุกอุปกรณ์',
};

const { day, moment, month, weekday } = formatsOf('th');

type Nights = Readonly<{ checkIn: string; checkOut: string }>;
const nights = ({ checkIn, checkOut }: Nights) => `${day(checkIn)} ถึง ${day(checkOut)}`;

const listed = (names: readonly string[]): string => {
  const last = names.at(-1) ?? 'ไม่มี';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} และ ${last}`;
};

type Stayed = Nights & Readonly<{ bookingId: string; roomId: string; price: Satang }>;
/** Each stay of a checkout: its booking, room and nights. */
const stays = (all: readonly Stayed[], { booking, room }: Names) =>
  listed(all.map((stay) => `${booking(stay.bookingId)} (${room(stay.roomId)}, ${nights(stay)})`));
const bookings = (ids: readonly string[], { booking }: Names) => listed(ids.map(booking));

const PAYMENT_METHODS = { gateway: 'ออนไลน์', direct: 'โดยโอนให้โรงแรม' };
const DESK_METHODS = { cash: 'เป็นเงินสด', transfer: 'โดยโอน', 'card-terminal': 'ด้วยบัตร' };
const CHARGE_WAYS = { card: 'ด้วยบัตร', promptpay: 'ด้วยพร้อมเพย์' };
const chargedBy = (method: ChargeMethod): string =>
  method === 'card' || method === 'promptpay' ? CHARGE_WAYS[method] : 'ด้วยแอปธนาคาร';
const CHANNELS = {
  website: 'ทางเว็บไซต์',
  phone: 'ทางโทรศัพท์',
  'walk-in': 'ที่หน้าเคาน์เตอร์',
  admin: 'ทางหลังบ้าน',
};
const RELEASED = {
  expired: 'หมดเวลาชำระเงิน',
  'given-up': 'ผู้เข้าพักเลิกจอง',
  abandoned: 'การจองไม่เสร็จสมบูรณ์',
  refused: 'การจองถูกปฏิเสธ',
  canceled: 'การจองถูกยกเลิก',
  moved: 'ย้ายการเข้าพักแล้ว',
};
const LATE = {
  expired: 'หลังหมดเวลา',
  'given-up': 'หลังผู้เข้าพักเลิกจอง',
  canceled: 'หลังถูกยกเลิก',
  'paid-before': 'หลังชำระไปแล้ว',
};
const REFUNDED = {
  booking: 'ค่าห้อง',
  late: 'เงินที่มาช้า',
  case: 'เงินของรายการตรวจสอบ',
  desk: 'เงินที่รับหน้าเคาน์เตอร์',
};
const REFUND_STATUS = {
  open: 'กำลังดำเนินการ',
  'left-to-hotel': 'ให้โรงแรมคืนเอง',
  failed: 'ไม่สำเร็จ',
  paid: 'คืนแล้ว',
};
const CASE_KINDS = {
  'mismatched-money': 'ยอดชำระไม่ตรง',
  'unknown-charge': 'รายการชำระที่ไม่รู้จัก',
  'failed-refund': 'คืนเงินไม่สำเร็จ',
  'refused-follow-up': 'ทำรายการต่อไม่ได้',
  difference: 'ยอดต่างกับผู้ให้บริการ',
  dispute: 'ผู้ถือบัตรโต้แย้ง',
};
const CASE_ACTIONS = { return: 'คืนเงิน', book: 'รับเป็นค่าห้อง', close: 'ปิดเรื่อง' };
const ROLES = {
  admin: 'ผู้ดูแลระบบ',
  owner: 'เจ้าของโรงแรม',
  officer: 'เจ้าหน้าที่',
  visitor: 'ผู้เข้าชม',
  auditor: 'ผู้ตรวจสอบ',
};
const UNIT_REASONS = { staff: '', 'check-in': ' ตอนเช็คอิน', closed: ' เพราะปิดห้อง' };
const RESTORED = { held: 'กันไว้', booked: 'จองไว้', blocked: 'ปิดไว้' };

/** The fields of bookings, hotels, rooms, users and the site; a field without a word is told by its name. */
const FIELDS: Readonly<Record<string, string>> = {
  guests: 'จำนวนผู้เข้าพัก',
  children: 'จำนวนเด็ก',
  pets: 'จำนวนสัตว์เลี้ยง',
  breakfast: 'อาหารเช้า',
  methodCheckIn: 'วิธีเช็คอิน',
  lang: 'ภาษา',
  reservedBy: 'ชื่อผู้เข้าพัก',
  email: 'อีเมล',
  phone: 'โทรศัพท์',
  note: 'ข้อความถึงโรงแรม',
  address: 'ที่อยู่',
  province: 'จังหวัด',
  country: 'ประเทศ',
  postalCode: 'รหัสไปรษณีย์',
  taxInvoice: 'ข้อมูลใบกำกับภาษี',
  username: 'ชื่อผู้ใช้',
  firstname: 'ชื่อ',
  lastname: 'นามสกุล',
  nickname: 'ชื่อเล่น',
  hotelName: 'ชื่อโรงแรม',
  provinceId: 'จังหวัด',
  contactPhone: 'โทรศัพท์',
  contactChat: 'แชต',
  checkInOnline: 'เช็คอินออนไลน์',
  checkInAtHotel: 'เช็คอินที่โรงแรม',
  checkInTime: 'เวลาเช็คอิน',
  checkOutTime: 'เวลาเช็คเอาต์',
  facilities: 'สิ่งอำนวยความสะดวก',
  sideViews: 'วิว',
  messageDescription: 'คำอธิบาย',
  messageFromHotel: 'ข้อความจากโรงแรม',
  locPlaces: 'ตำแหน่งบนแผนที่',
  distanceToCity: 'ระยะทางถึงเมือง',
  distanceToAirport: 'ระยะทางถึงสนามบิน',
  airportName: 'สนามบิน',
  vdoYoutube: 'วิดีโอ YouTube',
  vdoFacebook: 'วิดีโอ Facebook',
  bank: 'ธนาคาร',
  bankAccountNumber: 'เลขบัญชี',
  bankAccountName: 'ชื่อบัญชี',
  promptPayId: 'พร้อมเพย์',
  taxId: 'เลขประจำตัวผู้เสียภาษี',
  branch: 'สาขา',
  registeredName: 'ชื่อที่จดทะเบียน',
  registeredAddress: 'ที่อยู่ที่จดทะเบียน',
  vatRegistered: 'การจดทะเบียนภาษีมูลค่าเพิ่ม',
  cancellationPolicy: 'เงื่อนไขการยกเลิก',
  title: 'ชื่อห้อง',
  subtitle: 'ชื่อรอง',
  description: 'คำอธิบาย',
  roomType: 'ประเภทห้อง',
  basePrice: 'ราคาปกติ',
  maxGuests: 'ผู้เข้าพักสูงสุด',
  petsAllowed: 'รับสัตว์เลี้ยง',
  kidsAllowed: 'รับเด็ก',
  notes: 'หมายเหตุ',
  unitNames: 'เลขห้อง',
  cover: 'รูปหน้าปก',
  gallery: 'รูปทั้งหมด',
  panorama: 'รูปพาโนรามา',
  logo: 'โลโก้',
  bannerId: 'แบนเนอร์',
  selectedRoomIds: 'ห้องในหน้าแรก',
  pages: 'หน้าข้อความ',
  company: 'บริษัท',
  aboutUs: 'เกี่ยวกับเรา',
  partnerUrl: 'ลิงก์ลงที่พักกับเรา',
  socials: 'โซเชียลมีเดีย',
  cardBrands: 'บัตรที่รับชำระ',
  copyright: 'ลิขสิทธิ์',
  rewardRate: 'อัตราแต้ม',
  commissionRate: 'อัตราค่าคอมมิชชัน',
  incentiveRate: 'อัตราค่าตอบแทน',
};
const fieldWord = (field: string): string => FIELDS[field] ?? field;
/** In place of what was erased with its person. */
const ERASED = '(ลบแล้ว)';
/** What was changed of a booking; where it was of a guest alone who was erased, nobody knows any more. */
const amendedIn = ({ terms, guest }: Readonly<{ terms: object; guest: object | null }>): string => {
  const known = [...Object.keys(terms), ...Object.keys(guest ?? {})].map(fieldWord);
  return known.length === 0 && guest === null ? ERASED : listed(known);
};
const fieldsIn = (changes: object | null) => listed(Object.keys(changes ?? {}).map(fieldWord));

type PaintedDays = Period & Readonly<{ price?: Satang | null }>;
const period = (one: Period) =>
  `${day(one.from)} ถึง ${day(lastDayOf(one))}${one.weekdays ? ` (${one.weekdays.map(weekday).join(', ')})` : ''}`;
const priced = (one: PaintedDays) =>
  `${one.price === null || one.price === undefined ? 'ราคาปกติ' : bahtText(one.price)} ในวันที่ ${period(one)}`;
const RUNS_TOLD = 5;

/** What each run of nights cost and costs; without that the periods as they were set. */
function pricesSet(prices: readonly PaintedDays[], { days }: Names): string {
  if (!days) return listed(prices.map(priced));
  const runs = priceRuns(days).map(
    (run) =>
      `จาก ${bahtText(run.from)} เป็น ${bahtText(run.to)} ในวันที่ ${isOneDay(run.period) ? day(run.period.from) : period(run.period)}`,
  );
  const more = runs.length - RUNS_TOLD;
  return listed([...runs.slice(0, RUNS_TOLD), ...(more > 0 ? [`อีก ${more} ช่วง`] : [])]);
}

/** What each event says in Thai. */
const SENTENCES: Sentences = {
  AdminAppointed: ({ data }, n) => `${n.who} เพิ่ม ${n.user(data.userId)} ในรายชื่อผู้ดูแลระบบ`,
  AdminDismissed: ({ data }, n) => `${n.who} ถอน ${n.user(data.userId)} จากรายชื่อผู้ดูแลระบบ`,
  ArrivalAnnounced: ({ data }, n) =>
    `${n.who} ส่งข้อมูลการเข้าพักของ ${n.booking(data.bookingId)}${data.arrival?.arrivalTime ? ` จะมาถึงเวลา ${data.arrival.arrivalTime} น.` : ''}`,
  ArrivalUndone: ({ data }, n) => `${n.who} เลิกทำเช็คอินของ ${n.booking(data.bookingId)}`,
  BlockLifted: ({ data }, n) =>
    `${n.who} เปิดห้อง ${n.room(data.roomId)} อีกครั้ง โดยเลิก ${n.booking(data.bookingId)}`,
  BlockPlaced: ({ data: { bookingId, terms } }, n) =>
    `${n.who} บันทึก ${n.booking(bookingId)} ซึ่งปิด ${n.room(terms.roomId)} จำนวน ${terms.units ?? 1} ห้อง ${nights(terms)}`,
  BookingAbandoned: ({ data }, n) => `${n.who} ทิ้ง ${n.booking(data.bookingId)} ซึ่งจองไม่เสร็จสมบูรณ์`,
  BookingAmended: ({ data }, n) => `${n.who} แก้ไข ${n.booking(data.bookingId)}: ${amendedIn(data)}`,
  BookingCanceled: ({ data }, n) => `${n.who} ยกเลิก ${n.booking(data.bookingId)}`,
  BookingDisabled: ({ data }, n) => `${n.who} ซ่อน ${n.booking(data.bookingId)} จากรายการ`,
  BookingEnabled: ({ data }, n) => `${n.who} แสดง ${n.booking(data.bookingId)} ในรายการอีกครั้ง`,
  BookingExpired: ({ data }, n) =>
    `${n.who} ปล่อยให้ ${n.booking(data.bookingId)} หมดเวลาโดยไม่ได้ชำระ`,
  BookingGivenUp: ({ data }, n) => `${n.who} เลิกจอง ${n.booking(data.bookingId)}`,
  BookingPaid: ({ data }, n) =>
    `${n.who} ยืนยัน ${n.booking(data.bookingId)}: ชำระ ${bahtText(data.amount)} เมื่อ ${moment(data.paidAt)}`,
  BookingPlaced: ({ data: { bookingId, terms, heldUntil } }, n) =>
    `${n.who} จอง ${n.room(terms.roomId)} ${nights(terms)} เป็น ${n.booking(bookingId)} ราคา ${bahtText(terms.price)} ชำระภายใน ${moment(heldUntil)}`,
  BookingReinstated: ({ data }, n) =>
    `${n.who} เลิกทำการสิ้นสุดของ ${n.booking(data.bookingId)} ซึ่งอยู่ถึง ${day(data.checkOut)} ตามเดิม`,
  BookingTaken: ({ data: { bookingId, terms } }, n) =>
    `${n.who} รับจอง ${n.booking(bookingId)} ${CHANNELS[terms.channel]}: ${n.room(terms.roomId)} ${nights(terms)} ราคา ${bahtText(terms.price)}`,
  CalendarClosed: ({ data }, n) => `${n.who} ปิดปฏิทินของ ${n.room(data.roomId)}`,
  CalendarOpened: ({ data }, n) =>
    `${n.who} เปิดปฏิทินของ ${n.room(data.roomId)} จำนวน ${data.units} ห้อง`,
  CancellationUndoBegun: ({ data }, n) => `${n.who} เริ่มเลิกทำการยกเลิกของ ${stays(data.stays, n)}`,
  CancellationUndoRefused: ({ data }, n) =>
    `${n.who} เลิกทำการยกเลิกของ ${stays(data.stays, n)} ไม่ได้ เพราะห้องไม่ว่างแล้ว`,
  CaseListed: (_, n) => `${n.who} บันทึกรายการตรวจสอบไว้กับการชำระ`,
  CaseOpened: ({ data }, n) =>
    `${n.who} เปิดรายการตรวจสอบเรื่อง${CASE_KINDS[data.kind]} ${bahtText(data.amount)}${data.bookingIds.length > 0 ? ` ของ ${bookings(data.bookingIds, n)}` : ''}`,
  CaseResolved: ({ data }, n) =>
    `${n.who} ปิดรายการตรวจสอบเรื่อง${CASE_KINDS[data.kind]} ${bahtText(data.amount)} เพราะไม่มีอะไรต้องจัดการแล้ว (${resolvedText(data.because, 'th')})`,
  CaseSettled: ({ data }, n) =>
    `${n.who} จัดการรายการตรวจสอบเรื่อง${CASE_KINDS[data.kind]} ${bahtText(data.amount)}: ${CASE_ACTIONS[data.action]}`,
  CashMoved: ({ data }, n) =>
    `${n.who} ${data.amount < 0 ? 'คืนเงินสด' : 'บันทึกเงินสด'} ${bahtText(Math.abs(data.amount))} ${data.amount < 0 ? 'จาก' : 'ใน'}ลิ้นชักของ ${n.user(data.userId)} ที่ ${n.hotel(data.hotelId)} วันที่ ${day(data.day)}`,
  ChargeExpired: (_, n) => `${n.who} บันทึกว่ารายการเรียกเก็บหมดเวลาโดยไม่มีการชำระ`,
  ChargeFailed: ({ data }, n) =>
    `${n.who} บันทึกว่าเรียกเก็บเงินไม่สำเร็จ (${paymentFailureText(data.failureCode, 'th')})`,
  ChargeMismatched: ({ data }, n) =>
    `${n.who} บันทึกการเรียกเก็บ ${sumText(data.amount, data.currency)} แทนที่จะเป็น ${bahtText(data.expected)}${data.paidAt ? ` ชำระเมื่อ ${moment(data.paidAt)}` : ''}`,
  ChargePaid: ({ data }, n) =>
    `${n.who} บันทึกว่าเรียกเก็บ ${bahtText(data.amount)} ได้แล้วเมื่อ ${moment(data.paidAt)}${data.card ? ` ด้วย ${data.card.brand} ${data.card.lastDigits}` : ''}`,
  ChargePending: (_, n) => `${n.who} บันทึกว่าผู้ให้บริการรอการชำระ`,
  ChargeRequested: ({ data }, n) =>
    `${n.who} ขอให้ผู้ให้บริการเรียกเก็บ ${bahtText(data.amount)} ${chargedBy(data.method)} ชำระภายใน ${moment(data.expiresAt)}`,
  ChargesCompared: ({ data }, n) =>
    `${n.who} เทียบรายการเรียกเก็บ ${data.charges} รายการของวันที่ ${day(data.day)} กับผู้ให้บริการ ยังมีต่อ: ต่างกัน ${data.differences} รายการ`,
  CheckoutCanceled: ({ data }, n) => `${n.who} ยกเลิกการชำระของ ${stays(data.stays, n)}`,
  CheckoutDiscarded: (_, n) => `${n.who} ทิ้งตะกร้า`,
  CheckoutExpired: ({ data }, n) => `${n.who} ปิดเวลาชำระของ ${stays(data.stays, n)}`,
  CheckoutGivenUp: ({ data }, n) => `${n.who} เลิกชำระของ ${stays(data.stays, n)}`,
  CheckoutHeld: ({ data }, n) =>
    `${n.who} กัน ${stays(data.stays, n)} ยอด ${bahtText(data.amount)} ไว้ถึง ${moment(data.heldUntil)}`,
  CheckoutOpened: ({ data }, n) =>
    `${n.who} ไปชำระเงินของ ${listed(data.items.map((item) => `${n.room(item.roomId)} (${nights(item)}, ${bahtText(item.totalPrice)})`))}`,
  CheckoutPaid: ({ data }, n) =>
    `${n.who} บันทึก ${bahtText(data.amount)} ของ ${stays(data.stays, n)} ชำระเมื่อ ${moment(data.paidAt)}`,
  CheckoutReinstated: ({ data }, n) =>
    `${n.who} เลิกทำการยกเลิกของ ${stays(data.stays, n)} แล้ว${data.heldUntil ? ` ชำระภายใน ${moment(data.heldUntil)}` : ''}`,
  CommissionInvoiceIssued: ({ data: { ownerId, invoice } }, n) =>
    `${n.who} ออก${invoice.kind === 'invoice' ? 'ใบกำกับภาษี' : 'ใบลดหนี้'} ${invoice.number} ให้ ${n.user(ownerId)}: ค่าคอมมิชชัน ${bahtText(invoice.commission)} เดือน${month(invoice.month)}`,
  CreditNoteIssued: ({ data: { bookingId, note } }, n) =>
    `${n.who} ออกใบลดหนี้ ${note.number} ยอด ${bahtText(note.amount)} ของ ${n.booking(bookingId)}`,
  CreditNoteRecorded: ({ data: { bookingId, note } }, n) =>
    `${n.who} บันทึกใบลดหนี้ ${note.number} ยอด ${bahtText(note.amount)} ไว้กับ ${n.booking(bookingId)}`,
  DaysPainted: ({ data }, n) => {
    const set = [
      ...(data.prices.length > 0
        ? [`ราคาของ ${n.room(data.roomId)}: ${pricesSet(data.prices, n)}`]
        : []),
      ...(data.rules.length > 0
        ? [`เงื่อนไขการเข้าพักของ ${n.room(data.roomId)} ในวันที่ ${listed(data.rules.map(period))}`]
        : []),
    ];
    return `${n.who} ${data.undoes === undefined ? 'ตั้ง' : 'เลิกทำการแก้ไขและตั้ง'}${listed(set)}`;
  },
  DepartureUndone: ({ data }, n) =>
    `${n.who} เลิกทำเช็คเอาต์ของ ${n.booking(data.bookingId)} ซึ่งสิ้นสุด ${day(data.checkOut)} ตามเดิม`,
  DeskMoneyOwedBack: ({ data }, n) =>
    `${n.who} บันทึกว่าโรงแรมต้องคืน ${bahtText(data.amount)} ของ ${n.booking(data.bookingId)}`,
  DeskMoneyOwedChanged: ({ data }, n) =>
    `${n.who} เปลี่ยนยอดที่โรงแรมต้องคืนของ ${n.booking(data.bookingId)} จาก ${bahtText(data.previousAmount)} เป็น ${bahtText(data.amount)}`,
  DeskPaymentRecorded: ({ data }, n) =>
    `${n.who} รับเงิน ${bahtText(data.amount)} ${DESK_METHODS[data.method]} ของ ${n.booking(data.bookingId)}`,
  DifferenceApproved: ({ data }, n) =>
    `${n.who} อนุมัติคืน ${bahtText(data.amount)} เพราะราคาของ ${n.booking(data.bookingId)} ลดลง`,
  DifferenceRejected: ({ data }, n) =>
    `${n.who} เก็บส่วนต่างของ ${n.booking(data.bookingId)} เป็นเครดิต`,
  DifferenceRequested: ({ data }, n) =>
    `${n.who} ขอให้ตัดสินใจเรื่อง ${bahtText(data.amount)} ที่ ${n.booking(data.bookingId)} ชำระเกิน`,
  DocumentSent: ({ data }, n) =>
    `${n.who} ส่งเอกสารที่ ${data.number} ของ ${n.booking(data.bookingId)}`,
  DocumentsDeleted: ({ data }, n) => `${n.who} ลบเอกสารของ ${n.booking(data.bookingId)}`,
  ExtraAdded: ({ data }, n) =>
    `${n.who} เพิ่มรายการ ${bahtText(data.amount)} ในบิลของ ${n.booking(data.bookingId)}`,
  ExtraRemoved: ({ data }, n) => `${n.who} ลบรายการในบิลของ ${n.booking(data.bookingId)}`,
  GuestArrived: ({ data }, n) => `${n.who} เช็คอินผู้เข้าพักของ ${n.booking(data.bookingId)}`,
  GuestDeparted: ({ data }, n) =>
    `${n.who} เช็คเอาต์ผู้เข้าพักของ ${n.booking(data.bookingId)}${data.early ? ' ก่อนกำหนด' : ''}`,
  GuestIdGiven: ({ data }, n) => `${n.who} ส่งลิงก์ของ ${n.booking(data.bookingId)} ให้ผู้เข้าพัก`,
  HotelDescribed: ({ data }, n) =>
    `${n.who} แก้ไข ${n.hotel(data.hotelId)}: ${fieldsIn(data.changes)}`,
  HotelDisabled: ({ data }, n) => `${n.who} ปิดการขาย ${n.hotel(data.hotelId)}`,
  HotelEnabled: ({ data }, n) => `${n.who} เปิดการขาย ${n.hotel(data.hotelId)}`,
  HotelPicturesSet: ({ data }, n) =>
    `${n.who} เปลี่ยนรูปของ ${n.hotel(data.hotelId)}: ${fieldsIn(data.pictures)}`,
  HotelRegistered: ({ data }, n) =>
    `${n.who} เพิ่ม ${n.hotel(data.hotelId)} ให้ ${n.user(data.ownerId)}`,
  HotelRemoved: ({ data }, n) => `${n.who} ลบ ${n.hotel(data.hotelId)}`,
  HotelSlugReplaced: ({ data }, n) =>
    `${n.who} เปลี่ยนที่อยู่เว็บของ ${n.hotel(data.hotelId)} เป็น ${data.slug}`,
  LatePaymentAccepted: ({ data }, n) =>
    `${n.who} รับ ${bahtText(data.amount)} ที่มาช้าเมื่อ ${moment(data.paidAt)} ของ ${stays(data.stays, n)}`,
  LatePaymentReturned: ({ data }, n) =>
    `${n.who} คืน ${bahtText(data.amount)} ที่มาช้าของ ${bookings(data.bookingIds, n)}`,
  LateSettlementBegun: ({ data }, n) =>
    `${n.who} เริ่มหาห้องของ ${bookings(data.bookingIds, n)} อีกครั้ง เพราะ${data.of === 'payment' ? 'การชำระ' : 'การโอน'}มาช้า`,
  LedgerDayCompared: ({ data }, n) =>
    `${n.who} เทียบรายการเรียกเก็บทั้งหมด ${data.charges} รายการของวันที่ ${day(data.day)} กับผู้ให้บริการ: ต่างกัน ${data.differences} รายการ`,
  MoveAbandoned: ({ data }, n) => `${n.who} ทิ้งการย้ายของ ${n.booking(data.bookingId)} ซึ่งไม่เสร็จสมบูรณ์`,
  MoveHeld: ({ data }, n) =>
    `${n.who} กัน ${n.room(data.roomId)} เพื่อย้าย ${n.booking(data.bookingId)} ไป ${nights(data)}`,
  MoveReleased: ({ data }, n) =>
    `${n.who} ปล่อยคืนที่ ${n.room(data.roomId)} กันไว้เพื่อย้าย ${n.booking(data.bookingId)}`,
  NameClaimed: ({ data }, n) =>
    `${n.who} จอง${data.kind === 'username' ? `ชื่อผู้ใช้ให้ ${n.user(data.by)}` : `ที่อยู่เว็บให้ ${n.hotel(data.by)}`}`,
  NameReleased: ({ data }, n) =>
    `${n.who} ปล่อย${data.kind === 'username' ? `ชื่อผู้ใช้ของ ${n.user(data.by)}` : `ที่อยู่เว็บของ ${n.hotel(data.by)}`}`,
  NightsBlocked: ({ data }, n) =>
    `${n.who} ปิด ${n.room(data.roomId)} จำนวน ${data.units} ห้อง ${nights(data)} (${n.booking(data.bookingId)})`,
  NightsBooked: ({ data }, n) =>
    `${n.who} ยืนยันคืนของ ${n.booking(data.bookingId)} ใน ${n.room(data.roomId)} ${nights(data)}`,
  NightsHeld: ({ data }, n) =>
    `${n.who} กัน ${n.room(data.roomId)} ให้ ${n.booking(data.bookingId)} ${nights(data)} ไว้ถึง ${moment(data.heldUntil)}`,
  NightsMoved: ({ data }, n) =>
    `${n.who} ย้าย ${n.booking(data.bookingId)} ไป ${nights(data)} ในปฏิทินของ ${n.room(data.roomId)}`,
  NightsReleased: ({ data }, n) =>
    `${n.who} ปล่อย ${n.room(data.roomId)} ${nights(data)} ของ ${n.booking(data.bookingId)}: ${RELEASED[data.because]}`,
  NightsRestored: ({ data }, n) =>
    `${n.who} คืนห้อง ${n.room(data.roomId)} ${nights(data)} ให้ ${n.booking(data.bookingId)} โดย${RESTORED[data.kind]}ตามเดิม`,
  NightsRetaken: ({ data }, n) =>
    `${n.who} จอง ${n.room(data.roomId)} ${nights(data)} อีกครั้งให้ ${n.booking(data.bookingId)} ซึ่งเสียห้องไป`,
  NoShowRecorded: ({ data }, n) => `${n.who} บันทึกว่าผู้เข้าพักของ ${n.booking(data.bookingId)} ไม่มา`,
  NoShowUndone: ({ data }, n) =>
    `${n.who} เลิกทำการไม่มาของ ${n.booking(data.bookingId)} ซึ่งสิ้นสุด ${day(data.checkOut)} ตามเดิม`,
  PartnerAccepted: ({ data }, n) => `${n.who} อนุมัติใบสมัครลงประกาศของ ${n.user(data.ownerId)}`,
  PartnerApplied: (_, n) => `${n.who} สมัครลงประกาศ`,
  PartnerDeclined: (_, n) => `${n.who} ปฏิเสธใบสมัครลงประกาศ`,
  PasswordChanged: ({ data }, n) => `${n.who} เปลี่ยนรหัสผ่านของ ${n.user(data.userId)}`,
  PaymentAttempted: ({ data }, n) =>
    `${n.who} เริ่มจ่าย ${bahtText(data.amount)} ของ ${bookings(data.bookingIds, n)}`,
  PaymentAwaited: ({ data }, n) =>
    `${n.who} บันทึกว่าต้องชำระ ${bahtText(data.amount)} ของ ${stays(data.stays, n)}`,
  PaymentCameLate: ({ data }, n) =>
    `${n.who} บันทึก ${bahtText(data.amount)} ของ ${bookings(data.bookingIds, n)} ซึ่งมาเมื่อ ${moment(data.paidAt)} ${LATE[data.because]}`,
  PaymentFailed: ({ data }, n) =>
    `${n.who} บันทึกว่าการจ่ายของ ${bookings(data.bookingIds, n)} ไม่สำเร็จ (${paymentFailureText(data.failureCode, 'th')})`,
  PaymentMethodChanged: ({ data }, n) =>
    `${n.who} เปลี่ยนให้ ${n.booking(data.bookingId)} ชำระ${PAYMENT_METHODS[data.paymentMethod]}`,
  PaymentMethodChosen: ({ data }, n) =>
    `${n.who} เลือกชำระ${PAYMENT_METHODS[data.paymentMethod]}ของ ${bookings(data.bookingIds, n)}`,
  PaymentReceived: ({ data }, n) =>
    `${n.who} ได้รับ ${bahtText(data.amount)} ของ ${n.booking(data.bookingId)} ชำระเมื่อ ${moment(data.paidAt)}`,
  PaymentTurnedAway: ({ data }, n) =>
    `${n.who} ไม่รับ ${bahtText(data.amount)} ของ ${n.booking(data.bookingId)} เพราะ ${n.room(data.roomId)} ไม่ว่างแล้ว`,
  RecoveryCodeUsed: ({ data }, n) =>
    `${n.who} เข้าสู่ระบบด้วยรหัสกู้คืนของ ${n.user(data.userId)} เหลือ ${data.left} รหัส`,
  RecoveryCodesRenewed: ({ data }, n) => `${n.who} สร้างรหัสกู้คืนใหม่ให้ ${n.user(data.userId)}`,
  RefundAccountNamed: ({ data }, n) => `${n.who} แจ้งบัญชีรับเงินคืนของ ${n.booking(data.bookingId)}`,
  RefundApproved: ({ data }, n) =>
    `${n.who} อนุมัติคืน ${bahtText(data.amount)} ของ ${n.booking(data.bookingId)} ใน ${n.room(data.roomId)} ซึ่งยกเลิกแล้ว`,
  RefundAttempted: ({ data }, n) =>
    `${n.who} สั่งให้ผู้ให้บริการคืนเงิน ครั้งที่ ${data.attempt}${data.landsUntil ? ` ซึ่งสำเร็จได้ถึง ${moment(data.landsUntil)}` : ''}`,
  RefundAwaited: ({ data }, n) => `${n.who} รอคำสั่งคืนเงินครั้งก่อนถึง ${moment(data.landsUntil)}`,
  RefundFailed: ({ data }, n) =>
    `${n.who} บันทึกว่าคืน ${bahtText(data.amount)} ของ ${bookings(data.bookingIds, n)} ไม่สำเร็จ (${refundFailureText(data.failureCode).th})`,
  RefundLeftToHotel: ({ data }, n) =>
    `${n.who} ให้โรงแรมคืน ${bahtText(data.amount)} ของ ${bookings(data.bookingIds, n)} เอง`,
  RefundMoved: ({ data }, n) =>
    `${n.who} บันทึกไว้กับ ${n.booking(data.bookingId)} ว่าการคืน ${bahtText(data.amount)} ${REFUND_STATUS[data.status]}`,
  RefundPaid: ({ data }, n) =>
    `${n.who} บันทึกว่าผู้ให้บริการคืน ${bahtText(data.amount)} ของ ${bookings(data.bookingIds, n)} เมื่อ ${moment(data.paidAt)}`,
  RefundReduced: ({ data }, n) =>
    `${n.who} ลดเงินคืนของ ${bookings(data.bookingIds, n)} เหลือ ${bahtText(data.amount)}`,
  RefundRejected: ({ data }, n) => `${n.who} ปฏิเสธคืนเงินของ ${n.booking(data.bookingId)}`,
  RefundRequested: ({ data }, n) =>
    `${n.who} ขอคืนเงินของ ${n.booking(data.bookingId)}${data.quote ? ` ซึ่งตามเงื่อนไขคืน ${bahtText(data.quote.amount)}` : ''}`,
  RefundRetried: ({ data }, n) =>
    `${n.who} คืน ${bahtText(data.amount)} ของ ${bookings(data.bookingIds, n)} อีกครั้ง`,
  RefundStarted: ({ data }, n) =>
    `${n.who} เริ่มคืน ${bahtText(data.amount)} ของ ${bookings(data.bookingIds, n)} ซึ่งเป็น${REFUNDED[data.of]}`,
  RefundTransferred: ({ data }, n) =>
    `${n.who} บันทึกว่าโรงแรมคืน ${bahtText(data.amount)} ${DESK_METHODS[data.method ?? 'transfer']} ของ ${bookings(data.bookingIds, n)} เมื่อ ${moment(data.paidAt)}`,
  ReservationAbandoned: ({ data }, n) =>
    `${n.who} ทิ้งการจอง ${n.booking(data.bookingId)} ใน ${n.room(data.roomId)} ในตะกร้า ซึ่งไม่เสร็จสมบูรณ์`,
  ReviewAnswered: ({ data }, n) => `${n.who} ตอบรีวิวของ ${n.booking(data.bookingId)}`,
  ReviewCounted: ({ data }, n) =>
    `${n.who} นับรีวิวของ ${n.room(data.roomId)} ที่ ${n.hotel(data.hotelId)}: ${data.score === null ? 'ไม่นับอีก' : `${data.score} คะแนน`}`,
  ReviewHidden: ({ data }, n) => `${n.who} ซ่อนรีวิวของ ${n.booking(data.bookingId)}`,
  ReviewReported: ({ data }, n) => `${n.who} แจ้งว่ารีวิวของ ${n.booking(data.bookingId)} ไม่เหมาะสม`,
  ReviewRevised: ({ data }, n) =>
    `${n.who} แก้ไขรีวิวของ ${n.booking(data.bookingId)} เป็น ${data.score} คะแนน`,
  ReviewShown: ({ data }, n) => `${n.who} แสดงรีวิวของ ${n.booking(data.bookingId)} อีกครั้ง`,
  ReviewWritten: ({ data }, n) =>
    `${n.who} รีวิว ${n.booking(data.bookingId)} ใน ${n.room(data.roomId)} (${nights(data)}) ให้ ${data.score} คะแนน`,
  RoomDescribed: ({ data }, n) => {
    const { basePrice, ...others } = data.changes;
    const before = n.basePriceBefore === undefined ? '' : `จาก ${bahtText(n.basePriceBefore)} `;
    const told = [
      ...(basePrice === undefined ? [] : [`ราคาปกติ${before}เป็น ${bahtText(basePrice)}`]),
      ...Object.keys(others).map(fieldWord),
    ];
    return `${n.who} แก้ไข ${n.room(data.roomId)}: ${listed(told)}`;
  },
  RoomDisabled: ({ data }, n) => `${n.who} ปิดการขายห้อง ${n.room(data.roomId)}`,
  RoomEnabled: ({ data }, n) => `${n.who} เปิดการขายห้อง ${n.room(data.roomId)}`,
  RoomListed: ({ data }, n) =>
    `${n.who} เพิ่ม ${n.room(data.roomId)} ในรายการห้องของ ${n.hotel(data.hotelId)}`,
  RoomPicturesSet: ({ data }, n) =>
    `${n.who} เปลี่ยนรูปห้อง ${n.room(data.roomId)}: ${fieldsIn(data.pictures)}`,
  RoomRegistered: ({ data }, n) =>
    `${n.who} สร้าง ${n.room(data.roomId)} ใน ${n.hotel(data.hotelId)} ราคาปกติ ${bahtText(data.details.basePrice)}`,
  RoomRemoved: ({ data }, n) => `${n.who} ลบห้อง ${n.room(data.roomId)}`,
  SecondFactorTurnedOff: ({ data }, n) => `${n.who} ปิดการยืนยันขั้นที่สองของ ${n.user(data.userId)}`,
  SecondFactorTurnedOn: ({ data }, n) => `${n.who} เปิดการยืนยันขั้นที่สองของ ${n.user(data.userId)}`,
  SettlementClosed: ({ data }, n) =>
    `${n.who} ปิดยอดเดือน${month(data.month)} กับ ${n.user(data.ownerId)}${data.amounts ? `: ${bahtText(data.amounts.owed)}` : ''} จ่ายเมื่อ ${moment(data.paidAt)}`,
  ShiftCounted: ({ data }, n) =>
    `${n.who} นับเงินได้ ${bahtText(data.counted)} ในลิ้นชักของ ${n.user(data.userId)} ที่ ${n.hotel(data.hotelId)} วันที่ ${day(data.day)} จากที่ควรมี ${bahtText(data.expected)} (ต่างกัน ${bahtText(data.difference)})`,
  SiteRevised: ({ data }, n) => `${n.who} แก้ไขเว็บไซต์: ${fieldsIn(data.changes)}`,
  StaffNoteSet: ({ data }, n) =>
    `${n.who} ${data.staffNote === null ? 'ลบ' : 'เขียน'}บันทึกของพนักงานใน ${n.booking(data.bookingId)}`,
  StayCompleted: ({ data }, n) =>
    `${n.who} ปิดการเข้าพักของ ${n.booking(data.bookingId)} ซึ่งสิ้นสุดเมื่อ ${moment(data.completedAt)}`,
  StayMoved: ({ data: { bookingId, from, to, returned } }, n) =>
    `${n.who} ย้าย ${n.booking(bookingId)} จาก ${n.room(from.roomId)} ${nights(from)} ${bahtText(from.price)} ไป ${n.room(to.roomId)} ${nights(to)} ${bahtText(to.price)}${returned ? ` และคืน ${bahtText(returned.amount)}` : ''}`,
  TaxInvoiceIssued: ({ data: { bookingId, invoice } }, n) =>
    `${n.who} ออกใบกำกับภาษี ${invoice.number} ยอด ${bahtText(invoice.amount)} ของ ${n.booking(bookingId)}`,
  TaxInvoiceRecorded: ({ data: { bookingId, invoice } }, n) =>
    `${n.who} บันทึกใบกำกับภาษี ${invoice.number} ยอด ${bahtText(invoice.amount)} ไว้กับ ${n.booking(bookingId)}`,
  TokenEnded: ({ data }, n) => `${n.who} ให้ ${n.user(data.userId)} ออกจากระบบในอุปกรณ์หนึ่ง`,
  TransferConfirmed: ({ data }, n) =>
    `${n.who} ยืนยันการโอน ${bahtText(data.amount)} ของ ${stays(data.stays, n)} ชำระเมื่อ ${moment(data.paidAt)}`,
  TransferReported: ({ data }, n) =>
    `${n.who} แจ้งโอนของ ${bookings(data.bookingIds, n)} ซึ่งกันห้องไว้ถึง ${moment(data.heldUntil)}`,
  UnitAssigned: ({ data }, n) =>
    `${n.who} ให้ ${n.booking(data.bookingId)} พักห้อง ${data.unit} ของ ${n.room(data.roomId)}${UNIT_REASONS[data.because]}`,
  UnitFreed: ({ data }, n) =>
    `${n.who} เลิกกำหนดห้องของ ${n.booking(data.bookingId)} ใน ${n.room(data.roomId)}${data.unit === null ? '' : ` กลับไปเป็น ${data.unit}`}`,
  UnitsChanged: ({ data }, n) =>
    `${n.who} เปลี่ยนจำนวนห้องของ ${n.room(data.roomId)} เป็น ${data.units}`,
  UserAssigned: ({ data }, n) =>
    `${n.who} ให้ ${n.user(data.userId)} เป็น${ROLES[data.role]}${data.ownerId === null ? '' : `ของ ${n.user(data.ownerId)}`}`,
  UserDescribed: ({ data }, n) =>
    `${n.who} แก้ไขข้อมูลของ ${n.user(data.userId)}: ${data.changes === null ? ERASED : fieldsIn(data.changes)}`,
  UserDisabled: ({ data }, n) => `${n.who} ปิดบัญชีของ ${n.user(data.userId)}`,
  UserEnabled: ({ data }, n) => `${n.who} เปิดบัญชีของ ${n.user(data.userId)}`,
  UserRegistered: ({ data }, n) =>
    `${n.who} เพิ่มผู้ใช้ ${n.user(data.userId)} เป็น${ROLES[data.role]}${data.ownerId === null ? '' : `ของ ${n.user(data.ownerId)}`}`,
  UserRemoved: ({ data }, n) => `${n.who} ลบบัญชีของ ${n.user(data.userId)}`,
  UserSignedOut: ({ data }, n) => `${n.who} ให้ ${n.user(data.userId)} ออกจากระบบในทุกอุปกรณ์`,
};

/** What an event says in Thai, as one sentence. */
export const sentenceTh = (event: DomainEvent, names: Names): string =>
  sentenceBy(SENTENCES, event, names);

/** How Thai names people, processes and things that have no name. */
export const namesTh: NameWords = {
  erased: ERASED,
  guest: 'ผู้เข้าพัก',
  system: (via, after) =>
    `ระบบ (${systemName(via, 'th')}${after === null ? '' : ` ต่อจาก ${after}`})`,
  provider: 'ผู้ให้บริการรับชำระเงิน',
  thing: { booking: 'การจอง', room: 'ห้องพัก', hotel: 'โรงแรม' },
};
