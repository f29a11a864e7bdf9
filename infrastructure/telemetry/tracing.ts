/** What is told of a span: no id, no address, nothing of anybody. */
export type Attributes = Readonly<Record<string, string | number>>;

/** Of the W3C: version, trace, span and flags. */
export type Traceparent = string;

/** A span that is under way. */
export type TelemetrySpan = Readonly<{
  traceparent: Traceparent;
  set(attributes: Attributes): void;
}>;

/** A request's, which ends when its answer does. */
export type RequestSpan = Readonly<{
  /** What `next` begins belongs to the request. */
  enter(next: () => void): void;
  end(name: string, attributes: Attributes, failed: boolean): void;
}>;

/** Spans as they are handed to anyone who collects them. */
export interface Tracing {
  /** Beneath what is under way, else beneath `parent`. An error marks the span and is passed on, unread. */
  span<Result>(
    name: string,
    parent: Traceparent | undefined,
    work: (span: TelemetrySpan) => Promise<Result>,
  ): Promise<Result>;
  request(parent: Traceparent | undefined): RequestSpan;
  /** One that is over; times in milliseconds since 1970. */
  record(
    name: string,
    parent: Traceparent,
    times: Readonly<{ from: number; to: number }>,
    attributes: Attributes,
  ): void;
  /** Hands over what is left, within two seconds. */
  close(): Promise<void>;
}

/** Spans by OTLP to an endpoint; undefined, with nothing loaded, where none is named. */
export async function openTracing(endpoint: string | undefined): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined;
  const { otlpTracing } = await import('./otlp-tracing.ts');
  return otlpTracing(endpoint);
}
