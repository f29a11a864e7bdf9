/** The same keys as `T`, with texts of another language; plurals may have forms that Thai has not. */
export type Translated<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]>;
} & { readonly [K in `${string}_one`]: string };
