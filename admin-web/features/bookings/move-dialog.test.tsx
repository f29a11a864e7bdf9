import { type Call, refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Booking } from '../../shell/api/records.ts';
import { listed, openAt, presentIn } from '../../testing/open.tsx';
import { booking, HOTEL, id, OWNER, userOf } from '../../testing/samples.ts';

const PATH = `/owner/${OWNER}/book-manage/${id(30)}`;
const PUT = `PUT /admin-api/bookings/${id(30)}`;
const PREVIEW = `PUT /bookings/${id(30)}`;
const [BEACH, GARDEN] = [id(40), id(41)];
const room = (roomId: string, title: string) => ({
  ...{ id: roomId, _id: roomId, hotelId: HOTEL },
  title: { th: title, en: title },
});
const outcome = (given = {}) => ({
  ...{ price: 2500, previousPrice: 3000, due: 0, refund: 500, waits: false, ...given },
});
const NAMES = {
  en: { open: 'Change dates or room', move: 'Move the stay' },
  th: { open: 'เปลี่ยนวันที่เข้าพักหรือย้ายห้อง', move: 'ย้ายการเข้าพัก' },
};

async function open(
  answers: object = {},
  given: Partial<Booking> = {},
  {
    role = 'officer',
    language = 'en',
  }: { role?: 'officer' | 'visitor'; language?: 'th' | 'en' } = {},
) {
  let now = booking({ roomId: BEACH, ...given });
  return openAt(PATH, {
    user: userOf(role),
    language,
    answers: {
      [`GET /admin-api/bookings/${id(30)}`]: () => now,
      'GET /admin-api/rooms': listed([room(BEACH, 'Beach room'), room(GARDEN, 'Garden room')]),
      [`GET /bookings/${id(30)}/history`]: { events: [], verified: null },
      [PREVIEW]: outcome(),
      [PUT]: () => {
        now = booking({ ...given, roomId: GARDEN, version: 4 });
        return now;
      },
      ...answers,
    },
  });
}

async function openDialog(...options: Parameters<typeof open>) {
  const opened = await open(...options);
  const names = NAMES[options[2]?.language ?? 'en'];
  await opened.user.click(await screen.findByRole('button', { name: names.open }));
  const dialog = within(await screen.findByRole('dialog', { name: names.open }));
  const choose = async (title: string) => {
    await opened.user.click(dialog.getByRole('combobox', { name: /Room|ห้องพัก/ }));
    await opened.user.click(await screen.findByRole('option', { name: title }));
  };
  /** Types a day over the one that is there. */
  const typeDay = async (field: string, digits: string) => {
    const group = within(dialog.getByRole('group', { name: field }));
    const [first] = group.getAllByRole('spinbutton');
    if (first) await opened.user.click(first);
    await opened.user.keyboard(digits);
  };
  const move = () => dialog.getByRole('button', { name: names.move });
  return { ...opened, dialog, choose, typeDay, move };
}

const putsOf = (calls: readonly Call[], isPreview: boolean) =>
  calls.filter(({ method, query }) => method === 'PUT' && (query.preview === 'true') === isPreview);

