import { z } from 'zod'
import { hidePersonal } from './hide-personal'
import type { PersonalFacts } from './personal-facts'

/** A card that readers may see: its tool's output, and only as one of these. */
export type ShownCard = { output: z.ZodType; statuses: string[] }

type SharedPart =
  | { type: 'text'; text: string }
  | { type: 'data-change'; data: { label: string } }
  | { type: `tool-${string}`; toolCallId: string; state: 'output-available'; input: Record<string, never>; output: unknown }
export type SharedMessage = { id: string; role: 'user' | 'assistant'; metadata: { createdAt: number }; parts: SharedPart[] }
export type SharedView = { name: string; sharedAt: string; messages: SharedMessage[] }

const textSchema = z.object({ type: z.literal('text'), text: z.string() })
const changeSchema = z.object({ type: z.literal('data-change'), data: z.object({ label: z.string() }) })
const callSchema = z.object({
  type: z.string().startsWith('tool-'),
  state: z.literal('output-available'),
  output: z.object({ status: z.string() }),
})

const PURCHASES = new Set(['chooseSeats', 'chooseBags', 'chooseMeals', 'chooseExtras'])
/** Says what the next card shows anyway, or what no longer holds. */
const SILENT = new Set(['rewindTrip'])

/**
 * What the reader of a link gets of a thread: what was said, without what is personal, and the cards that show flights. Only what is named
 * here goes out; of all else a line says that it is not shown. The ids are its own: they lead nowhere.
 */
export function sharedView(
  thread: { name: string; sharedAt: Date; messages: { role: 'user' | 'assistant'; parts: unknown[]; createdAt: Date }[] },
  cards: Record<string, ShownCard>,
  facts: PersonalFacts,
): SharedView {
  const messages = thread.messages.map(({ role, parts, createdAt }, index): SharedMessage => {
    const hide = (text: string) => hidePersonal(text, facts, createdAt)
    // The words beside a click are for the model; its line says the same.
    const isClick = parts.some((part) => changeSchema.safeParse(part).success)
    const shown = parts.flatMap((part, place) => sharedPart(part, `c${index}-${place}`, cards, hide, role === 'user' && isClick))
    return { id: `m${index}`, role, metadata: { createdAt: createdAt.getTime() }, parts: withoutRepeats(shown) }
  })
  return {
    name: hidePersonal(thread.name, facts, thread.sharedAt),
    sharedAt: thread.sharedAt.toISOString(),
    messages: messages.filter(({ parts }) => parts.length > 0),
  }
}

function sharedPart(
  part: unknown,
  toolCallId: string,
  cards: Record<string, ShownCard>,
  hide: (text: string) => string,
  isBesideClick: boolean,
): SharedPart[] {
  const text = textSchema.safeParse(part)
  if (text.success) return isBesideClick || text.data.text.trim() === '' ? [] : [{ type: 'text', text: hide(text.data.text) }]
  const change = changeSchema.safeParse(part)
  if (change.success) return [{ type: 'data-change', data: { label: hide(change.data.data.label) } }]
  const call = callSchema.safeParse(part)
  if (!call.success) return []
  const tool = call.data.type.slice('tool-'.length)
  const card = Object.hasOwn(cards, tool) ? cards[tool] : undefined
  if (!card) return hiddenLine(tool, call.data.output.status)
  // The whole output again: the schema of the tool leaves out what it does not know.
  const output = card.output.safeParse((part as { output: unknown }).output)
  if (!output.success || !card.statuses.includes(call.data.output.status)) return []
  return [{ type: `tool-${tool}`, toolCallId, state: 'output-available', input: {}, output: withoutAges(output.data) }]
}

/** How old the children are that a search is for is nobody else's business; the card shows how many. */
function withoutAges(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAges)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, key === 'childAges' ? [] : withoutAges(inner)]))
}

function hiddenLine(tool: string, status: string): SharedPart[] {
  if (SILENT.has(tool) || status === 'refused' || status === 'unavailable') return []
  const label = PURCHASES.has(tool)
    ? 'Seats, bags and meals aren’t shown'
    : tool === 'startCheckout' || tool === 'summariseTrip'
      ? 'Passengers and payment aren’t shown'
      : 'A card isn’t shown'
  return [{ type: 'data-change', data: { label } }]
}

function withoutRepeats(parts: SharedPart[]): SharedPart[] {
  return parts.filter((part, index) => {
    const before = parts[index - 1]
    return !(part.type === 'data-change' && before?.type === 'data-change' && before.data.label === part.data.label)
  })
}
