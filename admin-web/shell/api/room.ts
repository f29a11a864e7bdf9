import type { RoomJson } from '@baanpak/contract/room/room.ts';

/** A room as /admin-api answers it. */
export type Room = RoomJson & Readonly<{ id: string }>;
