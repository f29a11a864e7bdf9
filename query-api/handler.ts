import type { RouteTable } from '@baanpak/contract/routes/routes.ts';
import type {
  CheckedHandlerOf,
  HandlerOf,
  HandlersOf,
  OwnersOf,
} from '@baanpak/infrastructure/http/serve-routes.ts';

/** What answers a route of the table. */
export type Handler<Key extends keyof RouteTable> = HandlerOf<RouteTable[Key]>;

/** The same, with a check of its own before any input is refused. */
export type CheckedHandler<Key extends keyof RouteTable> = CheckedHandlerOf<RouteTable[Key]>;

/** All that this API serves. */
export type Handlers = HandlersOf<RouteTable, 'GET'>;

/** Whose the things are that its routes name. */
export type Owners = OwnersOf<RouteTable, 'GET'>;
