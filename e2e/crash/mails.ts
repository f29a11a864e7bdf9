import { describe, type ExpectStatic, it } from 'vitest';
import { codeOf, crashing, FAILPOINTS, MENDED_WITHIN } from '../testing/crashing.ts';
import { brokenChains } from '../testing/event-log.ts';

const { start, running, order, read, eventTypesOf } = crashing();

/** How many mails in the outbox ask to pay for a booking. */
async function mailsAbout(code: string): Promise<number> {
  const page = await (await fetch(`${running().url}/dev/outbox`)).text();
  return page.split('</li>').filter((line) => line.includes(code)).length;
}

/** Sent again, it finds the rooms held once, and the guest is mailed once. */
async function expectBookedOnce(
  expect: ExpectStatic,
  book: Awaited<ReturnType<typeof order>>,
): Promise<void> {
  const { status, body } = await book();
  expect(status).toBe(201);
  const held = body.books.map(() => ({ status: 'Reserved' }));
  await expect.poll(() => read(body.books), { timeout: MENDED_WITHIN }).toMatchObject(held);
  for (const types of await eventTypesOf(body.books))
    expect(types.filter((type) => type === 'BookingPlaced')).toHaveLength(1);
  const mails = () => mailsAbout(codeOf(body.books));
  await expect.poll(mails, { timeout: MENDED_WITHIN }).toBe(1);
}

let mended: (expect: ExpectStatic) => Promise<void> = async () => {};

export function mailCrashes(): void {
  describe.sequential('an order that crashed is booked once and mailed once, at the point', () => {
    it.for(FAILPOINTS.mails)('%s', async (point, { expect }) => {
      await start(point);
      await mended(expect);
      const book = await order();
      await book().catch(() => undefined); // it may be answered before the crash
      expect(await running().gone()).toBeNull();
      mended = (expect) => expectBookedOnce(expect, book);
    });
  });

  it.sequential('the last of them is booked too, and the log is whole', async ({ expect }) => {
    await start();
    await mended(expect);
    expect(await brokenChains(running().dataDir)).toEqual([]);
  });
}
