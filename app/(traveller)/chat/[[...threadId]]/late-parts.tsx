'use client'

import { type ComponentProps, createContext, lazy, useContext, useEffect } from 'react'
import { preloadMarkdown } from '@/components/chat/assistant-text'
import { preloadTrip } from '@/components/trip/late-trip'
import { onFirstTouch } from '@/components/ui/first-touch'
import { Late } from '@/components/ui/late'
import { WorkingLine } from '@/components/ui/working-line'
import * as texts from '@/lib/texts/pages/chat'
import { loadReading } from './conversation/load-reading'
import type { ToolPartView } from './tool-part-view'

const loadToolParts = () => import('./tool-part-view')
const ToolPart = lazy(() => loadToolParts().then((module) => ({ default: module.ToolPartView })))

const OpenedMessages = createContext<ReadonlySet<string>>(new Set())

/** The ids of the messages that the page came with. */
export const OpenedMessagesProvider = OpenedMessages.Provider

/** What a tool has found, once its views are there: an empty thread does without them. */
export function LateToolPart({ messageId, ...props }: ComponentProps<typeof ToolPartView> & { messageId: string }) {
  const isOpened = useContext(OpenedMessages).has(messageId)
  return (
    <Late isOpened={isOpened} fallback={<WorkingLine>{texts.oneMoment}</WorkingLine>}>
      <ToolPart {...props} />
    </Late>
  )
}

/** Fetches what the first answer will need as soon as somebody touches the page: whoever only looks at an empty thread needs none of it. */
export function usePreloadOnTouch(): void {
  useEffect(
    () =>
      onFirstTouch(() => {
        preloadMarkdown()
        preloadTrip()
        void loadReading()
        // What cannot be fetched now is asked for again when it is shown.
        loadToolParts().catch(() => undefined)
      }),
    [],
  )
}
