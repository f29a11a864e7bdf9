import { readFileSync } from 'node:fs';

/**
 * What is wrong between the imports of cruised `modules` and what each workspace's package.json declares: one
 * line each. What files other than `tests` (a pattern) import belongs to `dependencies`; tests may also use
 * `devDependencies`. A workspace that is declared and not imported is wrong too.
 */
export function undeclaredImports(modules, workspaces, tests) {
  const isTest = new RegExp(tests);
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies
      .map(({ resolved }) => ({ from: source.split('/')[0], to: resolved.split('/')[0] }))
      .filter(({ from, to }) => from !== to && workspaces.includes(to))
      .map(({ from, to }) => `${from} ${to} ${isTest.test(source) ? 'test' : 'product'}`),
  );
  const found = new Set(imports);
  return workspaces.flatMap((workspace) => {
    const declared = declaredBy(workspace);
    return workspaces.flatMap((other) => {
      const wanted = wantedFor(found, workspace, other);
      const given = declared.get(other);
      return wanted === given
        ? []
        : `${workspace}/package.json: @baanpak/${other} is in ${given ?? 'neither list'}, ${
            wanted === undefined ? 'and nothing imports it' : `not in ${wanted}`
          }`;
    });
  });
}

function wantedFor(found, from, to) {
  if (found.has(`${from} ${to} product`)) return 'dependencies';
  return found.has(`${from} ${to} test`) ? 'devDependencies' : undefined;
}

function declaredBy(workspace) {
  const file = JSON.parse(readFileSync(`${workspace}/package.json`, 'utf8'));
  return new Map(
    ['dependencies', 'devDependencies'].flatMap((list) =>
      Object.keys(file[list] ?? {})
        .filter((name) => name.startsWith('@baanpak/'))
        .map((name) => [name.slice('@baanpak/'.length), list]),
    ),
  );
}
