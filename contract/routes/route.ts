import type { Route } from '@baanpak/domain/values/schema/route.ts';

/** A table of routes by method and path. */
export type Routes = Readonly<Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`, Route>>;
