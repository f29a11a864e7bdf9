import { bahtText, momentText } from '@baanpak/documents/words.ts';
import type { StayTemplate } from '@baanpak/domain/processes/mail-templates.ts';
import {
  bankName,
  codesOf,
  daysText,
  differenceOf,
  firstBooking,
  linkOf,
  type MailContent,
  type MailFacts,
  type MailText,
  returnedOf,
  reviewLinkOf,
  totalOf,
} from '../mail-facts.ts';

/** What becomes of a stay, to its guest in Thai. */
export const STAY_MAILS_TH: Readonly<Record<StayTemplate, MailText>> = {
  held: (facts) => {
    const book = firstBooking(facts);
    const until = book.holdExpiresAt ? momentText(book.holdExpiresAt, 'th') : '–';
    const isDirect = book.paymentMethod === 'direct';
    return {
      subject: `กรุณาชำระเงินเพื่อยืนยันการจอง ${book.bookingId}`,
      heading: 'เรากันห้องไว้ให้คุณแล้ว',
      paragraphs: [
        `กรุณาชำระเงินภายใน ${until} หากไม่ได้รับชำระภายในเวลานี้ การจองจะถูกยกเลิกโดยอัตโนมัติ`,
        isDirect
          ? 'โอนเงินเข้าบัญชีของโรงแรมด้านล่าง แล้วแจ้งโอนในหน้าการจอง โรงแรมจะตรวจสอบและยืนยันให้'
          : 'ชำระด้วยบัตร พร้อมเพย์ หรือแอปธนาคารได้ที่หน้าการจองของคุณ',
      ],
      facts: [
        ['ยอดที่ต้องชำระ', bahtText(totalOf(facts))],
        ['ชำระภายใน', until],
        ...(isDirect
          ? ([
              ['ธนาคาร', bankName(book, 'th')],
              ['เลขที่บัญชี', book.bankAccountNumber ?? '–'],
              ['ชื่อบัญชี', book.bankAccountName ?? '–'],
            ] as const)
          : []),
      ],
      action: {
        label: isDirect ? 'แจ้งโอนเงิน' : 'ชำระเงิน',
        href: linkOf(facts, 'th'),
      },
    };
  },
  taken: (facts) => {
    const book = firstBooking(facts);
    return {
      subject: `การจอง ${book.bookingId} ที่ ${book.hotelName.th}`,
      heading: 'โรงแรมจองห้องให้คุณแล้ว',
      paragraphs: ['ยืนยันห้องพักให้คุณแล้ว กรุณาชำระเงินตามที่ตกลงกับโรงแรม', 'เราแนบไฟล์ปฏิทินมาด้วย'],
      facts: [['ยอดเงิน', bahtText(totalOf(facts))]],
      action: { label: 'ดูการจอง', href: linkOf(facts, 'th') },
    };
  },
  paid: (facts) => {
    const book = firstBooking(facts);
    return {
      subject: `ยืนยันการจอง ${book.bookingId} ที่ ${book.hotelName.th}`,
      heading: 'จองสำเร็จแล้ว',
      paragraphs: [
        'เราได้รับเงินของคุณเรียบร้อยแล้ว ห้องพักของคุณได้รับการยืนยัน',
        'เราแนบใบเสร็จรับเงินและไฟล์ปฏิทินมาด้วย เก็บอีเมลนี้ไว้แสดงตอนเช็คอินได้เลย',
      ],
      facts: [['ยอดที่ชำระแล้ว', bahtText(totalOf(facts))]],
      action: { label: 'ดูการจอง', href: linkOf(facts, 'th') },
    };
  },
  expired: (facts) => {
    const book = firstBooking(facts);
    return {
      subject: `การจอง ${book.bookingId} หมดเวลาชำระเงิน`,
      heading: 'การจองถูกยกเลิกเพราะหมดเวลาชำระเงิน',
      paragraphs: [
        'เราไม่ได้รับชำระเงินภายในเวลาที่กำหนด จึงปล่อยห้องให้ผู้อื่นจองได้แล้ว',
        'หากยังต้องการเข้าพัก กรุณาจองใหม่อีกครั้ง หากคุณโอนเงินไปแล้ว กรุณาติดต่อโรงแรม',
      ],
      action: { label: 'จองอีกครั้ง', href: `${facts.site}/hotel/${book.hotelNameSlug}` },
    };
  },
  'given-up': (facts) => {
    const book = firstBooking(facts);
    return {
      subject: `ยกเลิกการจอง ${book.bookingId} แล้ว`,
      heading: 'คุณยกเลิกการจองแล้ว',
      paragraphs: ['เรายกเลิกการจองตามที่คุณขอ และไม่มีการเก็บเงิน'],
      action: { label: 'จองอีกครั้ง', href: `${facts.site}/hotel/${book.hotelNameSlug}` },
    };
  },
  moved: (facts) => {
    const book = firstBooking(facts);
    return {
      subject: `การเข้าพัก ${book.bookingId} ที่ ${book.hotelName.th} มีการเปลี่ยนแปลง`,
      heading: 'การเข้าพักของคุณมีการเปลี่ยนแปลง',
      paragraphs: [
        'โรงแรมเปลี่ยนวันที่เข้าพักหรือย้ายห้องให้คุณแล้ว รายละเอียดใหม่อยู่ด้านล่าง ไฟล์ปฏิทินที่แนบมาใช้แทนไฟล์เดิม',
        ...(returnedOf(facts) > 0 ? ['เรากำลังคืนเงินให้คุณ และจะแจ้งให้ทราบเมื่อคืนเรียบร้อยแล้ว'] : []),
        ...(differenceOf(facts) > 0
          ? ['ราคาใหม่ต่ำกว่าเดิม โรงแรมจะพิจารณาว่าจะคืนส่วนต่างหรือไม่ และเราจะแจ้งให้ทราบเมื่อคืนเงินแล้ว']
          : []),
        'หากไม่ตรงกับที่ตกลงไว้ กรุณาติดต่อโรงแรม',
      ],
      facts: whatMoved(facts),
      action: { label: 'ดูการจอง', href: linkOf(facts, 'th') },
    };
  },
  stayed: (facts) => {
    const book = firstBooking(facts);
    return {
      subject: `การเข้าพักที่ ${book.hotelName.th} เป็นอย่างไรบ้าง (${book.bookingId})`,
      heading: 'การเข้าพักของคุณเป็นอย่างไรบ้าง',
      paragraphs: [
        `ขอบคุณที่เข้าพักที่ ${book.hotelName.th} รีวิวของคุณช่วยให้ผู้เดินทางคนอื่นเลือกที่พักได้ง่ายขึ้น และช่วยให้โรงแรมปรับปรุงบริการ`,
        'เขียนรีวิวได้ภายใน 90 วันหลังเช็คเอาต์ และแก้ไขได้ภายใน 7 วันหลังเขียน ทุกคนอ่านรีวิวได้ ชื่อของคุณจะแสดงเฉพาะเมื่อคุณใส่ชื่อไว้',
      ],
      action: { label: 'เขียนรีวิว', href: reviewLinkOf(facts, 'th') },
    };
  },
  found: (facts) => {
    const book = firstBooking(facts);
    return {
      subject: `ลิงก์ไปยังการจอง ${book.bookingId}`,
      heading: 'นี่คือการจองของคุณ',
      paragraphs: [
        'มีผู้ขอลิงก์ของการจองนี้ด้วยหมายเลขการจองและอีเมลของคุณ หากไม่ใช่คุณ ไม่ต้องทำอะไร',
        'กรุณาเก็บลิงก์นี้ไว้เป็นความลับ ผู้ที่มีลิงก์จะเปิดดูการจองได้',
      ],
      action: { label: 'เปิดการจอง', href: linkOf(facts, 'th') },
    };
  },
  mine: (facts) => ({
    subject: `การจองของคุณ: ${codesOf(facts)}`,
    heading: 'นี่คือการจองของคุณ',
    paragraphs: [
      'มีผู้ขอลิงก์ของการจองทั้งหมดที่ใช้อีเมลของคุณ หากไม่ใช่คุณ ไม่ต้องทำอะไร',
      'กรุณาเก็บลิงก์เหล่านี้ไว้เป็นความลับ ผู้ที่มีลิงก์จะเปิดดูการจองได้',
    ],
    stayLink: 'เปิดการจองนี้',
  }),
  'check-in-online': (facts) => {
    const book = firstBooking(facts);
    return {
      subject: `เช็คอินออนไลน์ก่อนเข้าพักที่ ${book.hotelName.th} (${book.bookingId})`,
      heading: 'ใกล้ถึงวันเข้าพักแล้ว เช็คอินออนไลน์ได้เลย',
      paragraphs: [
        'ที่หน้าการจอง คุณแจ้งเวลาที่จะไปถึงและรายชื่อผู้เข้าพัก พร้อมส่งรูปหนังสือเดินทางหรือบัตรประชาชนล่วงหน้าได้ เพื่อเช็คอินได้เร็วขึ้น',
        'เฉพาะพนักงานที่รับเช็คอินเท่านั้นที่เห็นข้อมูลที่คุณส่ง เอกสารจะถูกลบในวันถัดจากวันเช็คเอาต์',
      ],
      action: { label: 'เช็คอินออนไลน์', href: linkOf(facts, 'th') },
    };
  },
  canceled: (facts) => {
    const book = firstBooking(facts);
    return {
      subject: `โรงแรมยกเลิกการจอง ${book.bookingId}`,
      heading: 'โรงแรมยกเลิกการจองของคุณ',
      paragraphs: [
        `ขออภัยในความไม่สะดวก ${book.hotelName.th} ได้ยกเลิกการจองนี้ก่อนมีการชำระเงิน`,
        'หากมีข้อสงสัย กรุณาติดต่อโรงแรม',
      ],
      action: { label: 'ดูการจอง', href: linkOf(facts, 'th') },
    };
  },
  'payment-looked-into': (facts) => {
    const { bookingId } = firstBooking(facts);
    return {
      subject: `กำลังตรวจสอบเงินที่คุณชำระ ${bookingId}`,
      heading: 'เรากำลังตรวจสอบเงินที่คุณชำระ',
      paragraphs: [
        'เราได้รับเงินของคุณแล้ว แต่ยอดไม่ตรงกับราคาการจอง จึงยังยืนยันการจองด้วยเงินจำนวนนี้ไม่ได้',
        'โรงแรมจะตัดสินใจว่าจะรับเป็นค่าที่พักหรือคืนเงินให้คุณ และเราจะแจ้งให้ทราบทางอีเมล',
      ],
      facts: paymentOf(facts),
      action: { label: 'ดูการจอง', href: linkOf(facts, 'th') },
    };
  },
};

