import { WORDS } from './booking-words.ts';
import type { Visitor } from './visitor.ts';

/** What a guest does on the way from a filled cart to a paid booking, one function a step. */
export const stepsOf = ({ page, language }: Visitor) => {
  const words = WORDS[language];
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  const isAt = (name: string) =>
    page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  return {
    words,
    press,
    openCart: () => page.getByRole('banner').getByRole('button', { name: words.cart }).click(),
    async toServices() {
      await press(words.continue);
      await isAt(words.services);
    },
    async toDetails() {
      await press(words.next);
      await isAt(words.details);
    },
    async fillDetails() {
      guests += 1;
      await page.getByLabel(words.name, { exact: true }).fill('สมหญิง ใจดี');
      await page.getByLabel(words.email, { exact: true }).fill(`visitor${guests}@example.com`);
      await page.getByLabel(words.phone, { exact: true }).fill('081-000-0000');
      await page.getByLabel(words.terms).check();
    },
    async toPayment() {
      await press(words.confirm);
      await isAt(words.payment);
    },
    async fillCard(number: string, name = 'SOMYING JAIDEE') {
      await page.getByLabel(words.cardNumber).fill(number);
      await page.getByLabel(words.cardName).fill(name);
      await page.getByLabel(words.expiry).fill('12/39');
      await page.getByLabel(words.code).fill('123');
    },
    pay: () => press(words.pay),
    async makeQr() {
      await page.getByRole('tab', { name: words.promptPay }).click();
      await press(words.makeQr);
      await page.getByRole('img', { name: words.qr }).waitFor();
    },
    isPaid: () => isAt(words.success),
  };
};

let guests = 0;
