/** The ids in a path, such as `id` of `/rooms/{id}`. */
export type Ids<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Readonly<Record<Name, string>> & Ids<Rest>
  : object;

/** The address of a call, its ids put into the path. */
export const addressOf = <Path extends string>(path: Path, ids: Ids<Path>): string =>
  Object.entries<string>({ ...ids }).reduce<string>(
    (address, [name, id]) => address.replace(`{${name}}`, encodeURIComponent(id)),
    path,
  );
