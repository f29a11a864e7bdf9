/** A command (imperative) or an event (past tense); `data` holds JSON values only. */
export type Message<Type extends string = string, Data extends object = object> = Readonly<{
  type: Type;
  data: Readonly<Data>;
}>;