const paymentOf = ({ caseAmount }: MailFacts): NonNullable<MailContent['facts']> =>
  caseAmount === undefined ? [] : [['ยอดที่เราได้รับ', bahtText(caseAmount)]];

function whatMoved(facts: MailFacts): NonNullable<MailContent['facts']> {
  const { moved, stays } = facts;
  const [{ book, amountDue }] = stays;
  const returned = returnedOf(facts);
  const differs = differenceOf(facts);
  return [
    ...(moved
      ? ([
          ['เดิม', `${moved.room.th}, ${daysText(moved, 'th')}`],
          ['ใหม่', `${book.roomObj.title.th}, ${daysText(book, 'th')}`],
        ] as const)
      : []),
    ...(moved && moved.price !== book.price
      ? ([
          ['ราคาเดิม', bahtText(moved.price)],
          ['ราคาใหม่', bahtText(book.price)],
        ] as const)
      : []),
    ...(amountDue > 0 ? ([['ยอดที่ต้องชำระ', bahtText(amountDue)]] as const) : []),
    ...(returned > 0 ? ([['คืนเงินให้คุณ', bahtText(returned)]] as const) : []),
    ...(differs > 0 ? ([['ส่วนต่างที่รอโรงแรมพิจารณา', bahtText(differs)]] as const) : []),
  ];
}
