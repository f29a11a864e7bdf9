import type { Context, Span as OtelSpan, SpanContext } from '@opentelemetry/api';
import { VERSION } from './version.ts';

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
export const openTracing = async (endpoint: string | undefined): Promise<Tracing | undefined> =>
  endpoint === undefined ? undefined : otlpTracing(endpoint);

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const CLOSE_WITHIN_MS = 2_000;

/**
 * Spans by OTLP over HTTP (JSON), in batches. Of who calls only `traceparent` is taken over: `tracestate` and
 * baggage could hold anything.
 */
async function otlpTracing(endpoint: string): Promise<Tracing> {
  // loaded here: what is imported at the top of a file is loaded for everybody
  const [api, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-node'),
  ]);
  const { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = api;
  const { BatchSpanProcessor, NodeTracerProvider } = sdk;
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'baanpak', 'service.version': VERSION }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  provider.register({ propagator: null }); // for its context manager
  const tracer = provider.getTracer('baanpak', VERSION);
  const beneath = (parent: Traceparent | undefined): Context => {
    const spanContext = spanContextIn(parent);
    return spanContext ? trace.setSpanContext(ROOT_CONTEXT, spanContext) : ROOT_CONTEXT;
  };
  return {
    async span(name, parent, work) {
      const within = trace.getActiveSpan() ? context.active() : beneath(parent);
      const span = tracer.startSpan(name, {}, within);
      try {
        return await context.with(trace.setSpan(within, span), () =>
          work({
            traceparent: traceparentOf(span),
            set: (given) => void span.setAttributes(given),
          }),
        );
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    request(parent) {
      const within = beneath(parent);
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, within);
      return {
        enter: (next) => context.with(trace.setSpan(within, span), next),
        end(name, attributes, failed) {
          span.updateName(name);
          span.setAttributes(attributes);
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    record(name, parent, { from, to }, attributes) {
      const within = beneath(parent);
      if (within === ROOT_CONTEXT) return;
      tracer.startSpan(name, { startTime: from, attributes }, within).end(to);
    },
    async close() {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, CLOSE_WITHIN_MS);
      });
      await Promise.race([provider.shutdown().catch(() => {}), late]);
      clearTimeout(timer);
      context.disable();
      trace.disable();
    },
  };
}

function spanContextIn(parent: Traceparent | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(parent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}

function traceparentOf(span: OtelSpan): Traceparent {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
