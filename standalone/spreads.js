import { readFile } from 'node:fs/promises';
import ts from 'typescript';

/** Of Node: from here on V8 gives objects with a spread the same hidden class each time by itself, and faster. */
const MENDED_IN = 22;

/** Behind a brace: all that may need another beginning. */
const MAY_BEGIN_WITH_SPREAD = /\{\s*\.\.\./;

/**
 * The same program for the V8 of Node 20, for which `{ ...a, b }` is an object of a new hidden class every time it is
 * reached (docs/adr/0099-spreads-on-node-20.md): such an object begins with `...null`, which adds nothing.
 */
export function withStableSpreads(text) {
  if (!MAY_BEGIN_WITH_SPREAD.test(text)) return text;
  const source = ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest);
  const places = [];
  const look = (node) => {
    const [first, second] = ts.isObjectLiteralExpression(node) ? node.properties : [];
    if (first && second && ts.isSpreadAssignment(first)) places.push(first.getStart(source));
    ts.forEachChild(node, look);
  };
  look(source);
  let result = text;
  for (const place of places.sort((one, other) => other - one))
    result = `${result.slice(0, place)}...null, ${result.slice(place)}`;
  return result;
}

/** An esbuild plugin, for programs that run on the Node that builds them; none where there is nothing to mend. */
export const stableSpreads = (nodeVersion = process.versions.node) =>
  Number.parseInt(nodeVersion, 10) < MENDED_IN ? [plugin] : [];

const plugin = {
  name: 'stable-spreads',
  setup(esbuild) {
    esbuild.onLoad({ filter: /\.ts$/ }, async ({ path }) => ({
      contents: withStableSpreads(await readFile(path, 'utf8')),
      loader: 'ts',
    }));
  },
};
