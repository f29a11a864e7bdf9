import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { AnswerWriter } from './answer-writer.ts';

describe('a large answer', () => {
  it('is what was written, Thai and copied bytes too', () => {
    const answer = new AnswerWriter();
    answer.text('{"name":"บ้านพัก",');
    answer.bytes(Buffer.from('"place":"สวน","date":"').toString('latin1'));
    const start = answer.length;
    answer.text('2027-03-01"');
    const end = answer.length;
    answer.text(',"next":"');
    answer.again(start, end, Buffer.from('15'), 8);
    answer.letter('}'.charCodeAt(0));
    const date = '2027-03-01';
    expect(JSON.parse(answer.toString())).toEqual({
      name: 'บ้านพัก',
      place: 'สวน',
      date,
      next: '2027-03-15',
    });
  });

  it('may be longer than the memory it began in', () => {
    const answer = new AnswerWriter();
    const part = 'ท'.repeat(100_000);
    for (let n = 0; n < 20; n += 1) answer.text(part);
    expect(answer.toString()).toBe(part.repeat(20));
  });

  it('is not touched by others that are written while it is under way', async () => {
    const app = fastify();
    app.get<{ Params: { letter: string } }>('/:letter', async ({ params }, reply) => {
      const answer = new AnswerWriter();
      answer.text(params.letter.repeat(300_000));
      await new Promise((resolve) => setTimeout(resolve, Number(params.letter)));
      return answer.send(reply.type('text/plain'));
    });
    const url = await app.listen({ port: 0 });
    const letters = Array.from({ length: 60 }, (_, n) => String(n % 10));
    const texts = await Promise.all(
      letters.map(async (letter) => (await fetch(`${url}/${letter}`)).text()),
    );
    expect(texts.map((text, n) => text === letters[n]?.repeat(300_000))).toEqual(
      letters.map(() => true),
    );
    await app.close();
  });
});
