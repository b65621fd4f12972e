import { createOtlpTracer } from '../adapters/tracing/otlp-tracer'
import { createSilentTracer } from '../adapters/tracing/silent-tracer'
import type { Tracer } from '../ports/tracer'
import { log } from './log'

// Next may load this module more than once in a process.
const holder = globalThis as { wayfarerTracer?: Tracer }

/** The tracer of this process, made on first use: silent unless a collector is named. */
export function tracer(): Tracer {
  const endpoint = process.env.OTEL_EXPORTER_OTLP_ENDPOINT
  holder.wayfarerTracer ??= endpoint ? createOtlpTracer({ endpoint, log }) : createSilentTracer()
  return holder.wayfarerTracer
}
