import {
  type Context,
  context,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Traceparent, Tracing } from './tracing.ts';
import { VERSION } from './version.ts';

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const CLOSE_WITHIN_MS = 2_000;

/**
 * Spans by OTLP over HTTP (JSON), in batches. Of who calls only `traceparent` is taken over: `tracestate` and
 * baggage could hold anything.
 */
export function otlpTracing(endpoint: string): Tracing {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'baanpak', 'service.version': VERSION }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  provider.register({ propagator: null }); // for its context manager
  const tracer = provider.getTracer('baanpak', VERSION);
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

function beneath(parent: Traceparent | undefined): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(parent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

function traceparentOf(span: OtelSpan): Traceparent {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
