import { z } from 'zod'
import { plainText } from '../travel/plain-text'
import { type ChatPart, dataSchemas } from './message'
import { isRecord, readableWords } from './words-of'

const LONGEST_WORDS = 1_200

/** What is known of tools by whoever opens a part. */
export type KnownTools = {
  /** A card of another tool shows the words on it. */
  isKnownTool: (toolName: string) => boolean
  /** What a tool has found, in the shape that its card draws today; null where it has another one. */
  openOutput: (toolName: string, output: unknown) => { output: unknown } | null
}

/** A stored part as it can be shown: itself where it is of a known kind and whole, else what can be read of it; null where it says nothing. */
export function openPart(part: unknown, known: KnownTools): ChatPart | null {
  if (!isRecord(part) || typeof part.type !== 'string') return openScrap(part)
  const { type } = part
  if (type.startsWith('tool-')) return openTool(part, type.slice('tool-'.length), known)
  if (type === 'dynamic-tool') return unreadable(`A card from another version${named(part.toolName)}`, part.output ?? part.errorText)
  const schema = Object.hasOwn(PARTS, type) ? PARTS[type] : undefined
  const whole = schema?.safeParse(part)
  // Its shape was just checked by the schema of its type.
  if (whole?.success) return whole.data as ChatPart
  // The live trip is shown and never kept.
  if (type === 'data-trip' || type === 'data-thread') return null
  if (type === 'file' || type === 'reasoning-file') return unreadable(`A file${named(part.filename ?? part.mediaType)}`, null)
  if (type === 'source-url' || type === 'source-document') return source(part)
  return unreadable(schema ? 'Something that wasn’t saved completely' : `Something from another version${named(type)}`, part)
}

/** Providers’ notes only help a model; broken ones would make it refuse the whole thread. */
const providerMetadata = z.record(z.string(), z.record(z.string(), z.json())).optional().catch(undefined)
const words = { text: z.string(), state: z.enum(['streaming', 'done']).optional().catch(undefined), providerMetadata }
const dataId = z.string().optional().catch(undefined)
const PARTS: Record<string, z.ZodType> = {
  text: z.object({ type: z.literal('text'), ...words }),
  reasoning: z.object({ type: z.literal('reasoning'), ...words }),
  'step-start': z.object({ type: z.literal('step-start') }),
  'data-change': z.object({ type: z.literal('data-change'), id: dataId, data: dataSchemas.change }),
  'data-notice': z.object({ type: z.literal('data-notice'), id: dataId, data: dataSchemas.notice }),
  'data-unsaid': z.object({ type: z.literal('data-unsaid'), id: dataId, data: dataSchemas.unsaid }),
  'data-unreadable': z.object({ type: z.literal('data-unreadable'), id: dataId, data: dataSchemas.unreadable }),
}

const input = z.record(z.string(), z.unknown())
const approval = z.looseObject({ id: z.string() })
const garnish = {
  title: z.string().optional().catch(undefined),
  providerExecuted: z.boolean().optional().catch(undefined),
  callProviderMetadata: providerMetadata,
  resultProviderMetadata: providerMetadata,
}
const call = { toolCallId: z.string().min(1).max(200), input, ...garnish }
const toolSchema = z.discriminatedUnion('state', [
  z.object({ ...call, state: z.literal('input-streaming'), input: input.optional() }),
  z.object({ ...call, state: z.literal('input-available') }),
  z.object({ ...call, state: z.literal('approval-requested'), approval }),
  z.object({ ...call, state: z.literal('approval-responded'), approval: approval.extend({ approved: z.boolean() }) }),
  z.object({
    ...call,
    state: z.literal('output-available'),
    output: z.custom<unknown>((value) => value !== undefined),
    preliminary: z.boolean().optional().catch(undefined),
    approval: approval.extend({ approved: z.literal(true) }).optional(),
  }),
  z.object({
    ...call,
    state: z.literal('output-error'),
    input: input.optional(),
    errorText: z.string(),
    approval: approval.extend({ approved: z.literal(true) }).optional(),
  }),
  z.object({ ...call, state: z.literal('output-denied'), approval: approval.extend({ approved: z.literal(false) }) }),
])

function openTool(part: Record<string, unknown>, toolName: string, { isKnownTool, openOutput }: KnownTools): ChatPart {
  const readable = part.output ?? part.errorText
  if (!isKnownTool(toolName)) return unreadable(`A card from another version${named(toolName)}`, readable)
  const whole = toolSchema.safeParse(part)
  if (!whole.success) return unreadable(`A card that wasn’t saved completely${named(toolName)}`, readable)
  // Their shape was just checked, state by state; the SDK's own type ties it to the type's name.
  const asPart = (call: z.infer<typeof toolSchema>) => ({ type: `tool-${toolName}`, ...call }) as ChatPart
  if (whole.data.state !== 'output-available') return asPart(whole.data)
  const opened = openOutput(toolName, whole.data.output)
  if (opened) return asPart({ ...whole.data, ...opened })
  // A report on the way shows less, and not wrongly.
  const { toolCallId, input: wanted, preliminary } = whole.data
  if (preliminary) return asPart({ toolCallId, input: wanted, state: 'input-available' })
  return unreadable(`A card from another version${named(toolName)}`, readable)
}

/** What is no part at all: its words, if it has any. */
function openScrap(value: unknown): ChatPart | null {
  return readableWords(value).length > 0 ? unreadable('Something that wasn’t saved completely', value) : null
}

function source({ title, filename, url }: Record<string, unknown>): ChatPart {
  const words = [title, filename, url].filter((word) => typeof word === 'string').join(' · ')
  return { type: 'data-unreadable', data: { what: 'A source', words: plainText(words, LONGEST_WORDS) } }
}

/** What stands where something cannot be shown: what it was, and the words that could be read of it. */
export function unreadable(what: string, value: unknown): ChatPart {
  return { type: 'data-unreadable', data: { what, words: plainText(readableWords(value).join(' · '), LONGEST_WORDS) } }
}

function named(name: unknown): string {
  const plain = typeof name === 'string' ? plainText(name, 60) : ''
  return plain === '' ? '' : ` (${plain})`
}
