import type { RouteTable } from '@baanpak/contract/routes/routes.ts';
import type { HandlerOf, HandlersOf, OwnersOf } from '@baanpak/infrastructure/http/serve-routes.ts';

/** What answers a route of the table. */
export type Handler<Key extends keyof RouteTable> = HandlerOf<RouteTable[Key]>;

/** All that this API serves. */
export type Handlers = HandlersOf<RouteTable, 'POST' | 'PUT' | 'DELETE'>;

/** Whose the things are that its routes name. */
export type Owners = OwnersOf<RouteTable, 'POST' | 'PUT' | 'DELETE'>;
