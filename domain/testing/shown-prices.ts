import fc from 'fast-check';
import { checkout } from '../checkout/checkout.ts';
import type {
  Checkout,
  CheckoutCommand,
  CheckoutItem,
  HeldStay,
} from '../checkout/checkout-state.ts';
import { keepPromise, type SaleTerms } from '../checkout/promise.ts';
import { type DayTable, NO_DAYS } from '../room/day-table.ts';
import { quote, withPrice } from '../room/quote.ts';
import { Refusal } from '../values/decider/refusal.ts';
import { type CancellationPolicy, policyOf } from '../values/money/cancellation-policy.ts';
import { addUp, baht, type Satang } from '../values/money/money.ts';
import { i18nText } from '../values/text/i18n-text.ts';
import type { Stay } from '../values/time/local-date.ts';
import { day, minute, nights, ROOM_REGISTERED } from './samples.ts';

// A room whose owner sets prices and policies again while guests look, wait and confirm. What is booked and
// charged is what each guest was shown last and agreed to, or the model says where it is not.

const HOLD = 30;
const ROOM = { roomId: 'garden', hotelId: 'riverside' };
const PARTY = { guests: 2, children: 0, pets: 0, breakfast: false, priceChanged: false };

type Shown = Readonly<{ state: Checkout; stays: readonly Stay[]; terms: readonly SaleTerms[] }>;

class ShownPrices {
  /** What was booked or charged in another way than it was shown. */
  readonly broken: string[] = [];
  bookings = 0;
  /** How often a guest was asked again. */
  changed = 0;
  #prices: DayTable<Satang> = NO_DAYS;
  #policy: CancellationPolicy = policyOf({});
  #now = 0;
  #made = 0;
  readonly #shown = new Map<string, Shown>();

  paint(from: number, to: number, price: number): void {
    this.#prices = withPrice(this.#prices, { from: day(from), to: day(to), price: baht(price) });
  }

