import * as React from 'react';

/**
 * In development React keeps of elements the place in the code that made them, of ten thousand a second: a third of
 * the time of these tests. It has no setting for that, so it is told that it has kept enough. What it warns of still
 * names the components.
 */
const KEPT = 'recentlyCreatedOwnerStacks';
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals !== 'object' || internals === null || !(KEPT in internals))
  throw new Error(`This React counts ${KEPT} elsewhere: see ${import.meta.filename}`);
Object.defineProperty(internals, KEPT, {
  configurable: true, // each test file does it again
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});
