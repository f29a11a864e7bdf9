import { expect, it } from 'vitest';
import { type ReceivedFile, receive } from './receive.ts';

const answerOf = (parts: readonly string[], headers: HeadersInit = {}) => {
  const bytes = parts.map((part) => new TextEncoder().encode(part));
  const body = new ReadableStream({
    start(controller) {
      for (const part of bytes) controller.enqueue(part);
      controller.close();
    },
  });
  return new Response(body, { headers });
};

it('a file is taken whole, and its rows are counted as they come', async () => {
  const told: ReceivedFile[] = [];
  const parts = ['date,hotel\n2026-12', '-01,"Sea\nHouse"\n', '2026-12-02,Sea House\n'];
  const answer = answerOf(parts, { 'x-total-rows': '2', 'content-type': 'text/csv' });
  const file = await receive(answer, 'csv', (received) => told.push(received));
  expect(await file.text()).toBe(parts.join(''));
  expect(file.type).toBe('text/csv');
  expect(told.map(({ rows, total }) => [rows, total])).toEqual([
    [0, 2],
    [1, 2],
    [2, 2],
  ]);
  expect(told.at(-1)?.bytes).toBe(parts.join('').length);
});

it('of a workbook the bytes alone are told', async () => {
  const told: ReceivedFile[] = [];
  await receive(answerOf(['PK..']), 'xlsx', (received) => told.push(received));
  expect(told).toEqual([{ bytes: 4 }]);
});
