/** A command (imperative) or an event (past tense); `data` holds JSON values only. */
export type Message<Type extends string = string, Data extends object = object> = Readonly<{
  type: Type;
  data: Readonly<Data>;
}>;

/** Exhaustiveness mark for `switch`: a case that is forgotten does not compile. */
export function unreachable(value: never): never {
  throw new Error(`Unexpected case: ${JSON.stringify(value)}`);
}
