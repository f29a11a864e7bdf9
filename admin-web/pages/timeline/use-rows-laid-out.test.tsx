import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useRowsLaidOut } from './use-rows-laid-out.ts';

afterEach(() => vi.unstubAllGlobals());

function Rows({ lanes }: Readonly<{ lanes: readonly string[] }>) {
  const grid = useRef<HTMLDivElement>(null);
  useRowsLaidOut(grid, lanes);
  return (
    <div ref={grid}>
      <div className="body">
        {lanes.map((lane) => (
          <div key={lane} className="row" />
        ))}
      </div>
    </div>
  );
}

it('lays out all rows bit by bit, the new ones too', () => {
  const waiting = new Map<number, () => void>();
  let asked = 0;
  vi.stubGlobal('requestIdleCallback', (go: () => void) => {
    asked += 1;
    waiting.set(asked, go);
    return asked;
  });
  vi.stubGlobal('cancelIdleCallback', (id: number) => waiting.delete(id));
  const idle = () => {
    const [[id, go] = []] = waiting;
    waiting.delete(id ?? 0);
    go?.();
  };
  const { container, rerender, unmount } = render(<Rows lanes={['1', '2', '3', '4', '5', '6']} />);
  const ready = () => container.querySelectorAll('[style*="content-visibility: visible"]').length;
  expect(ready()).toBe(0);
  idle();
  expect(ready()).toBe(4);
  rerender(<Rows lanes={['1', '2', '3', '4', '5', '6', '7']} />);
  expect(waiting.size).toBe(1);
  idle();
  idle();
  expect([ready(), waiting.size]).toEqual([7, 0]);
  unmount();
});
