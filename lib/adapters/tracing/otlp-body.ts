import type { SpanFacts } from '../../ports/tracer'

export type EndedSpan = {
  traceId: string
  spanId: string
  parentId: string | null
  name: string
  startMs: number
  endMs: number
  facts: SpanFacts
  failure?: string | undefined
}

const INTERNAL = 1
const STATUS_ERROR = 2

/** Spans as the body of an export request of OTLP/HTTP in JSON: ids in hexadecimal, 64-bit numbers as texts. */
export function otlpBody(spans: EndedSpan[]) {
  return {
    resourceSpans: [
      {
        resource: { attributes: attributesOf({ 'service.name': 'wayfarer' }) },
        scopeSpans: [{ scope: { name: 'wayfarer' }, spans: spans.map(spanOf) }],
      },
    ],
  }
}

function spanOf({ traceId, spanId, parentId, name, startMs, endMs, facts, failure }: EndedSpan) {
  return {
    traceId,
    spanId,
    ...(parentId ? { parentSpanId: parentId } : {}),
    name,
    kind: INTERNAL,
    startTimeUnixNano: nanoseconds(startMs),
    endTimeUnixNano: nanoseconds(endMs),
    attributes: attributesOf(facts),
    ...(failure === undefined ? {} : { status: { code: STATUS_ERROR, message: failure } }),
  }
}

function attributesOf(facts: SpanFacts) {
  return Object.entries(facts).map(([key, value]) => ({ key, value: attributeValue(value) }))
}

function attributeValue(value: SpanFacts[string]) {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value }
}

/** Beyond what a number holds exactly, so to the microsecond. */
function nanoseconds(milliseconds: number): string {
  return `${Math.round(milliseconds * 1_000)}000`
}
