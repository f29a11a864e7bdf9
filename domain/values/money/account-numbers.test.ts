import { describe, expect, it } from 'vitest';
import { isAccountNumber, isBranch, isPromptPayId, promptPayReceiver } from './account-numbers.ts';

describe('numbers of a hotel’s money', () => {
  it.each([
    ['0812345678', '0812345678'],
    ['081-234-5678', '0812345678'],
    ['0066 81 234 5678', '0812345678'],
    ['0-1055-61234-56-0', '0105561234560'],
    ['123456789012345', '123456789012345'],
  ])('PromptPay knows a receiver as %s', (text, receiver) => {
    expect(isPromptPayId(text)).toBe(true);
    expect(promptPayReceiver(text)).toBe(receiver);
  });
  it.each(['812345678', '9812345678', '0105561234567', '1066812345678', '01055612345', 'a@b.co'])(
    'PromptPay knows none as %s',
    (text) => expect([isPromptPayId(text), promptPayReceiver(text)]).toEqual([false, undefined]),
  );
  it.each([
    ['123-4-56789-0', true],
    ['020012345678', true],
    [' 020 123 456 789 ', true],
    ['1234567890', true],
    ['123456789012345', true],
    ['123456789', false],
    ['12345678901234567', false],
    ['1234567890123456', false],
    ['12345x7890', false],
    ['-1234567890', false],
    ['0812345678901-', false],
    ['', false],
  ])('an account %s is one: %s', (text, isOne) => expect(isAccountNumber(text)).toBe(isOne));
  it.each([
    ['00000', true],
    ['00012', true],
    ['12', false],
    ['head office', false],
  ])('a branch %s is one: %s', (text, isOne) => expect(isBranch(text)).toBe(isOne));
});
