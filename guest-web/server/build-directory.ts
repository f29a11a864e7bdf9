import { existsSync } from 'node:fs';
import { join } from 'node:path';

const { dirname } = import.meta;
const PLACES = [
  join(dirname, 'guest-web'), // beside the bundle of a program
  join(dirname, '../../dist/guest-web'), // from the sources
];

/** Where guest-web/build.js put the site; undefined when it has not been built. */
export const buildDirectory = (): string | undefined =>
  PLACES.find((place) => existsSync(join(place, 'server/entry-server.js')));
