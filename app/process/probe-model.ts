import 'server-only'
import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { isMetered } from '@/lib/chat/name-model'
import type { Logger } from '@/lib/ports/logger'
import type { Services } from '@/lib/services'

/** A local model may have to be loaded first. */
const LONGEST_MS = 120_000
const PAGE = 'See docs/local-models.md.'
const TOOL = {
  type: 'function' as const,
  name: 'noteReady',
  description: 'Notes that the assistant is ready.',
  inputSchema: {
    type: 'object' as const,
    properties: { isReady: { type: 'boolean' as const } },
    required: ['isReady'],
    additionalProperties: false,
  },
}

/** How a service sends a tool call: streamed, in one piece, as text among its words, or not at all. */
type ToolCalls = 'streamed' | 'whole' | 'as-text' | 'none'

const ADVICE: Record<ToolCalls, string | null> = {
  streamed: null,
  whole: null,
  'as-text': `It writes its calls as text, which is read, but less surely. Set its server up for tools. ${PAGE}`,
  none: `It makes no calls, so it can search and book nothing. Choose a model that is trained for tools, and set its server up for them. ${PAGE}`,
}

/**
 * Asks a service for one call when a process starts, and logs which model answered, how it calls, and what to do if it does not. Nobody
 * waits for it, and it never fails: until the service answers the concierge does.
 */
export async function probeModel({ model, environment }: Pick<Services, 'model' | 'environment'>, log: Logger): Promise<void> {
  if (!isMetered(model) || environment.MODEL_PROBE === 'off') return
  const asked = environment.OPENAI_MODEL
  try {
    const { answeredBy, toolCalls } = await askForCall(model)
    const advice = ADVICE[toolCalls]
    log(advice ? 'warn' : 'info', 'model-probe', { asked, answeredBy, toolCalls, ...(advice ? { advice } : {}) })
  } catch (error) {
    log('warn', 'model-probe', { asked, answeredBy: null, advice: adviceFor(statusOf(error)) })
  }
}

async function askForCall(model: LanguageModelV4): Promise<{ answeredBy: string | null; toolCalls: ToolCalls }> {
  const { stream } = await model.doStream({
    tools: [TOOL],
    toolChoice: { type: 'auto' },
    abortSignal: AbortSignal.timeout(LONGEST_MS),
    prompt: [
      { role: 'system', content: 'You call tools when you are asked to.' },
      { role: 'user', content: [{ type: 'text', text: 'Call noteReady with isReady true, and say nothing else.' }] },
    ],
  })
  const parts: LanguageModelV4StreamPart[] = []
  for await (const part of stream) {
    if (part.type === 'error') throw part.error
    parts.push(part)
  }
  const metadata = parts.find((part) => part.type === 'response-metadata')
  return { answeredBy: metadata?.modelId ?? null, toolCalls: callsIn(parts) }
}

function callsIn(parts: LanguageModelV4StreamPart[]): ToolCalls {
  const call = parts.find((part) => part.type === 'tool-call')
  if (!call) return 'none'
  if (call.toolCallId.startsWith('written_')) return 'as-text'
  return parts.some((part) => part.type === 'tool-input-delta') ? 'streamed' : 'whole'
}

/** For whoever runs this process, by the variable to look at. */
function adviceFor(status: number | null): string {
  if (status === null) return `Nothing that can be read answers at OPENAI_BASE_URL. Start the model's server, or set its address. ${PAGE}`
  if (status === 401 || status === 403) return 'The service refuses OPENAI_API_KEY (its answer was 401 or 403).'
  if (status === 404) return `The service does not know OPENAI_MODEL, or OPENAI_BASE_URL lacks its path, mostly /v1. ${PAGE}`
  if (status === 429) return 'The service is busy, or its credit is spent (its answer was 429).'
  return `The service refused a call of a tool with ${status}: its server may have to be set up for tools. ${PAGE}`
}

function statusOf(error: unknown): number | null {
  const status = error instanceof Object && 'statusCode' in error ? error.statusCode : null
  return typeof status === 'number' && status >= 400 ? status : null
}
