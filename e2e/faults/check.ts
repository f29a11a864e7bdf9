import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import type { ClusterForTest } from '../testing/cluster.ts';
import { brokenChains, type EventRow, ownIdsIn, readLog } from '../testing/event-log.ts';
import type { Book } from '../testing/guest.ts';
import { foldCalendars } from '../testing/nights.ts';
import { chargeAtProvider } from '../testing/payments.ts';
import { unfinishedBookings } from '../testing/unfinished.ts';
import type { Acknowledged } from './workload.ts';

const AT_ONCE = 8;

type Checked = Pick<ClusterForTest, 'dataDir' | 'api'>;

/** What the log, the guests' pages and the provider lack of what was acknowledged, in sentences. */
export async function lostWrites(
  { dataDir, api }: Checked,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
  const log = await readLog(dataDir);
  const { stays } = foldCalendars(log);
  const ids = ownIdsIn(log);
  const lost: string[] = [];
  const look = async ({ book, chargeId, isCanceled }: Acknowledged) => {
    const { bookingId: code, roomId, checkInDate, checkOutDate } = book;
    const id = ids.get(code) ?? '';
    const held = stays.get(id);
    const isHeld =
      held?.roomId === roomId && held.checkIn === checkInDate && held.checkOut === checkOutDate;
    if (isHeld === isCanceled)
      lost.push(`${code}: nights ${isHeld ? 'kept' : 'lost'} (${storyOf(log, id, book)})`);
    const { body } = await api<{ book?: { status: string } }>(`/outreach/bookings/${book._id}`);
    const status = body.book?.status;
    const isRight = isCanceled
      ? status === 'Canceled'
      : status === 'Booked' || (chargeId === undefined && status === 'Reserved');
    if (!isRight) lost.push(`${code}: ${status}, ${chargeId}, canceled ${isCanceled}`);
    if (chargeId === undefined) return;
    const charge = await chargeAtProvider(api, chargeId);
    if (charge.status !== 'successful') lost.push(`${code}: its charge is ${charge.status}`);
  };
  const left = acknowledged.values();
  const worker = async () => {
    for (const one of left) await look(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return lost;
}

/** What happened to a booking and its checkout, in the log's order, and by whose clock. */
const storyOf = (log: readonly EventRow[], id: string, { checkoutId }: Book): string =>
  log
    .filter(({ data }) => [id, checkoutId].some((each) => JSON.stringify(data).includes(each)))
    .map(({ type, metadata: { recordedAt, actor } }) => `${type} ${recordedAt} ${actor}`)
    .join(', ');

/** Pictures that were taken and are not to be seen. */
export async function lostPictures(url: string, pictures: readonly string[]): Promise<string[]> {
  const lost: string[] = [];
  for (const picture of pictures) {
    const answer = await fetch(new URL(picture, url));
    await answer.arrayBuffer();
    if (answer.status !== 200) lost.push(`${picture}: ${answer.status}`);
  }
  return lost;
}

/** Nights sold too often, streams whose hashes do not follow, and bookings that were begun and left. */
export async function brokenRules(dataDir: string, before: ReadonlySet<string>) {
  const log = await readLog(dataDir);
  const isExcused = excused(log, before);
  return {
    oversold: foldCalendars(log).oversold,
    brokenChains: await brokenChains(dataDir),
    halfMade: unfinishedBookings(log).filter((booking) => !isExcused(booking)),
  };
}

/**
 * Known from before, or canceled: such a booking stays in its checkout, and has no nights any more. One that
 * was paid is called off by the approval of its refund.
 */
function excused(log: readonly DomainEvent[], before: ReadonlySet<string>) {
  const canceled = new Set(
    log.flatMap((event) =>
      event.type === 'BookingCanceled' || event.type === 'RefundApproved'
        ? [`${event.data.bookingId}: nights false, booking true, checkout true`]
        : [],
    ),
  );
  return (sentence: string) => before.has(sentence) || canceled.has(sentence);
}
