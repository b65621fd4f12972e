import type { TripCommand } from '@/lib/travel/trip/commands'
import type { ChatActions } from './chat-actions'

/** Chat actions that only write down what was asked of them, for tests of views. */
export function recordActions(threadId = 'thread-1') {
  const acts: { command: TripCommand; label: string }[] = []
  const said: string[] = []
  const actions: ChatActions = {
    threadId,
    isBusy: false,
    say: (text) => said.push(text),
    act: (command, label) => acts.push({ command, label }),
    retry: () => said.push('(retry)'),
  }
  return { actions, acts, said }
}
