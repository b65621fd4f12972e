'use client'

import { useId, useMemo } from 'react'
import type { ChatMessage } from '@/lib/chat/message'
import * as texts from '@/lib/texts/chat'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { DemoBadge } from '../ui/demo-badge'
import { type ChatActions, ChatActionsProvider } from './chat-actions'
import { isSimulated } from './is-simulated'
import { ReadOnlyProvider } from './read-only'
import type { RenderTool } from './tool-part'
import { Turn } from './turn'

type ReadOnlyThreadProps = {
  messages: ChatMessage[]
  /** The trip that the cards show as chosen; null where nothing of it is to be seen. */
  live: LiveTrip | null
  renderTool: RenderTool
}

/** Of a longer thread the browser may skip drawing what is out of view. */
const ALL_DRAWN = 40

const nothing = () => undefined

/**
 * The turns and cards of a thread with nothing to press. It stands under an id of its own that no route and no store knows, so that nothing
 * is asked for, and nothing of whoever is signed in here is shown or changed.
 */
export function ReadOnlyThread({ messages, live, renderTool }: ReadOnlyThreadProps) {
  const threadId = `read-only-${useId()}`
  // Views need their actions to be there; none of them can be reached from here.
  const actions = useMemo(
    (): ChatActions => ({ threadId, isBusy: false, refusal: null, say: nothing, act: nothing, retry: nothing }),
    [threadId],
  )
  const readOnly = useMemo(() => ({ live: live && { ...live, threadId } }), [live, threadId])
  return (
    <ChatActionsProvider value={actions}>
      <ReadOnlyProvider value={readOnly}>
        {/* Whoever reads along stands in another frame, or in none. */}
        {isSimulated(messages) && (
          <p className="mb-4">
            <DemoBadge isSimulated />
          </p>
        )}
        <div role="log" aria-label={texts.conversation} aria-live="off" className="flex flex-col gap-8">
          {messages.map((message) => (
            <Turn
              key={message.id}
              message={message}
              isLatest={false}
              isStreaming={false}
              isOffscreenSafe={messages.length > ALL_DRAWN}
              canUndo={false}
              renderTool={renderTool}
              onRetry={undefined}
            />
          ))}
        </div>
      </ReadOnlyProvider>
    </ChatActionsProvider>
  )
}
