import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { Logger } from '../../ports/logger'
import type { SpanFacts, Tracer } from '../../ports/tracer'
import { type EndedSpan, otlpBody } from './otlp-body'

const SEND_EVERY_MS = 5_000
const BATCH = 200
/** What waits beyond this is let go: a collector that is away must not cost memory. */
const MOST_WAITING = 2_000
const LONGEST_SEND_MS = 5_000

type Settings = { endpoint: string; log: Logger; sendEveryMs?: number }
type Open = { traceId: string; spanId: string; zeroMs: number; sums: SpanFacts }

/** Sends spans in batches to `{endpoint}/v1/traces` in OpenTelemetry's JSON. Nobody ever waits for the collector, nor fails by it. */
export function createOtlpTracer({ endpoint, log, sendEveryMs = SEND_EVERY_MS }: Settings): Tracer {
  const underWay = new AsyncLocalStorage<Open>()
  const waiting: EndedSpan[] = []
  let sending: Promise<void> | null = null
  let isOutage = false
  setInterval(() => void flush(), sendEveryMs).unref()

  function keep(span: EndedSpan): void {
    if (waiting.length >= MOST_WAITING) return
    waiting.push(span)
    if (waiting.length >= BATCH) void flush()
  }

  function flush(): Promise<void> {
    sending ??= sendAll().finally(() => {
      sending = null
    })
    return sending
  }

  async function sendAll(): Promise<void> {
    for (let batch = waiting.splice(0, BATCH); batch.length > 0; batch = waiting.splice(0, BATCH)) {
      const fault = await send(batch)
      if (fault !== null && !isOutage) log('warn', 'traces', { message: 'The collector takes no traces; they are let go.', fault })
      isOutage = fault !== null
    }
  }

  async function send(batch: EndedSpan[]): Promise<string | null> {
    try {
      const answer = await fetch(`${endpoint.replace(/\/+$/, '')}/v1/traces`, {
        method: 'POST',
        redirect: 'error',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(otlpBody(batch)),
        signal: AbortSignal.timeout(LONGEST_SEND_MS),
      })
      await answer.body?.cancel()
      return answer.ok ? null : String(answer.status)
    } catch (error) {
      return error instanceof Error ? error.name : 'unknown'
    }
  }

  return {
    isOn: true,
    begin(name, facts = {}) {
      const parent = underWay.getStore()
      // One clock for all of a trace: by the wall's own, which steps, work could end after what it is part of.
      const zeroMs = parent?.zeroMs ?? Date.now() - performance.now()
      const traceId = parent?.traceId ?? randomBytes(16).toString('hex')
      const own: Open = { traceId, spanId: randomBytes(8).toString('hex'), zeroMs, sums: {} }
      const startMs = zeroMs + performance.now()
      let isOver = false
      return {
        within: (work) => underWay.run(own, work),
        end(more = {}, failure) {
          if (isOver) return
          isOver = true
          const { spanId, sums } = own
          const times = { startMs, endMs: zeroMs + performance.now() }
          keep({ traceId, spanId, parentId: parent?.spanId ?? null, name, facts: { ...facts, ...sums, ...more }, failure, ...times })
        },
      }
    },
    add(name, amount) {
      const sums = underWay.getStore()?.sums
      if (sums) sums[name] = Number(sums[name] ?? 0) + amount
    },
    flush,
  }
}
