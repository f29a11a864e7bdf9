import type { Context, Span as OtelSpan, SpanContext } from '@opentelemetry/api';
import type { Traceparent, Tracing } from './tracing.ts';
import { VERSION } from './version.ts';

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const CLOSE_WITHIN_MS = 2_000;

/**
 * Spans by OTLP over HTTP (JSON), in batches. Of who calls only `traceparent` is taken over: `tracestate` and
 * baggage could hold anything.
 */
export async function otlpTracing(endpoint: string): Promise<Tracing> {
  // loaded here: a bundle would load what is named at the top of a file for everybody
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
