import { renderToStaticMarkup } from 'react-dom/server'
import { ToolPartView } from '@/app/(traveller)/chat/[[...threadId]]/tool-part-view'
import { fetchToolViews, shownTools } from '@/app/(traveller)/chat/[[...threadId]]/tool-views'
import { type ChatActions, ChatActionsProvider } from '@/components/chat/chat-actions'
import type { ThreadToolPart } from '@/components/chat/tool-part'
import { useTripStore } from '@/components/state/trip-store'
import { fetchLateParts } from '@/components/ui/late-part'
import { shownTrip } from '@/lib/travel/trip/shown-trip'
import type { DrawCard } from './replay'

const NOTHING = () => undefined

// Views and panels come late in a browser; here nobody waits, and nobody touches anything.
await fetchToolViews(shownTools)
await fetchLateParts()

/** The words on the card of one use of a tool: its real view, drawn without a browser, as its reader would read it aloud. */
export const cardWords: DrawCard = (tool, { input, output }, { live, now }) => {
  const actions: ChatActions = { threadId: live.threadId, isBusy: false, refusal: null, say: NOTHING, act: NOTHING, retry: NOTHING }
  // Outside of a browser a view reads what its store began with.
  useTripStore.getInitialState().trips = { [live.threadId]: shownTrip(live) }
  const part: ThreadToolPart = { type: `tool-${tool}`, toolCallId: 'drawn', state: 'output-available', input, output }
  const card = (
    <ChatActionsProvider value={actions}>
      <ToolPartView part={part} isLatest />
    </ChatActionsProvider>
  )
  return textOf(atTime(now, () => renderToStaticMarkup(card)))
}

/** Views read the reader's own clock; in a replay it stands still as every other one. Drawing never waits, so nobody else sees it. */
function atTime<Drawn>(now: Date, draw: () => Drawn): Drawn {
  const RealDate = globalThis.Date
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values) => Reflect.construct(target, values.length === 0 ? [now.getTime()] : values),
    get: (target, name) => (name === 'now' ? () => now.getTime() : Reflect.get(target, name)),
  })
  try {
    return draw()
  } finally {
    globalThis.Date = RealDate
  }
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&nbsp;': ' ' }

/** What stands between the tags, each piece apart from the next. */
export function textOf(markup: string): string {
  return markup
    .replace(/<(style|script|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#x27|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
