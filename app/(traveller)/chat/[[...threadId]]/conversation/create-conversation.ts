import * as texts from '@/lib/texts/pages/chat/conversation'
import { createConversationStore, type OpenedThread } from './conversation-state'
import type { Desk } from './desk'
import { createFollower } from './follower'
import { type ShownTrip, startPulse } from './pulse'
import { createQueue } from './queue'
import { stopAnswer } from './stop'
import { openTabs } from './tabs'
import { createTurns } from './turns'

type World = Pick<Desk, 'userId' | 'acceptTrip' | 'noteClick' | 'loadTrip' | 'loadThreads' | 'noteAnswer' | 'announce'> & {
  /** Much may have happened since the thread was as it is opened. */
  isOld: boolean
  shownTrip: (threadId: string) => ShownTrip | null
  /** With the words that it began with; none where it began with a press. The answer takes back what has not been done yet. */
  onNamed: (threadId: string, words: string) => () => void
}

/** One conversation in this window: what is shown of it, and all that can be done in it. It lives while it is open. */
export function createConversation(opened: OpenedThread, world: World) {
  const { runningMessageId } = opened
  const store = createConversationStore(opened)
  let tabs: ReturnType<typeof openTabs> | null = null
  let unname = () => {}
  const desk: Desk = {
    ...world,
    store,
    nameThread: (threadId) => {
      if (store.get().threadId === threadId) return
      store.set({ threadId })
      const [first] = store.get().messages
      unname = world.onNamed(threadId, first?.parts.flatMap((part) => (part.type === 'text' ? part.text : [])).join(' ') ?? '')
    },
    tellTabs: () => {
      const { threadId } = store.get()
      if (threadId) tabs?.tell(threadId)
    },
  }
  const follower = createFollower(desk)
  const queue = createQueue(desk)
  const turns = createTurns(desk, follower, queue)
  /** Most threads are read without it; null, and said, while it cannot be fetched. */
  const loadEarlier = () =>
    import('./earlier').catch(() => {
      store.set({ refusal: texts.earlierMessagesNotLoaded })
      return null
    })
  const shownTrip = () => world.shownTrip(store.get().threadId ?? '')

  /** Follows what is on its way and what happens elsewhere, until the function that it returns is called; then it may be opened again. */
  function open(): () => void {
    const pulse = startPulse(desk, follower, shownTrip)
    tabs = openTabs((threadId) => {
      if (threadId === store.get().threadId) pulse.lookNow()
    })
    if (world.isOld) pulse.lookNow()
    const { threadId, deeds } = store.get()
    if (threadId && runningMessageId && deeds === 0) void follower.followRunning(threadId, runningMessageId)
    return () => {
      pulse.end()
      tabs?.close()
      tabs = null
      follower.close()
      unname()
    }
  }

  return {
    store,
    open,
    turns,
    queue,
    stop: () => stopAnswer(desk),
    showEarlier: () => void loadEarlier().then((earlier) => earlier?.showEarlier(desk)),
    reachMessage: async (messageId: string) => (await loadEarlier())?.reachMessage(desk, messageId),
    showVersion: async (messageId: string) => {
      if (await (await loadEarlier())?.showVersion(desk, messageId)) turns.letGo()
    },
    startEditing: (messageId: string, text: string) => {
      if (!store.get().answering) store.set({ editing: { messageId, text }, refusal: null })
    },
    endEditing: () => store.set({ editing: null }),
  }
}
export type LiveConversation = ReturnType<typeof createConversation>