describe('a stay that is moved', () => {
  it('goes to another room for what the preview said, and only what is new is sent', async () => {
    const { dialog, choose, user, move, calls } = await openDialog();
    expect(move()).toBeDisabled();
    await choose('Garden room');
    expect(await dialog.findByText('from ฿3,000 to ฿2,500')).toBeVisible();
    expect(dialog.getByText('Refund to the guest')).toBeVisible();
    expect(putsOf(calls, true).at(-1)?.body).toEqual({
      ...{ roomId: GARDEN, checkInDate: '2026-12-24', checkOutDate: '2026-12-26', version: 3 },
    });
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), ' Air conditioner ');
    await user.click(move());
    expect(await screen.findByText('Stay moved')).toBeVisible();
    expect(putsOf(calls, false).at(-1)?.body).toEqual({
      ...{ roomId: GARDEN, reason: 'Air conditioner', version: 3 },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('to other days is priced again where that is asked for, in Thai as well', async () => {
    const { dialog, typeDay, user, move, calls } = await openDialog(
      { [PREVIEW]: outcome({ price: 4500, due: 1500, refund: 0 }) },
      {},
      { language: 'th' },
    );
    await typeDay('เช็คเอาต์', '27122569');
    await user.click(dialog.getByRole('switch', { name: 'คิดราคาใหม่ตามราคาปัจจุบัน' }));
    expect(await dialog.findByText('฿1,500')).toBeVisible();
    await user.click(move());
    expect(await screen.findByText('ย้ายการเข้าพักแล้ว')).toBeVisible();
    expect(putsOf(calls, false).at(-1)?.body).toEqual({
      ...{ checkOutDate: '2026-12-27', reprice: true, version: 3 },
    });
  });

  it('shows what was asked last, whatever is answered first', async () => {
    let answerFirst: (value: object) => void = () => {};
    const { dialog, choose, user, calls } = await openDialog({
      [PREVIEW]: ({ body }: Call) =>
        JSON.stringify(body).includes('reprice')
          ? outcome({ price: 2000, refund: 1000 })
          : new Promise((resolve) => {
              answerFirst = resolve;
            }),
    });
    await choose('Garden room');
    await waitFor(() => expect(putsOf(calls, true)).toHaveLength(1));
    await user.click(dialog.getByRole('switch', { name: /Recalculate/ }));
    expect(await dialog.findByText('from ฿3,000 to ฿2,000')).toBeVisible();
    answerFirst(outcome());
    await waitFor(() => expect(dialog.queryByText('from ฿3,000 to ฿2,500')).toBeNull());
    expect(dialog.getByText('from ฿3,000 to ฿2,000')).toBeVisible();
  });
});

describe('what a lower price makes too much', () => {
  const waiting = { [PREVIEW]: outcome({ price: 40, refund: 2960, waits: true }) };

  it('waits for who may refund, and the dialog says so', async () => {
    const { dialog, choose } = await openDialog(waiting);
    await choose('Garden room');
    expect(await dialog.findByText(/^฿2,960 is not refunded now: it waits/)).toBeVisible();
  });

  it('is said in Thai as well', async () => {
    const { dialog, choose } = await openDialog(waiting, {}, { language: 'th' });
    await choose('Garden room');
    expect(await dialog.findByText(/^เงิน ฿2,960 ยังไม่คืนตอนนี้/)).toBeVisible();
  });

  it('goes back at once otherwise, and nothing is said of waiting', async () => {
    const { dialog, choose } = await openDialog();
    await choose('Garden room');
    expect(await dialog.findByText('Refund to the guest')).toBeVisible();
    expect(dialog.queryByText(/it waits/)).toBeNull();
  });
});

describe('a stay whose price was lowered before', () => {
  const isKept = (body: unknown) => JSON.stringify(body).includes('"reprice":false');
  const anew = {
    [PREVIEW]: ({ body }: Call) => outcome({ price: isKept(body) ? 3000 : 4500, refund: 0 }),
  };

  it('is priced again, unless the price is kept for a reason', async () => {
    const { dialog, choose, user, move, calls } = await openDialog(anew);
    await choose('Garden room');
    expect(await dialog.findByText('from ฿3,000 to ฿4,500')).toBeVisible();
    await user.click(dialog.getByRole('switch', { name: 'Keep the price of ฿3,000' }));
    expect(dialog.getByText(/Keeping it needs a reason/)).toBeVisible();
    expect(dialog.queryByText(/^Choose other dates/)).toBeNull();
    expect(move()).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The lift is broken');
    expect(await dialog.findByText('฿3,000, as before')).toBeVisible();
    await user.click(move());
    expect(await screen.findByText('Stay moved')).toBeVisible();
    expect(putsOf(calls, false).at(-1)?.body).toEqual({
      ...{ roomId: GARDEN, reprice: false, reason: 'The lift is broken', version: 3 },
    });
  });
});

describe('a move that cannot be', () => {
  it('is told in the words of the server before it is tried, and cannot be sent', async () => {
    const detail = 'This room is let for three nights at least';
    const { dialog, choose, move } = await openDialog({
      [PREVIEW]: () => refusal({ status: 422, code: 'stay-rule', detail }),
    });
    await choose('Garden room');
    expect(await dialog.findByText(detail)).toBeVisible();
    expect(move()).toBeDisabled();
  });

  it('to a room that is taken is told in words for staff', async () => {
    const detail = 'Booking exist: This room is already booked, please select another room';
    const { dialog, choose } = await openDialog({
      [PREVIEW]: () => refusal({ status: 409, code: 'room-already-booked', detail }),
    });
    await choose('Garden room');
    expect(await dialog.findByText('Somebody else has just booked this room')).toBeVisible();
  });

  it('to no nights asks nothing', async () => {
    const { dialog, typeDay, move, calls } = await openDialog();
    await typeDay('Check-out', '24122026');
    expect(await dialog.findByText('Check-out must be after check-in')).toBeVisible();
    expect(move()).toBeDisabled();
    expect(putsOf(calls, true).map(({ body }) => body)).not.toContainEqual(
      expect.objectContaining({ checkOutDate: '2026-12-24' }),
    );
  });

  it('since somebody was faster is told, and asked again of the stay as it is now', async () => {
    const detail = 'Somebody changed this booking meanwhile';
    let version = 3;
    const { dialog, choose, user, move, calls } = await openDialog({
      [`GET /admin-api/bookings/${id(30)}`]: () => booking({ roomId: BEACH, version }),
      [PUT]: () => {
        version = 4;
        return refusal({ status: 409, code: 'stale-version', detail });
      },
    });
    await choose('Garden room');
    await waitFor(() => expect(move()).toBeEnabled());
    await user.click(move());
    expect(await dialog.findByText(detail)).toBeVisible();
    await waitFor(() =>
      expect(putsOf(calls, true).at(-1)?.body).toMatchObject({ roomId: GARDEN, version: 4 }),
    );
  });
});

describe('who may move which stay', () => {
  it.each([
    ['a visitor none', {}, 'visitor'],
    ['nobody a hold', { status: 'Reserved' }, 'officer'],
    ['nobody one that is over', { status: 'Completed', checkInStatus: true }, 'officer'],
  ] as const)('%s', async (_, given, role) => {
    await open({}, given, { role });
    expect(await screen.findByText('101')).toBeVisible();
    expect(screen.queryByRole('button', { name: NAMES.en.open })).toBeNull();
  });

  it('of a guest who is there, the first day stays', async () => {
    const { dialog } = await openDialog({}, { checkInStatus: true });
    expect(dialog.getByRole('group', { name: 'Check-out' })).toBeVisible();
    expect(dialog.queryByRole('group', { name: 'Check-in' })).toBeNull();
  });
});

it('others are told that somebody moves it while the dialog is open', async () => {
  const { user, calls } = await openDialog();
  const present = () => presentIn(calls).at(-1);
  await waitFor(() => expect(present()).toContain(`${id(30)}:moves`));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(present()).not.toContain('moves'));
});
