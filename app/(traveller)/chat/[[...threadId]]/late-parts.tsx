'use client'

import { type ComponentProps, lazy, Suspense, useEffect } from 'react'
import { preloadMarkdown } from '@/components/chat/assistant-text'
import { preloadTrip } from '@/components/trip/late-trip'
import { WorkingLine } from '@/components/ui/working-line'
import { loadReading } from './conversation/load-reading'
import type { ToolPartView } from './tool-part-view'

const TOUCHES = ['keydown', 'input', 'pointerdown', 'touchstart'] as const
const loadToolParts = () => import('./tool-part-view')
const ToolPart = lazy(() => loadToolParts().then((module) => ({ default: module.ToolPartView })))

/** What a tool has found, once its views are there: an empty thread does without them. */
export function LateToolPart(props: ComponentProps<typeof ToolPartView>) {
  return (
    <Suspense fallback={<WorkingLine>One moment…</WorkingLine>}>
      <ToolPart {...props} />
    </Suspense>
  )
}

/** Fetches what the first answer will need as soon as somebody touches the page: whoever only looks at an empty thread needs none of it. */
export function usePreloadOnTouch(): void {
  useEffect(() => {
    const preload = () => {
      stopListening()
      preloadMarkdown()
      preloadTrip()
      void loadReading()
      // What cannot be fetched now is asked for again when it is shown.
      loadToolParts().catch(() => undefined)
    }
    const stopListening = () => {
      for (const touch of TOUCHES) removeEventListener(touch, preload, true)
    }
    for (const touch of TOUCHES) addEventListener(touch, preload, { capture: true, passive: true })
    return stopListening
  }, [])
}
