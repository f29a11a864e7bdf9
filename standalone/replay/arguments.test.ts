import { expect, it } from 'vitest';
import { readArguments, USAGE } from './arguments.ts';

it('names one thing, its language and its form', () => {
  expect(readArguments(['--booking', 'BK-7Q2MX4', '--lang', 'th', '--json'])).toEqual({
    ...{ kind: 'booking', id: 'BK-7Q2MX4', language: 'th', json: true },
  });
  expect(readArguments(['--room=1'])).toEqual({
    ...{ kind: 'room', id: '1', language: 'en', json: false },
  });
  expect(readArguments(['--booking', 'x', '--at', 'y'])).toMatchObject({ at: 'y' });
});

it('is helped, whatever else is asked', () => {
  expect(readArguments(['--help', '--room', '1'])).toBe('help');
  for (const word of ['booking', 'room', 'hotel', 'user', 'payment', 'at', 'lang', 'json', 'help'])
    expect(USAGE).toContain(`--${word}`);
});

it.each([
  [[], 'Name one thing'],
  [['--room', '1', '--hotel', '2'], 'Name one thing'],
  [['--room'], "'--room <value>'"],
  [['--guest', '1'], "'--guest'"],
  [['BK-7Q2MX4'], 'BK-7Q2MX4'],
  [['--room', '1', '--lang', 'de'], '--lang de is none of th, en'],
  [['--payment', '1', '--at', 'now'], '--at goes with any thing but --payment'],
])('refuses %j in words', (words, message) => {
  expect(() => readArguments(words)).toThrow(message);
});
