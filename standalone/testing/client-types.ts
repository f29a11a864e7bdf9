import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';

const HEAD = `// Made from /docs/json by openapi-typescript; standalone/open-api.int.test.ts fails when it is stale and
// makes it again with \`npx vitest run --project integration standalone/open-api.int.test.ts -u\`.
`;

/** What calls take and what their successes answer, as TypeScript; `document` is the API's OpenAPI document. */
export async function clientTypes(document: object): Promise<string> {
  const nodes = await openapiTS(bare(document) as OpenAPI3, { alphabetize: true });
  return HEAD + astToString(nodes);
}

/** Prose, examples and problems aside: these every call has alike. */
function bare(value: unknown, isSchemaMap = false): unknown {
  if (Array.isArray(value)) return value.map((each) => bare(each));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key]) => isSchemaMap || !(PROSE.has(key) || /^[45]\d\d$/.test(key)),
  );
  return Object.fromEntries(
    kept.map(([key, each]) => [key, bare(each, !isSchemaMap && key === 'properties')]),
  );
}

const PROSE = new Set([
  'description',
  'summary',
  'example',
  'examples',
  'components',
  'tags',
  'format',
]);
