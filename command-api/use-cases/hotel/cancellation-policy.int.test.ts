import { DEFAULT_CANCELLATION_POLICY } from '@baanpak/domain/values/money/cancellation-policy.ts';
import { describe, expect } from 'vitest';
import { expectProblem } from '../../testing/expectations.ts';
import { it } from '../../testing/own-shop.ts';

const EARLY = { name: { th: 'ยกเลิกแต่เนิ่น ๆ', en: 'Early' }, daysBefore: 30, share: 1 };
const HALF = { name: { th: 'คืนครึ่งหนึ่ง', en: 'Half' }, daysBefore: 7, share: 0.5 };

describe('a hotel’s cancellation policy', () => {
  it('is the default, or what its staff say', async ({ shop, hotels, own }) => {
    const made = await hotels.made(own.owner);
    expect(made.cancellationPolicy).toEqual(DEFAULT_CANCELLATION_POLICY);
    const tiers = [{ ...EARLY, name: 'Early' }, HALF];
    const { body, position } = await hotels.change(own.owner, made._id, {
      cancellationPolicy: tiers,
    });
    const kept = [{ ...EARLY, name: { th: 'Early', en: 'Early' } }, HALF];
    expect(body.hotel).toEqual({ ...made, cancellationPolicy: kept, version: 1 });
    const url = `/hotels/${made._id}`;
    const read = await shop.read<typeof body>(url, position, own.officer.headers);
    expect(read.body.hotel).toEqual(body.hotel);
  });

  it('brought back as it was read changes nothing', async ({ hotels, own }) => {
    const made = await hotels.made(own.owner);
    const { body } = await hotels.change(own.owner, made._id, made);
    expect(body.hotel).toEqual(made);
  });

  it.for([
    ['with days that do not fall', [HALF, EARLY]],
    ['with the same days twice', [EARLY, { ...HALF, daysBefore: 30 }]],
    ['that gives more back later', [HALF, { ...EARLY, daysBefore: 1 }]],
  ] as const)('%s is against the rules', async ([, cancellationPolicy], { hotels, own }) => {
    const made = await hotels.made(own.owner);
    const changed = await hotels.change(own.owner, made._id, { cancellationPolicy });
    expectProblem(changed, 422, 'tiers-out-of-order');
    expectProblem(
      await hotels.create(own.owner, { cancellationPolicy }),
      422,
      'tiers-out-of-order',
    );
  });

  it.for([
    ['more than ten tiers', Array.from({ length: 11 }, (_, n) => ({ ...EARLY, daysBefore: n }))],
    ['more than all of it', [{ ...EARLY, share: 1.01 }]],
    ['parts of a percent', [{ ...EARLY, share: 0.005 }]],
    ['days after arrival', [{ ...EARLY, daysBefore: -1 }]],
    ['a tier without a name', [{ daysBefore: 1, share: 1 }]],
    ['nothing at all', null],
  ] as const)('cannot say %s', async ([, cancellationPolicy], { hotels, own }) => {
    const answer = await hotels.create(own.owner, { cancellationPolicy });
    expectProblem(answer, 400, 'invalid-request');
  });
});
