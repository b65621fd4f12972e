'use client'

import { type ComponentProps, createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { preloadMarkdown } from '@/components/chat/assistant-text'
import type { ThreadToolPart } from '@/components/chat/tool-part'
import { preloadTrip } from '@/components/trip/late-trip'
import { NewestAtFirstProvider } from '@/components/trip/use-newest-card'
import { onFirstTouch } from '@/components/ui/first-touch'
import { Late } from '@/components/ui/late'
import { SkeletonRows } from '@/components/ui/skeleton'
import type { ChatMessage } from '@/lib/chat/message'
import * as texts from '@/lib/texts/pages/chat'
import { loadReading } from './conversation/load-reading'
import { callOf, newestCards } from './newest-cards'
import { ToolPartView } from './tool-part-view'
import { fetchToolViews, shownTools, toolOf, toolsIn } from './tool-views'

/** Of the messages that the page came with: their ids, and the calls whose cards are the lowest of their kinds. */
type Opened = { ids: ReadonlySet<string>; newest: ReadonlySet<string> }
const OpenedMessages = createContext<Opened>({ ids: new Set(), newest: new Set() })

export function OpenedMessagesProvider({ messages, children }: { messages: ChatMessage[]; children: ReactNode }) {
  // As it was then: what was drawn with the page stays so, also when the page is asked for anew.
  const [opened] = useState(() => {
    // Asked for together, and now: each is waited for when it is drawn.
    void fetchToolViews(toolsIn(messages))
    return { ids: new Set(messages.map(({ id }) => id)), newest: newestCards(messages) }
  })
  return <OpenedMessages value={opened}>{children}</OpenedMessages>
}

/** Where a card lists flights or places: a heading, and three of them. */
const LIST = ['h-11', 'h-[224px] sm:h-[208px]', 'h-[224px] sm:h-[208px]', 'h-[224px] sm:h-[208px]'] as const
const CARD = ['h-44 rounded-card'] as const
const LISTING: (string | null)[] = ['searchFlights', 'filterFlights', 'rankFlights', 'searchStays']

function heightsOf(part: ThreadToolPart): readonly string[] {
  return LISTING.includes(toolOf(part)) ? LIST : CARD
}

/** What a tool has found, once its view is there: an empty thread does without any. */
export function LateToolPart({ messageId, ...props }: ComponentProps<typeof ToolPartView> & { messageId: string }) {
  const { ids, newest } = useContext(OpenedMessages)
  const isOpened = ids.has(messageId)
  return (
    <NewestAtFirstProvider value={isOpened ? newest.has(callOf(messageId, props.part)) : null}>
      <Late isOpened={isOpened} fallback={<SkeletonRows label={texts.loadingThisCard} rows={heightsOf(props.part)} />}>
        <ToolPartView {...props} />
      </Late>
    </NewestAtFirstProvider>
  )
}

/** What most trips begin with. */
const FIRST_VIEWS = ['searchFlights'] as const
/** Long enough for a first answer of words. */
const PAUSE_MS = 1_500

/**
 * Fetches what a first answer will need as soon as somebody touches the page, or an answer begins without that: whoever only looks at an
 * empty thread needs none of it. The other views come later, one after the other, so that neither typing nor that answer waits for them.
 */
export function usePreload(isAnswering: boolean): void {
  // Asked for once: what could not be had then is asked for again when it is needed.
  const done = useRef({ first: false, others: false })
  useEffect(() => {
    if (done.current.others) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isWanted = true
    const fetchOthers = async () => {
      for (const name of shownTools) if (isWanted) await fetchToolViews([name])
      done.current.others = isWanted
    }
    const fetchFirst = () => {
      done.current.first = true
      void loadReading().then((reading) => reading?.rehearse())
      preloadMarkdown()
      preloadTrip()
      void fetchToolViews(FIRST_VIEWS)
    }
    const preload = () => {
      if (!done.current.first) fetchFirst()
      timer = setTimeout(fetchOthers, PAUSE_MS)
    }
    if (isAnswering) preload()
    const stopListening = isAnswering ? undefined : onFirstTouch(preload)
    return () => {
      stopListening?.()
      clearTimeout(timer)
      isWanted = false
    }
  }, [isAnswering])
}
