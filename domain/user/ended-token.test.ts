import { describe, it } from 'vitest';
import { minute } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { endedToken } from './ended-token.ts';

const given = specFor(endedToken);
const data = { tokenHash: 'a1'.repeat(32), userId: 'somchai', endsAt: minute(1440) };
const end = { type: 'EndToken', data } as const;
const ended = { type: 'TokenEnded', data } as const;

describe('a token', () => {
  it('is ended once, however often that is asked', () => {
    given([]).when(end).expect(ended);
    given([ended]).when(end).expect();
  });
});
