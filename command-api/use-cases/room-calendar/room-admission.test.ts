import { nights } from '@baanpak/domain/testing/samples.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admissionQueue } from './room-admission.ts';

const garden = (from = 1, to = 3) => ({ roomId: 'garden', ...nights(from, to) });

/** Guests who end, once admitted, when `through` says so. */
function guestsAtOnce() {
  const through: (() => void)[] = [];
  let left = 1;
  const { admit } = admissionQueue<void>(() => left);
  const guest = (request = garden()) =>
    admit(
      request,
      1,
      async () => {
        if (left < 1) throw new Error('gone');
        return left;
      },
      () => new Promise<void>((resolve) => through.push(resolve)),
    );
  return {
    guest,
    through,
    gone() {
      left = 0;
    },
  };
}

describe('admission to a room', () => {
  it('lets one on where one unit is left, and turns the others back when it is gone', async () => {
    const { guest, through, gone } = guestsAtOnce();
    const guests = [guest(), guest(), guest()];
    gone();
    through[0]?.();
    const results = await Promise.allSettled(guests);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(through).toHaveLength(1);
  });

  it('lets the next on when the first did not take it', async () => {
    const { guest, through, gone } = guestsAtOnce();
    const guests = [guest(), guest(), guest()];
    through[0]?.();
    await guests[0];
    await expect.poll(() => through.length).toBe(2);
    gone();
    through[1]?.();
    const results = await Promise.allSettled(guests);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  it('keeps nobody waiting who wants other nights or another room', async () => {
    const { guest, through } = guestsAtOnce();
    const guests = [guest(), guest(garden(3, 4)), guest({ ...garden(), roomId: 'beach' })];
    expect(through).toHaveLength(3);
    for (const end of through) end();
    await Promise.all(guests);
  });

  it('tells who may as well wait before they look', async () => {
    const { admit, wait } = admissionQueue<void>(() => 0);
    expect(wait(garden(), () => 0)).toBeUndefined();
    let end = () => {};
    const first = admit(
      garden(),
      1,
      async () => 1,
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    );
    expect(wait(garden(), () => 2)).toBeUndefined();
    expect(wait(garden(3, 4), () => 1)).toBeUndefined();
    const waiting = wait(garden(), () => 1);
    end();
    await Promise.all([first, waiting]);
    expect(wait(garden(), () => 1)).toBeUndefined();
  });

  it('tells those who waited what anyone who was through got', async () => {
    const { admit } = admissionQueue<string>(() => 1);
    const told: (string | undefined)[] = [];
    const guest = (go: () => Promise<string>) =>
      admit(
        garden(),
        1,
        async (got) => {
          told.push(got);
          return 1;
        },
        go,
      );
    const first = guest(async () => 'the room');
    const second = guest(() => Promise.reject(new Error('away')));
    const third = guest(async () => 'the room again');
    await expect(Promise.allSettled([first, second, third])).resolves.toMatchObject([
      { value: 'the room' },
      { status: 'rejected' },
      { value: 'the room again' },
    ]);
    expect(told).toEqual(['the room', 'the room', undefined]);
  });

  it('lets the next on though the first failed', async () => {
    const { admit } = admissionQueue<string>(() => 1);
    const fails = () => Promise.reject(new Error('away'));
    const first = admit(garden(), 1, async () => 1, fails);
    const second = admit(
      garden(),
      1,
      async () => 1,
      async () => 'done',
    );
    await expect(first).rejects.toThrow('away');
    await expect(second).resolves.toBe('done');
  });

  it.each([
    [400, 1000],
    [3, 100],
  ])('lets %i of %i on, looking a few times for each', async (units, guests) => {
    let left = units;
    let looks = 0;
    const { admit } = admissionQueue<number>(() => left);
    const guest = () =>
      admit(
        garden(),
        left,
        async () => {
          looks += 1;
          if (left < 1) throw new Error('gone');
          return left;
        },
        async () => {
          await new Promise((resolve) => setImmediate(resolve));
          left -= 1;
          return left;
        },
      );
    const results = await Promise.allSettled(Array.from({ length: guests }, guest));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(units);
    expect(left).toBe(0);
    expect(looks).toBeLessThan(2 * guests);
  });

  it('works out what is left once for all who want the same nights', async () => {
    let left = 400;
    let asked = 0;
    const { admit } = admissionQueue<number>(() => {
      asked += 1;
      return left;
    });
    const guest = () =>
      admit(
        garden(),
        left,
        async () => {
          if (left < 1) throw new Error('gone');
          return left;
        },
        async () => {
          await new Promise(setImmediate);
          left -= 1;
          return left;
        },
      );
    await Promise.allSettled(Array.from({ length: 1000 }, guest));
    expect(left).toBe(0);
    expect(asked).toBeLessThanOrEqual(400);
  });

  it('wakes those who came first, whichever nights they share with who is through', async () => {
    const { admit } = admissionQueue<string>(() => 2);
    const order: string[] = [];
    const guest = (name: string, wish: ReturnType<typeof garden>) => {
      let looks = 0;
      return admit(
        wish,
        1,
        async () => {
          looks += 1;
          if (looks === 1) order.push(name);
          return 1;
        },
        async () => {
          await new Promise(setImmediate);
          return 'through';
        },
      );
    };
    const names = ['first', 'second', 'third', 'fourth', 'fifth'];
    await Promise.all(names.map((name, n) => guest(name, n % 2 ? garden(2, 5) : garden(1, 3))));
    expect(order).toEqual(names.slice(1));
  });

  it('leaves nobody waiting, whatever nights they want and whatever fails', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            from: fc.integer({ min: 1, max: 6 }),
            nights: fc.integer({ min: 1, max: 4 }),
            fails: fc.boolean(),
            pause: fc.nat(3),
          }),
          { maxLength: 30 },
        ),
        fc.integer({ min: 1, max: 3 }),
        async (all, units) => {
          const { admit } = admissionQueue<string>(() => units);
          const done = await Promise.allSettled(
            all.map(({ from, nights: many, fails, pause }) =>
              admit(
                garden(from, from + many),
                units,
                async () => units,
                async () => {
                  for (let n = 0; n < pause; n += 1) await new Promise(setImmediate);
                  if (fails) throw new Error('away');
                  return 'through';
                },
              ),
            ),
          );
          expect(done).toHaveLength(all.length);
        },
      ),
    ));
});
