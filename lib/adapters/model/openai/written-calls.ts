import { randomUUID } from 'node:crypto'
import type { LanguageModelV4, LanguageModelV4StreamPart, LanguageModelV4ToolCall } from '@ai-sdk/provider'
import { everyMatch } from '@/lib/travel/every-match'

type Part = LanguageModelV4StreamPart
type TextStart = Extract<Part, { type: 'text-start' }>

/** What a call that is written among the words begins with: at the beginning of a line, or as a tag anywhere. */
const OPENINGS = ['```', '{', '[TOOL_CALLS]'] as const
const TAGS = ['<tool_call>', '<function=', '<|python_tag|>'] as const
const MAYBE_A_CALL = /(^|\n)[ \t]*(?=[`{[])|(?=<)/g
/** Of calls that were written, so that it can be told which were. */
export const WRITTEN_ID = 'written_'

/**
 * The same model, with calls that it writes as text (`<tool_call>{"name": …}</tool_call>`, JSON within a fence or alone, `<function=…>`)
 * as calls. Words wait only from where such a call may begin, to its end; what is none is shown as it came.
 */
export function readWrittenCalls(model: LanguageModelV4): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: model.supportedUrls,
    doGenerate: (options) => model.doGenerate(options),
    doStream: async (options) => {
      const answered = await model.doStream(options)
      return options.tools?.length ? { ...answered, stream: answered.stream.pipeThrough(withCalls()) } : answered
    },
  }
}

function withCalls(): TransformStream<Part, Part> {
  let start: TextStart | null = null
  let isShown = false
  let isAtLineStart = true
  let held = ''
  let hasCalled = false

  function* words(text: string, id: string): Generator<Part> {
    if (text === '' || (hasCalled && text.trim() === '')) return
    isAtLineStart = /(?:^|\n)[ \t]*$/.test((isAtLineStart ? '' : 'x') + text)
    if (start && !isShown) yield start
    isShown = true
    yield { type: 'text-delta', id, delta: text }
  }

  /** Takes as much of what is held as is decided. */
  function* read(id: string, isEnd: boolean): Generator<Part> {
    while (held !== '') {
      const from = beginningOfCall(held, isAtLineStart)
      if (from === null) {
        yield* words(held, id)
        held = ''
        return
      }
      const block = blockOf(held.slice(from), isEnd)
      // Its end is not there yet, nor is it known to be none.
      if (block === 'open') {
        yield* words(held.slice(0, from), id)
        held = held.slice(from)
        return
      }
      const calls = callsIn(block.inner)
      if (calls.length > 0) {
        yield* words(held.slice(0, from), id)
        yield* calls
        hasCalled = true
      } else {
        yield* words(held.slice(0, from + block.length), id)
      }
      held = held.slice(from + block.length)
    }
  }

  return new TransformStream({
    transform(part, controller) {
      const pass = (parts: Iterable<Part>) => {
        for (const one of parts) controller.enqueue(one)
      }
      if (part.type === 'text-start') {
        start = part
        isShown = false
        isAtLineStart = true
      } else if (part.type === 'text-delta') {
        held += part.delta
        pass(read(part.id, false))
      } else if (part.type === 'text-end') {
        pass(read(part.id, true))
        if (isShown || !hasCalled) pass(isShown || !start ? [part] : [start, part])
      } else if (part.type === 'finish' && hasCalled && part.finishReason.unified === 'stop') {
        controller.enqueue({ ...part, finishReason: { ...part.finishReason, unified: 'tool-calls' } })
      } else {
        controller.enqueue(part)
      }
    },
  })
}

/** Where a call may begin; null when it begins nowhere in these words. */
function beginningOfCall(text: string, isAtLineStart: boolean): number | null {
  const starts = everyMatch(text, MAYBE_A_CALL).flatMap((match) => {
    const at = match.index + match[0].length
    const isLine = text[at] !== '<'
    if (isLine && match.index === 0 && match[1] === '' && !isAtLineStart) return []
    const rest = text.slice(at)
    return [...(isLine ? OPENINGS : TAGS)].some((opening) => rest.startsWith(opening) || opening.startsWith(rest)) ? [at] : []
  })
  return starts[0] ?? null
}

type Block = { inner: string; length: number }

/** What begins here, to its end; `open` while more of it may come. At the end of the words all of it is there. */
function blockOf(text: string, isEnd: boolean): Block | 'open' {
  const closed = (opening: number, closing: string): Block | null => {
    const end = text.indexOf(closing, opening)
    return end < 0 ? null : { inner: text.slice(opening, end), length: end + closing.length }
  }
  const block = text.startsWith('```')
    ? closed(3, '```')
    : text.startsWith('<tool_call>')
      ? closed('<tool_call>'.length, '</tool_call>')
      : text.startsWith('<function=')
        ? closed('<function='.length, '</function>')
        : balanced(text)
  if (block) return text.startsWith('<function=') ? { ...block, inner: asNamedCall(block.inner) } : block
  return isEnd
    ? { inner: text.startsWith('<function=') ? asNamedCall(text.slice('<function='.length)) : text, length: text.length }
    : 'open'
}

/** `searchFlights>{…}` as the others write it. */
function asNamedCall(inner: string): string {
  const [, name = '', input = ''] = /^([\w.-]+)>([\s\S]*)$/.exec(inner) ?? []
  return `{"name":${JSON.stringify(name)},"arguments":${input.trim() || '{}'}}`
}

/** From the first bracket to the one that closes it. */
function balanced(text: string): Block | null {
  const first = text.search(text.startsWith('[TOOL_CALLS]') ? /(?<=\[TOOL_CALLS\]\s*)[{[]/ : /\{/)
  if (first < 0) return null
  let depth = 0
  let isString = false
  for (let at = first; at < text.length; at++) {
    const sign = text[at]
    if (isString && sign === '\\') at++
    else if (sign === '"') isString = !isString
    else if (!isString && (sign === '{' || sign === '[')) depth++
    else if (!isString && (sign === '}' || sign === ']') && --depth === 0) return { inner: text.slice(first, at + 1), length: at + 1 }
  }
  return null
}

/** The calls that are written here, as their models write them; none where it is anything else. */
function callsIn(text: string): LanguageModelV4ToolCall[] {
  const from = text.search(/[{[]/)
  const to = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))
  // A comma too many is no reason to show a traveller JSON.
  const json = text.slice(from, to + 1).replace(/,\s*([}\]])/g, '$1')
  const value = from < 0 ? null : parsed(json)
  return [value].flat().flatMap((one) => callOf(one) ?? [])
}

function callOf(value: unknown): LanguageModelV4ToolCall[] | null {
  if (!isRecord(value)) return null
  if (Array.isArray(value.tool_calls)) return value.tool_calls.flatMap((one) => callOf(one) ?? [])
  if (isRecord(value.function)) return callOf(value.function)
  const name = value.name ?? value.function ?? value.tool
  const input = value.arguments ?? value.parameters ?? value.input ?? value.args
  if (typeof name !== 'string' || !/^[\w.-]{1,64}$/.test(name)) return null
  if (typeof input !== 'string' && !isRecord(input)) return null
  const toolCallId = `${WRITTEN_ID}${randomUUID().replaceAll('-', '')}`
  return [{ type: 'tool-call', toolCallId, toolName: name, input: typeof input === 'string' ? input : JSON.stringify(input) }]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
