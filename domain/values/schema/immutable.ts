type Plain = string | number | boolean | null | undefined;

/** What a schema describes, as values are here: nothing in it is written to. */
export type Immutable<T> = T extends Plain
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Immutable<Item>[]
    : { readonly [Field in keyof T]: Immutable<T[Field]> };
