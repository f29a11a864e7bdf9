/** How each field of details is taken from a request; a field without does not compile. */
export type FieldMappers<Sent extends { readonly [F in keyof Details]?: unknown }, Details> = {
  readonly [F in keyof Details]-?: (sent: Sent[F] & (NonNullable<unknown> | null)) => Details[F];
};

/** What a request states of details; what it leaves out stays out. */
export function pickProvided<Details, Sent extends { readonly [F in keyof Details]?: unknown }>(
  readers: FieldMappers<Sent, Details>,
  body: Sent,
): Partial<Details> {
  const details: Partial<Details> = {};
  for (const field in readers) {
    const sent = body[field];
    if (sent !== undefined) details[field] = readers[field](sent);
  }
  return details;
}

/** For what is kept as it is sent. */
export const identity = <Value>(value: Value): Value => value;
