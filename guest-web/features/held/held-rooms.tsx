import { lazyPart } from '../../ui/lazy-part.tsx';
import { useOwnHolds } from './own-holds.ts';

const HeldChip = lazyPart(async () => (await import('./held-chip.tsx')).HeldChip);

/** In the bar of every page while a room is held; most guests hold none. */
export function HeldRooms() {
  const holds = useOwnHolds();
  return holds.length > 0 && <HeldChip holds={holds} />;
}
