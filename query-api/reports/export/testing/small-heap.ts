/**
 * Node's arguments for a program of a test that measures by how much its memory grows, in TypeScript: with a heap of
 * 64 MB, for where all cores are busy V8 would let go later of what is of no more use.
 */
export const SMALL_HEAP: readonly string[] = ['--max-old-space-size=64', '--import', 'tsx'];