  setPolicy(shares: readonly number[]): void {
    this.#policy = shares.map((share, n) => ({
      ...{ name: i18nText(`Tier ${n}`), daysBefore: shares.length - n, share },
    }));
  }

  wait(minutes: number): void {
    this.#now += minutes;
  }

  /** A guest makes a checkout; `ofBefore` it has no promise, as those of an earlier version. */
  show(guest: string, stays: readonly Stay[], ofBefore = false): void {
    const uid = `checkout ${this.#made++}`;
    const terms = stays.map((stay) => this.#soldAt(stay));
    const items = stays.map((stay, n) => itemOf(stay, terms[n] ?? this.#soldAt(stay), ofBefore));
    const opened = { uid, items, notes: null, openedAt: minute(this.#now) };
    const data = ofBefore ? opened : { ...opened, validUntil: minute(this.#now + HOLD) };
    this.#shown.set(guest, {
      state: this.#after(checkout.initialState, { type: 'OpenCheckout', data }),
      stays,
      terms,
    });
  }

  /** The guest confirms what is shown; where something else holds by now, that is shown instead. */
  confirm(guest: string): void {
    const shown = this.#shown.get(guest);
    if (!shown) return;
    const asked = shown.stays.map((stay, n) => ({
      stay: { ...stay, ...ROOM, bookingId: `${shown.state.uid} ${n}` },
      price: this.#soldAt(stay),
    }));
    try {
      const booked = keepPromise(shown.state, asked, minute(this.#now));
      this.#book(guest, shown, booked);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.changed += 1;
      this.show(guest, shown.stays);
    }
  }

  #book(guest: string, shown: Shown, booked: readonly SaleTerms[]): void {
    this.bookings += booked.length;
    const { uid, items } = shown.state;
    const ofBefore = items.some(({ nightPrices }) => !nightPrices);
    for (const [n, terms] of booked.entries()) {
      const agreed = shown.terms[n];
      const isKept = ofBefore
        ? terms.total === agreed?.total
        : JSON.stringify(terms) === JSON.stringify(agreed);
      if (!isKept) this.broken.push(`${uid} ${n} was booked as ${JSON.stringify(terms)}`);
    }
    const stays = shown.stays.map(
      (stay, n): HeldStay => ({
        ...{ ...stay, ...ROOM, bookingId: `${uid} ${n}`, price: booked[n]?.total ?? baht(0) },
      }),
    );
    const agreedOn = addUp(shown.terms.map(({ total }) => total));
    const held = addUp(stays.map(({ price }) => price));
    const heldUntil = minute(this.#now + HOLD);
    const hold = { type: 'HoldCheckout', data: { uid, stays, amount: held, heldUntil } } as const;
    const pay = {
      type: 'AttemptPayment',
      data: { uid, attemptId: 'try', amount: agreedOn, now: minute(this.#now) },
    } as const;
    const paying = this.#after(this.#after(shown.state, hold), pay);
    if (!('attempts' in paying) || paying.amount !== agreedOn || !paying.attempts.has('try'))
      this.broken.push(`${uid} was not charged as agreed`);
    this.#shown.delete(guest);
  }

  #after(state: Checkout, command: CheckoutCommand): Checkout {
    return checkout.decide(state, command).reduce(checkout.evolve, state);
  }

  #soldAt(stay: Stay): SaleTerms {
    const room = { details: ROOM_REGISTERED.data.details, prices: this.#prices };
    return { ...quote(room, stay), cancellationPolicy: this.#policy };
  }
}

function itemOf(stay: Stay, terms: SaleTerms, ofBefore: boolean): CheckoutItem {
  const { total: totalPrice, average: price, nightPrices, cancellationPolicy } = terms;
  const item = { ...stay, ...ROOM, ...PARTY, totalPrice, price };
  return ofBefore ? item : { ...item, nightPrices, cancellationPolicy };
}

type Step = (world: ShownPrices) => void;

const guest = fc.constantFrom('anna', 'bob', 'cim', 'dao');
const span = fc
  .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 4 }))
  .map(([first, count]) => [first, first + count] as const);
const stays = fc.array(
  span.map(([from, to]) => nights(from, to)),
  { minLength: 1, maxLength: 3 },
);
const show = fc.tuple(guest, stays, fc.integer({ min: 0, max: 9 })).map(
  ([who, wanted, n]): Step =>
    (world) =>
      world.show(who, apart(wanted), n === 0),
);
const confirm = guest.map(
  (who): Step =>
    (world) =>
      world.confirm(who),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: show },
  { weight: 6, arbitrary: confirm },
  {
    weight: 2,
    arbitrary: fc.tuple(span, fc.integer({ min: 20, max: 9000 })).map(
      ([[from, to], price]): Step =>
        (world) =>
          world.paint(from, to, price),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom([], [1], [1, 0.5], [0.5]).map(
      (shares): Step =>
        (world) =>
          world.setPolicy(shares),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.integer({ min: 1, max: 40 }).map(
      (minutes): Step =>
        (world) =>
          world.wait(minutes),
    ),
  },
);

/** The stays of a checkout are different ones. */
const apart = (wanted: readonly Stay[]): readonly Stay[] =>
  wanted.filter(
    (stay, n) =>
      wanted.findIndex(
        ({ checkIn, checkOut }) => checkIn === stay.checkIn && checkOut === stay.checkOut,
      ) === n,
  );

/** A hundred steps of owner and guests. */
const story = fc.array(step, { minLength: 100, maxLength: 100 });

/** Plays stories, of which each books some 27 stays. Answers how much happened, and the first that went wrong. */
export function playStories(stories: number) {
  const happened = { bookings: 0, changed: 0 };
  const { failed, counterexample, seed } = fc.check(
    fc.property(story, (steps) => {
      const world = new ShownPrices();
      for (const step of steps) step(world);
      happened.bookings += world.bookings;
      happened.changed += world.changed;
      if (world.broken.length > 0) throw new Error(world.broken.join('\n'));
    }),
    { numRuns: stories },
  );
  return { ...happened, seed, wrong: failed ? String(counterexample) : null };
}
