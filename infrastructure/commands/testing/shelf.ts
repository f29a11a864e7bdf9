import type { Decider } from '@baanpak/domain/values/decider/decider.ts';
import type { Message } from '@baanpak/domain/values/decider/message.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';

type By = Readonly<{ by: string }>;
export type ShelfCommand = Message<'TakeOne', By> | Message<'BringBack', By> | Message<'Drop', By>;
type ShelfEvent = Message<'OneTaken', By> | Message<'BroughtBack', By>;

/** Things to be taken, as many as `size`; each taker takes one. `Drop` is a bug. */
export const shelf = (size: number): Decider<ReadonlySet<string>, ShelfCommand, ShelfEvent> => ({
  initialState: new Set(),
  refusals: { TakeOne: [], BringBack: [], Drop: [] },
  decide(takers, { type, data }) {
    switch (type) {
      case 'TakeOne':
        if (takers.has(data.by)) return [];
        if (takers.size === size) throw new Refusal('not-found', 'Nothing is left');
        return [{ type: 'OneTaken', data }];
      case 'BringBack':
        return takers.has(data.by) ? [{ type: 'BroughtBack', data }] : [];
      case 'Drop':
        throw new TypeError('A bug');
    }
  },
  evolve(takers, { type, data }) {
    const changed = new Set(takers);
    if (type === 'OneTaken') changed.add(data.by);
    else changed.delete(data.by);
    return changed;
  },
});

export const take = (by: string): ShelfCommand => ({ type: 'TakeOne', data: { by } });
export const bringBack = (by: string): ShelfCommand => ({ type: 'BringBack', data: { by } });
export const drop: ShelfCommand = { type: 'Drop', data: { by: 'nobody' } };
