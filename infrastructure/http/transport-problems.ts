import type { Problem } from './problem.ts';

/** Reasons of HTTP itself, which no decider has to know. */
export type TransportCode = keyof typeof TRANSPORT_PROBLEMS;

export const TRANSPORT_PROBLEMS = {
  unauthorized: {
    status: 401,
    title: { th: 'ไม่ได้รับอนุญาต', en: 'Unauthorized' },
    detail: { th: 'กรุณายืนยันตัวตนก่อนใช้งาน', en: 'Please identify yourself first' },
  },
  'wrong-credentials': {
    status: 401,
    title: { th: 'เข้าสู่ระบบไม่สำเร็จ', en: 'Sign-in failed' },
    detail: {
      th: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง',
      en: 'The username or the password is wrong',
    },
  },
  forbidden: {
    status: 403,
    title: { th: 'ไม่มีสิทธิ์', en: 'Forbidden' },
    detail: { th: 'คุณไม่มีสิทธิ์ทำรายการนี้', en: 'You are not allowed to do this' },
  },
  'not-found': {
    status: 404,
    title: { th: 'ไม่พบข้อมูล', en: 'Not found' },
    detail: { th: 'ไม่พบสิ่งที่คุณกำลังค้นหา', en: 'We could not find what you are looking for' },
  },
  'invalid-request': {
    status: 400,
    title: { th: 'ข้อมูลไม่ถูกต้อง', en: 'Invalid request' },
    detail: {
      th: 'ข้อมูลบางส่วนไม่ครบหรือไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง',
      en: 'Something is missing or invalid. Please check what you entered',
    },
  },
  'malformed-json': {
    status: 400,
    title: { th: 'JSON ไม่ถูกต้อง', en: 'Malformed JSON' },
    detail: { th: 'อ่านข้อมูล JSON ที่ส่งมาไม่ได้', en: 'The body is not valid JSON' },
  },
  'request-timeout': {
    status: 408,
    title: { th: 'ส่งข้อมูลช้าเกินไป', en: 'Request timeout' },
    detail: {
      th: 'ส่งข้อมูลไม่ครบภายในเวลาที่กำหนด กรุณาลองใหม่อีกครั้ง',
      en: 'The request was not sent completely in time. Please try again',
    },
  },
  'headers-too-large': {
    status: 431,
    title: { th: 'ส่วนหัวใหญ่เกินไป', en: 'Headers too large' },
    detail: { th: 'ส่วนหัวของคำขอมีขนาดใหญ่เกินไป', en: 'The headers of the request are too large' },
  },
  'payload-too-large': {
    status: 413,
    title: { th: 'ข้อมูลใหญ่เกินไป', en: 'Payload too large' },
    detail: { th: 'ข้อมูลที่ส่งมามีขนาดใหญ่เกินไป', en: 'What you sent is too large' },
  },
  'unsupported-media-type': {
    status: 415,
    title: { th: 'ไม่รองรับข้อมูลชนิดนี้', en: 'Unsupported media type' },
    detail: {
      th: 'ไม่รองรับข้อมูลชนิดที่ส่งมา',
      en: 'This type of content is not accepted here',
    },
  },
  'too-many-requests': {
    status: 429,
    title: { th: 'ส่งคำขอถี่เกินไป', en: 'Too many requests' },
    detail: {
      th: 'ส่งคำขอถี่เกินไป กรุณารอสักครู่แล้วลองอีกครั้ง',
      en: 'Too many requests. Please wait a moment and try again',
    },
    retryAfter: 60,
  },
  busy: {
    status: 503,
    title: { th: 'ระบบไม่ว่างชั่วคราว', en: 'Busy' },
    detail: {
      th: 'ขณะนี้มีผู้ใช้งานจำนวนมาก กรุณาลองอีกครั้งในอีกสักครู่',
      en: 'We are busy right now. Please try again in a moment',
    },
    retryAfter: 1,
  },
  'store-away': {
    status: 503,
    title: { th: 'ระบบขัดข้องชั่วคราว', en: 'Temporarily unavailable' },
    detail: {
      th: 'ระบบขัดข้องชั่วคราว กรุณาลองอีกครั้งในอีกสักครู่',
      en: 'We are temporarily unavailable. Please try again in a moment',
    },
    retryAfter: 5,
  },
  'not-readable': {
    status: 503,
    title: { th: 'ยังอ่านข้อมูลไม่ได้', en: 'Not readable yet' },
    detail: {
      th: 'ข้อมูลบางส่วนถูกบันทึกในรูปแบบที่ระบบนี้ยังอ่านไม่ได้ กรุณาลองอีกครั้งภายหลัง',
      en: 'Part of this is stored in a way that this server cannot read yet. Please try again later',
    },
    retryAfter: 60,
  },
  internal: {
    status: 500,
    title: { th: 'เกิดข้อผิดพลาด', en: 'Error' },
    detail: {
      th: 'เกิดข้อผิดพลาดในระบบ กรุณาลองอีกครั้ง',
      en: 'Something went wrong on our side. Please try again',
    },
  },
} as const satisfies Readonly<Record<string, Problem>>;

/** Thrown by hooks and routes where HTTP says no: a bad token, too many tries. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly code: TransportCode;
  /** Seconds, for `retry-after`; default the code's own. */
  readonly retryAfter: number | undefined;

  constructor(
    code: TransportCode,
    options: Readonly<{ message?: string; retryAfter?: number }> = {},
  ) {
    super(options.message ?? code);
    this.code = code;
    this.retryAfter = options.retryAfter;
  }
}
