import { describe, expect, it } from 'vitest';
import { openProofGate } from './proof-gate.ts';

const good = (proof: string) => ({ proof, endsAt: Date.now() + 60_000 });

describe('the gate before money', () => {
  it('asks once for all who wait, and holds the proof', async () => {
    const gate = openProofGate();
    const seen: boolean[] = [];
    gate.subscribe(() => seen.push(gate.isAsking()));
    const waiting = [gate.ask(), gate.ask()];
    expect(gate.isAsking()).toBe(true);
    gate.answer(good('p1'));
    expect(await Promise.all(waiting)).toEqual(['p1', 'p1']);
    expect(seen).toEqual([true, false]);
    expect(gate.held()).toBe('p1');
  });

  it('forgets a proof that the server does not take, and one that is over', async () => {
    const gate = openProofGate();
    gate.subscribe(() => {});
    gate.answer(good('p1'));
    const asked = gate.ask();
    expect(gate.held()).toBeUndefined();
    gate.answer({ proof: 'p2', endsAt: Date.now() - 1 });
    expect(await asked).toBe('p2');
    expect(gate.held()).toBeUndefined();
  });

  it('has nothing for who gives up, and for a page without a screen', async () => {
    const gate = openProofGate();
    expect(await gate.ask()).toBeUndefined();
    const leave = gate.subscribe(() => {});
    const asked = gate.ask();
    gate.answer(undefined);
    expect(await asked).toBeUndefined();
    leave();
    expect(await gate.ask()).toBeUndefined();
  });
});
