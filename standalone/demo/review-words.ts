import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';

type Words = Readonly<Record<Language, readonly string[]>>;

/** What the demo's guests write of a stay; by how they liked it. */
export const REVIEW_WORDS: Readonly<Record<'superb' | 'good' | 'fair', Words>> = {
  superb: {
    th: [
      'ห้องสะอาดมาก เตียงนุ่มหลับสบาย พนักงานยิ้มแย้มตั้งแต่เช็คอินจนกลับ จะกลับมาอีกแน่นอน',
      'วิวสวยเหมือนในรูป ตอนเช้านั่งจิบกาแฟที่ระเบียงแล้วไม่อยากลุกไปไหนเลย',
      'อาหารเช้าอร่อย มีทั้งโจ๊กและขนมปังอบใหม่ เจ้าของแนะนำร้านอาหารในซอยให้ด้วย ไปแล้วไม่ผิดหวัง',
      'พาคุณพ่อคุณแม่มาพัก ท่านชอบมาก เงียบ เดินไม่ไกล ไม่ต้องขึ้นบันไดเยอะ',
      'คุ้มราคามาก ห้องกว้าง น้ำแรง แอร์เย็น ที่จอดรถสะดวก',
      'เช็คอินเร็ว ไม่ต้องรอ พนักงานช่วยยกกระเป๋าถึงห้อง ประทับใจ',
      'มาฉลองครบรอบแต่งงาน ทางที่พักเตรียมดอกไม้กับการ์ดไว้ให้ น่ารักมาก',
      'ลูก ๆ ชอบสระน้ำ เล่นกันทั้งวัน ห้องน้ำสะอาด ผ้าเช็ดตัวเปลี่ยนทุกวัน',
    ],
    en: [
      'Spotless room, a bed we did not want to leave, and staff who remembered our names. We will be back.',
      'The view is as good as the pictures. Coffee on the balcony in the morning was the best part of our trip.',
      'Breakfast was lovely: fresh fruit, rice soup, good bread. The owner sent us to a noodle shop we still talk about.',
      'Quiet, well kept and easy to reach. Check-in took two minutes.',
      'We came with two small children and everybody was kind to them. The pool is clean and shallow at one end.',
    ],
  },
  good: {
    th: [
      'โดยรวมดี ห้องสะอาด ทำเลสะดวก แต่ไวไฟช้าไปหน่อยตอนกลางคืน',
      'ที่พักสวย พนักงานบริการดี ที่จอดรถค่อนข้างแคบ คันใหญ่ต้องระวัง',
      'ห้องน่ารัก นอนสบาย เสียงรถจากถนนเข้ามาบ้างตอนเช้า',
      'อาหารเช้ามีให้เลือกน้อย แต่อร่อยและสดใหม่ คุ้มราคา',
      'สะอาด เงียบสงบ เหมาะกับการพักผ่อน น้ำอุ่นรอนานนิดหนึ่ง',
      'พักสองคืน ชอบบรรยากาศ หมอนแข็งไปสำหรับเรา นอกนั้นดีหมด',
    ],
    en: [
      'A pleasant stay. Clean room and friendly people; the wifi was slow in the evening.',
      'Nice place, good value. A bit of noise from the road early in the morning.',
      'We liked the garden and the breakfast. The pillows were too hard for us.',
      'Good location for walking around. The shower took a while to get warm.',
    ],
  },
  fair: {
    th: [
      'ห้องเล็กกว่าที่คิด แอร์เสียงดัง แต่พนักงานพยายามช่วยเต็มที่',
      'ทำเลดี แต่ห้องน้ำมีกลิ่นและน้ำไหลช้า แจ้งแล้วมาดูให้ช่วงบ่าย',
      'เช็คอินช้า รอเกือบชั่วโมง ห้องพอใช้ได้',
    ],
    en: [
      'The room was smaller than we expected and the air conditioner is loud. Staff did their best.',
      'Good place, but the bathroom needs some repair. They moved us to another room the next day.',
    ],
  },
};

/** What hotels answer; by how their guest liked it. */
export const ANSWER_WORDS: Readonly<Record<'superb' | 'good' | 'fair', Words>> = {
  superb: {
    th: [
      'ขอบคุณมากค่ะ ดีใจที่ได้ต้อนรับ แล้วพบกันใหม่นะคะ',
      'ขอบคุณสำหรับรีวิวที่อบอุ่นครับ ทีมงานทุกคนดีใจมาก รอต้อนรับอีกครั้งครับ',
    ],
    en: [
      'Thank you so much. It was a pleasure to have you here, and we hope to see you again.',
      'Your words made our day. Thank you, and come back soon.',
    ],
  },
  good: {
    th: [
      'ขอบคุณสำหรับคำแนะนำค่ะ เรากำลังปรับปรุงเรื่องนี้อยู่ ครั้งหน้าจะดีขึ้นแน่นอนค่ะ',
      'ขอบคุณที่มาพักกับเราครับ เรื่องที่แจ้งไว้ทางเราจะรีบแก้ไขครับ',
    ],
    en: [
      'Thank you for staying with us and for telling us. We are working on it.',
      'Thank you. You are right about that, and it will be better next time.',
    ],
  },
  fair: {
    th: [
      'ขออภัยในความไม่สะดวกค่ะ ช่างเข้าแก้ไขเรียบร้อยแล้ว หวังว่าจะได้มีโอกาสดูแลอีกครั้งค่ะ',
      'ต้องขออภัยด้วยครับ เราได้เพิ่มพนักงานช่วงเช็คอินแล้ว ขอบคุณที่แจ้งให้ทราบครับ',
    ],
    en: [
      'We are sorry. It has been repaired since, and we would like to make up for it on your next stay.',
      'We apologize, and thank you for telling us. This is mended now.',
    ],
  },
};
