import { isAct, type Transcript, type TranscriptEvent } from './transcript'

const MOST_SHOWN = 160
const SHOWN_BEFORE = 40

/** Where two JSON values differ, one readable line each: "price.total.amountMinor: was …, is …". */
export function differences(was: unknown, is: unknown, path = ''): string[] {
  if (Object.is(was, is)) return []
  if (Array.isArray(was) && Array.isArray(is)) {
    const longest = Math.max(was.length, is.length)
    return Array.from({ length: longest }, (_, index) => differences(was[index], is[index], `${path}[${index}]`)).flat()
  }
  if (isRecord(was) && isRecord(is)) {
    const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])]
    return keys.flatMap((key) => differences(was[key], is[key], path ? `${path}.${key}` : key))
  }
  return [`${path || 'value'}: was ${show(was, is)}, is ${show(is, was)}`]
}

/** What is compared of each event, in the order in which it is read. Of the model and the outside is fed back what was recorded. */
const COMPARED = ['changed', 'tool', 'refused', 'error', 'answered'] as const
type Compared = (typeof COMPARED)[number]

/**
 * Where a replay did something else than was recorded: both lists of events act by act, and how everything stands at the end. `whole`
 * compares the model's steps too, for a model that answered anew.
 */
export function transcriptDifferences(recorded: Transcript, replayed: Transcript, { whole = false } = {}): string[] {
  const hasCards = [recorded, replayed].every(({ events }) => events.some((event) => event.type === 'tool' && event.card !== undefined))
  const [were, are] = [byAct(recorded.events), byAct(replayed.events)]
  const lines = were.flatMap((group, index) => {
    const now = are[index]
    const name = group.act ? `act ${index} ${describeAct(group.act)}` : 'before the first act'
    if (!now) return [`${name}: did not happen`]
    const refusals = refusalDifferences(group.events, now.events).map((line) => `${name}: ${line}`)
    const kinds = whole ? (['model', ...COMPARED] as const) : COMPARED
    const others = kinds.flatMap((kind) =>
      differences(plain(compared(group.events, kind, hasCards)), plain(compared(now.events, kind, hasCards)), kind).map(
        (line) => `${name}: ${line}`,
      ),
    )
    return [...refusals, ...others]
  })
  return [...lines, ...endDifferences(recorded, replayed)]
}

/** Where the sentence checker decides otherwise than it did, in words: all else that differs in this act may come of it. */
function refusalDifferences(were: TranscriptEvent[], are: TranscriptEvent[]): string[] {
  const [before, now] = [refusalsIn(were), refusalsIn(are)]
  const isSaid = (text: string) => are.some((event) => event.type === 'model' && saidBy(event.chunks).includes(text))
  const gone = [...before].flatMap(([text, claims]) => {
    const shown = `“${shorten(text, MOST_SHOWN)}”`
    const isNow = now.get(text)
    if (isNow === undefined)
      return [isSaid(text) ? `the checker now lets through ${shown}` : `what the checker refused is not said any more: ${shown}`]
    return isNow === claims ? [] : [`the checker now refuses ${shown} for ${isNow}, and not for ${claims}`]
  })
  const fresh = [...now].filter(([text]) => !before.has(text))
  return [...gone, ...fresh.map(([text, claims]) => `the checker now refuses “${shorten(text, MOST_SHOWN)}” for ${claims}`)]
}

/** Each refused sentence, with the figures and names it was refused for. */
function refusalsIn(events: TranscriptEvent[]): Map<string, string> {
  return new Map(events.flatMap((event) => (event.type === 'unsaid' ? [[event.text, event.claims.join(', ')] as const] : [])))
}

/** How everything stands at the end: situation, price, order and database. */
export function endDifferences(recorded: Transcript, replayed: Transcript): string[] {
  const [was, is] = [endOf(recorded), endOf(replayed)]
  return (['situation', 'price', 'order', 'database'] as const).flatMap((part) =>
    differences(was?.[part] ?? null, is?.[part] ?? null, part),
  )
}

function endOf({ events }: Transcript) {
  const end = events.findLast((event) => event.type === 'end')
  return end && plain(end)
}

function byAct(events: TranscriptEvent[]): { act: TranscriptEvent | null; events: TranscriptEvent[] }[] {
  const groups: { act: TranscriptEvent | null; events: TranscriptEvent[] }[] = [{ act: null, events: [] }]
  for (const event of events) {
    if (isAct(event)) groups.push({ act: event, events: [] })
    else groups.at(-1)?.events.push(event)
  }
  return groups
}

/** The events of one kind, without what says nothing of the code. Cards that were not drawn on one side are not compared. */
function compared(events: TranscriptEvent[], kind: Compared | 'model', hasCards: boolean): unknown[] {
  return events.flatMap((event): unknown[] => {
    if (event.type !== kind) return []
    const { at: _at, type: _type, ...rest } = event
    if (event.type === 'tool')
      return [{ tool: event.tool, input: event.input, result: event.result, ...(hasCards ? { card: event.card ?? '' } : {}) }]
    if (event.type === 'model')
      return [{ says: saidBy(event.chunks), calls: event.chunks.flatMap((chunk) => ('call' in chunk ? [chunk.call] : [])) }]
    return [rest]
  })
}

function saidBy(chunks: Extract<TranscriptEvent, { type: 'model' }>['chunks']): string {
  return chunks.map((chunk) => ('text' in chunk ? chunk.text : '')).join('')
}

/** “find me flights…” and the like: enough to find the place in the transcript. */
function describeAct(act: TranscriptEvent): string {
  if (act.type === 'say' || act.type === 'edit') return `${act.type === 'edit' ? 'edit ' : ''}“${shorten(act.text, 40)}”`
  if (act.type === 'click') return `“${shorten(act.label, 40)}”`
  return act.type === 'command' ? act.command.type : act.type
}

function plain<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What is long begins a little before the first letter in which it differs from the other. */
function show(value: unknown, other: unknown): string {
  const [text, beside] = [textOf(value), textOf(other)]
  if (Math.max(text.length, beside.length) <= MOST_SHOWN) return text
  const from = firstDifference(text, beside) - SHOWN_BEFORE
  return from <= 0 ? shorten(text, MOST_SHOWN) : `…${shorten(text.slice(from), MOST_SHOWN)}`
}

function textOf(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value)
}

function firstDifference(one: string, other: string): number {
  let place = 0
  while (place < one.length && one[place] === other[place]) place++
  return place
}

function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text
}
