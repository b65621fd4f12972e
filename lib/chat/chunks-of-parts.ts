import type { UIMessageChunk } from 'ai'
import type { ChatMessage, ChatPart } from './message'

type Parts = ChatMessage['parts']
type Call = Extract<ChatPart, { toolCallId: string }>
type Words = Extract<ChatPart, { type: 'text' | 'reasoning' }>

/** The chunks that a reader puts together to these very parts, all words ended; without a start and a finish. */
export function chunksOfParts(parts: Parts): UIMessageChunk[] {
  return chunksBetween([], ended(parts))
}

/** What is new in `after` for a reader who has `before`. Only right where `growsFrom(before, after)`. */
export function chunksBetween(before: Parts, after: Parts): UIMessageChunk[] {
  const known = { words: before.filter(isWords), calls: new Map(before.filter(isCall).map((call) => [call.toolCallId, call])) }
  const dataBefore = new Map(before.flatMap((part) => (isData(part) ? [[dataKey(part), JSON.stringify(part.data)] as const] : [])))
  let stepsToSkip = before.filter(isStep).length
  let wordsCount = 0
  const chunks = after.flatMap((part): UIMessageChunk[] => {
    if (isStep(part)) return stepsToSkip-- > 0 ? [] : [{ type: 'start-step' }]
    if (isWords(part)) {
      const index = wordsCount++
      return chunksOfWords(part, known.words[index], `${part.type}-${index}`)
    }
    if (isCall(part)) return chunksOfCall(part, known.calls.get(part.toolCallId))
    if (!isData(part)) return before.some((one) => JSON.stringify(one) === JSON.stringify(part)) ? [] : chunksOfRest(part)
    return dataBefore.get(dataKey(part)) === JSON.stringify(part.data) ? [] : [part as UIMessageChunk]
  })
  return [...chunks, ...waitsThatAreOver(before, after)]
}

/** Whether what a reader has can become `after` by additions alone: no words were taken back, no use of a tool is gone. */
export function growsFrom(before: Parts, after: Parts): boolean {
  const words = after.filter(isWords)
  const calls = new Set(after.filter(isCall).map(({ toolCallId }) => toolCallId))
  return (
    before.filter(isWords).every((was, index) => words[index]?.type === was.type && words[index].text.startsWith(was.text)) &&
    before.filter(isCall).every(({ toolCallId }) => calls.has(toolCallId)) &&
    after.filter(isStep).length >= before.filter(isStep).length
  )
}

/** The same parts with no word left open. */
export function ended(parts: Parts): Parts {
  return parts.map((part) => (isWords(part) ? { ...part, state: 'done' as const } : part))
}

function chunksOfWords(part: Words, was: Words | undefined, id: string): UIMessageChunk[] {
  const chunks: UIMessageChunk[] = []
  if (!was) chunks.push({ type: `${part.type}-start`, id })
  const delta = part.text.slice(was?.text.length ?? 0)
  if (delta) chunks.push({ type: `${part.type}-delta`, id, delta })
  if (isEnded(part) && !(was && isEnded(was))) chunks.push({ type: `${part.type}-end`, id })
  return chunks
}

function chunksOfCall(call: Call, was: Call | undefined): UIMessageChunk[] {
  if (was && JSON.stringify(was) === JSON.stringify(call)) return []
  const { toolCallId, state } = call
  const dynamic = call.type === 'dynamic-tool' ? { dynamic: true } : {}
  const toolName = call.type === 'dynamic-tool' ? call.toolName : call.type.slice('tool-'.length)
  const begun: UIMessageChunk[] = was ? [] : [{ type: 'tool-input-start', toolCallId, toolName, ...dynamic }]
  if (state === 'input-streaming') return begun
  const isRead = was !== undefined && was.state !== 'input-streaming'
  const read: UIMessageChunk[] = isRead
    ? []
    : [...begun, { type: 'tool-input-available', toolCallId, toolName, input: call.input ?? {}, ...dynamic }]
  return [...read, ...chunksOfApproval(call, was), ...chunksOfResult(call)]
}

function chunksOfApproval(call: Call, was: Call | undefined): UIMessageChunk[] {
  const { approval, toolCallId } = call
  if (!approval) return []
  const asked: UIMessageChunk[] = was?.approval ? [] : [{ type: 'tool-approval-request', approvalId: approval.id, toolCallId }]
  const isAnswered = approval.approved === undefined || was?.approval?.approved !== undefined
  return isAnswered ? asked : [...asked, { type: 'tool-approval-response', approvalId: approval.id, approved: approval.approved }]
}

function chunksOfResult(call: Call): UIMessageChunk[] {
  const { toolCallId } = call
  if (call.state === 'output-available') {
    const preliminary = call.preliminary ? { preliminary: true } : {}
    return [{ type: 'tool-output-available', toolCallId, output: call.output, ...preliminary }]
  }
  if (call.state === 'output-error') return [{ type: 'tool-output-error', toolCallId, errorText: call.errorText }]
  return call.state === 'output-denied' ? [{ type: 'tool-output-denied', toolCallId }] : []
}

/** A wait that has ended leaves the stored parts; who was shown it is told so. */
function waitsThatAreOver(before: Parts, after: Parts): UIMessageChunk[] {
  const stays = new Set(after.flatMap((part) => (isData(part) ? [dataKey(part)] : [])))
  return before.flatMap((part): UIMessageChunk[] =>
    part.type === 'data-notice' && part.id !== undefined && part.data.text !== '' && !stays.has(dataKey(part))
      ? [{ type: 'data-notice', id: part.id, data: { ...part.data, text: '' } }]
      : [],
  )
}

/** Sources and files are chunks of the same shape as their parts. */
function chunksOfRest(part: ChatPart): UIMessageChunk[] {
  if (part.type === 'source-url' || part.type === 'source-document' || part.type === 'file' || part.type === 'reasoning-file') return [part]
  return []
}

function isEnded({ state }: Words): boolean {
  return state !== 'streaming'
}

function isWords(part: ChatPart): part is Words {
  return part.type === 'text' || part.type === 'reasoning'
}

function isCall(part: ChatPart): part is Call {
  return 'toolCallId' in part
}

function isStep(part: ChatPart): boolean {
  return part.type === 'step-start'
}

type Data = Extract<ChatPart, { type: `data-${string}` }>
function isData(part: ChatPart): part is Data {
  return part.type.startsWith('data-')
}

/** Data without an id is never the same as other data. */
function dataKey(part: Data): string {
  return `${part.type} ${part.id ?? JSON.stringify(part.data)}`
}
