import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Dispute, List } from './provider-objects.ts';
import { eventually, json, startSandbox, type TestSandbox } from './sandbox-for-tests.ts';

let shop: TestSandbox;
beforeEach(async () => {
  shop = await startSandbox();
});
afterEach(() => shop.close());

describe('a dispute', () => {
  it('is opened by the bank, told of, listed, answered and closed once', async () => {
    const { chargeId } = await shop.paidByCard();
    const opened = await json<Dispute>(await shop.post(`/charges/${chargeId}/disputes`, {}));
    expect(opened).toMatchObject({
      ...{ object: 'dispute', status: 'open', charge: chargeId, amount: 100_000, closed_at: null },
      id: expect.stringMatching(/^dspt_test_/),
    });
    const { facts } = await shop.provider.fetchCharge(chargeId);
    expect(facts.dispute).toMatchObject({ disputeId: opened.id, status: 'open', amount: 100_000 });
    expect((await shop.post(`/charges/${chargeId}/disputes`, {})).status).toBe(400);
    const listed = await json<List<Dispute>>(await shop.get('/disputes'));
    expect(listed.data).toEqual([opened]);
    expect(await json<Dispute>(await shop.get(`/disputes/${opened.id}`))).toEqual(opened);
    expect((await shop.get('/disputes/dspt_test_none')).status).toBe(404);

    const won = await shop.post(`/disputes/${opened.id}/close`, { status: 'won' });
    expect(await json<Dispute>(won)).toMatchObject({
      status: 'won',
      closed_at: expect.any(String),
    });
    expect((await shop.post(`/disputes/${opened.id}/close`, {})).status).toBe(400);
    await eventually(() =>
      expect(shop.received.map(({ event }) => event.key)).toEqual(
        expect.arrayContaining(['dispute.create', 'dispute.close']),
      ),
    );
  });
});
