import { describe, expect, it } from 'vitest';
import { firstWay, methodOf, WAYS, wayIn, whyNot } from './ways.ts';

const due = (amount: number, hotels = 1) => ({ amount, hotels });
const obstacles = (amount: number, hotels = 1) =>
  WAYS.map((way) => whyNot(way, due(amount, hotels)));

describe('a way to pay', () => {
  it('is any, from 20 to 150,000 baht for one hotel', () => {
    expect(obstacles(20)).toEqual([undefined, undefined, undefined, undefined]);
    expect(obstacles(150_000)).toEqual([undefined, undefined, undefined, undefined]);
    expect(firstWay(due(150_000))).toBe('card');
  });

  it('is a transfer for what the provider does not take at once', () => {
    expect(obstacles(150_001)).toEqual(['tooMuch', 'tooMuch', 'tooMuch', undefined]);
    expect(obstacles(19)).toEqual(['tooLittle', 'tooLittle', 'tooLittle', undefined]);
    expect(firstWay(due(150_001))).toBe('transfer');
  });

  it('is no transfer for rooms of several hotels', () => {
    expect(whyNot('transfer', due(2_000, 2))).toBe('severalHotels');
    expect(firstWay(due(2_000, 2))).toBe('card');
    expect(firstWay(due(150_001, 2))).toBeUndefined();
  });

  it('is what the address asks for, where that can be', () => {
    const asked = (way: string, amount: number) => wayIn(new URLSearchParams({ way }), due(amount));
    expect(asked('promptpay', 2_000)).toBe('promptpay');
    expect(asked('promptpay', 200_000)).toBe('transfer');
    expect(asked('cheque', 2_000)).toBe('card');
  });

  it('goes through the provider, but for a transfer', () =>
    expect(WAYS.map(methodOf)).toEqual(['gateway', 'gateway', 'gateway', 'direct']));
});
