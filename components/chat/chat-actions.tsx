'use client'

import { createContext, useContext } from 'react'
import type { TripCommand } from '@/lib/travel/trip/commands'

/**
 * What a view inside the thread can do. `act` issues a command that ends a stage: it shows in the thread as one thin line
 * (`label`, e.g. "You chose TP1361, 09:40 → 12:25") and asks for the assistant's next turn. `say` sends words as if typed.
 */
export type ChatActions = {
  threadId: string
  isBusy: boolean
  /** Why the last thing asked for here was not done; null once something else is asked for. */
  refusal: string | null
  say: (text: string) => void
  act: (command: TripCommand, label: string) => void
  /** Asks for the last answer once more, after it failed or was cut off. */
  retry: () => void
}

const ChatActionsContext = createContext<ChatActions | null>(null)
export const ChatActionsProvider = ChatActionsContext.Provider

export function useChatActions(): ChatActions {
  const actions = useContext(ChatActionsContext)
  if (!actions) throw new Error('useChatActions is used outside a thread')
  return actions
}
