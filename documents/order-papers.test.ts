import { describe, expect, it } from 'vitest';
import { orderFileName, orderPapers } from './order-papers.ts';
import { readPdf } from './testing/read-pdf.ts';
import { paidStay } from './testing/sample-stay.ts';

const read = async (...order: Parameters<typeof orderPapers>) =>
  readPdf(await orderPapers(...order));

describe('the papers of an order', () => {
  it('are the receipts of all paid bookings, one after another', async () => {
    const order = [paidStay(), paidStay({ bookingId: 'BK-9P3KL8' })] as const;
    const text = await read(order, 'en');
    expect(text.match(/^Receipt$/gm)).toHaveLength(2);
    expect(text).toContain('Booking number BK-7Q2MX4');
    expect(text).toContain('Booking number BK-9P3KL8');
    expect(orderFileName(order)).toBe('order-BK-7Q2MX4');
  });

  it('are each in the language of its booking unless one is asked for', async () => {
    const order = [paidStay({ lang: 'en' }), paidStay({ lang: 'th' })] as const;
    const own = await read(order, undefined);
    expect(own).toContain('Receipt');
    expect(own).toContain('ใบเสร็จรับเงิน');
    expect(await read(order, 'th')).not.toContain('Receipt');
  });

  it('leave out what was not paid, and are refused where nothing was', async () => {
    const unpaid = { ...paidStay({ bookingId: 'BK-0UNPAID' }), payment: null };
    const text = await read([paidStay(), unpaid], 'en');
    expect(text.match(/^Receipt$/gm)).toHaveLength(1);
    await expect(orderPapers([unpaid], 'en')).rejects.toMatchObject({ code: 'not-paid' });
  });
});
