import { sendResting } from '@/components/state/resting-changes'
import { dropUnsent, keepUnsent, readUnsent } from '@/components/state/unsent-message'
import type { ChatMessage } from '@/lib/chat/message'
import { messageIdOf } from '@/lib/chat/message-id'
import * as texts from '@/lib/texts/pages/chat/conversation'
import type { TripCommand } from '@/lib/travel/trip/commands'
import { postTurn, type Refused, type TurnBody } from './chat-requests'
import { giveBack, type Trouble } from './conversation-state'
import { type Desk, noteDeed, refresh } from './desk'
import type { Follower, Following } from './follower'
import { withMessage } from './merge-messages'
import { newKey } from './new-key'
import type { Queue } from './queue'
import { editAgain, isOfWords, isPlainWords, messageOf, messagesBefore } from './turn-messages'

/**
 * `shown` lays the turn over what stands in the thread; once more over that, it changes nothing. `threadId` is null for a turn that opens a
 * thread, also when that has its id.
 */
type Sent = {
  threadId: string | null
  body: TurnBody
  before: ChatMessage[]
  shown: (messages: ChatMessage[]) => ChatMessage[]
  isAcknowledged: boolean
}
const LOST = texts.connectionWasLost
const STILL_WRITING = texts.answerIsStillBeingWritten
const FIRST_THE_OTHER = texts.messageBeforeIsNotSent
const SESSION_CODES = ['sign_in_required', 'session_expired']

/** What the traveller can say and ask for. Each turn has a key: sent once more, it is the same turn. */
export function createTurns(desk: Desk, follower: Follower, queue: Queue) {
  const { store, userId } = desk
  let sent: Sent | null = null
  let sends = 0

  /** Shows the turn at once, as it will be when the server has it, and follows its answer. */
  async function take(body: TurnBody, shown: Sent['shown']): Promise<void> {
    if (store.get().answering) return store.set({ refusal: STILL_WRITING })
    const before = withoutAbandoned()
    letGo()
    sent = { threadId: store.get().threadId, body, before, shown, isAcknowledged: false }
    store.set({ messages: sent.before, editing: null })
    await send(sent)
  }

  /** Words that were refused stay to be sent once more, until something else is said. */
  function withoutAbandoned(): ChatMessage[] {
    const { messages } = store.get()
    const abandonedId = sent?.isAcknowledged === false ? messageIdOf(sent.body.key) : null
    return messages.filter(({ id }) => id !== abandonedId)
  }

  /** Something else takes the place of words that the server does not have: they go back to where words are written. */
  function letGo(): void {
    if (sent?.isAcknowledged === false && 'text' in sent.body) {
      drop(sent)
      giveBack(store, String(sent.body.text), null)
    }
    sent = null
  }

  function drop({ threadId, body }: Sent): void {
    dropUnsent({ userId, threadId, key: body.key })
  }

  async function send(turn: Sent): Promise<void> {
    noteDeed(desk)
    sends += 1
    const number = sends
    store.set({ messages: turn.shown(store.get().messages), trouble: null, refusal: null })
    const { threadId } = store.get()
    const body: TurnBody = threadId ? { ...turn.body, threadId } : turn.body
    let isFirstTrip = 'command' in body
    const outcome = await follower.follow(
      async (signal) => {
        const resting = sendResting()
        // Where nothing rests the turn is on its way before the page is drawn anew.
        if (resting) await resting
        return postTurn(body, signal)
      },
      {
        isOwn: true,
        onlyAdds: isOfWords(body) && !('instead' in body),
        onStart: () => acknowledge(turn),
        onTrip: (live) => {
          if (isFirstTrip) desk.noteClick(live)
          isFirstTrip = false
        },
      },
    )
    if (typeof outcome === 'object') await hearRefusal(turn, outcome)
    else await hearEnd(turn, outcome, number)
  }

  function acknowledge(turn: Sent): void {
    if (turn.isAcknowledged) return
    turn.isAcknowledged = true
    drop(turn)
    desk.tellTabs()
  }

  async function hearEnd(turn: Sent, outcome: Exclude<Following, object>, number: number): Promise<void> {
    if (outcome !== 'lost' || turn.isAcknowledged) return
    const lost: Trouble = { words: LOST, wayOn: 'send-again' }
    // Looking may take as long as the connection likes, and is not waited for.
    fail(lost, turn)
    // It may have arrived all the same: the server knows.
    const told = await refresh(desk)
    // It was sent once more meanwhile, or something else took its place.
    if (sent !== turn || number !== sends) return
    const running = told?.runningMessageId
    const hasArrived = told?.messages.some(({ id }) => id === messageIdOf(turn.body.key)) === true
    if (!hasArrived && !(running && !isOfWords(turn.body))) return fail(lost, turn)
    store.set({ trouble: null })
    acknowledge(turn)
    if (running) await follower.followRunning(told.threadId, running)
  }

  async function hearRefusal(turn: Sent, { refusal, threadId: openedId }: Refused): Promise<void> {
    const { body } = turn
    const { code, message } = refusal
    if (SESSION_CODES.includes(code)) return fail({ words: message, wayOn: 'send-again' }, turn)
    if (code === 'message_key_used') {
      drop(turn)
      turn.isAcknowledged = true
      if (typeof openedId === 'string') desk.nameThread(openedId)
      return catchUp()
    }
    if (isPlainWords(body) && code === 'too_many' && store.get().threadId) return queueInstead(turn, String(body.text))
    if (isPlainWords(body)) return fail({ words: message, wayOn: 'send-again' }, turn)
    // A click, an edit or "again" that is refused changed nothing, so all stands as it stood.
    sent = null
    if ('instead' in body) drop(turn)
    store.set({ messages: turn.before, refusal: message, ...editAgain(body) })
    const { threadId } = store.get()
    // What is refused here may be otherwise there by now: another window was quicker.
    if (threadId) desk.loadTrip(threadId)
    await catchUp()
  }

  /** What the server has now, with the answer that another window may have begun. */
  async function catchUp(): Promise<void> {
    const told = await refresh(desk)
    if (told?.runningMessageId && !store.get().answering) void follower.followRunning(told.threadId, told.runningMessageId)
  }

  /** Another window was quicker with a message of its own: these words wait for its answer. */
  async function queueInstead(turn: Sent, text: string): Promise<void> {
    store.set({ messages: turn.before })
    sent = null
    await queue.add(text, turn.body.key)
    await catchUp()
  }

  function fail(trouble: Trouble, turn: Sent): void {
    const { messages } = store.get()
    // What the server told meanwhile does not hold the words that never reached it.
    store.set({ trouble, messages: isOfWords(turn.body) ? turn.shown(messages) : messages })
  }

  const turns = {
    say(text: string, key = newKey()): void {
      const { threadId, answering, trouble } = store.get()
      if (answering) {
        void queue.add(text, key)
        return
      }
      if (sent?.isAcknowledged === false && trouble?.words === LOST) {
        giveBack(store, text, FIRST_THE_OTHER)
        return
      }
      keepUnsent({ userId, threadId, key, text })
      const body = { key, text }
      void take(body, (messages) => withMessage(messages, messageOf(body)))
    },
    act(command: TripCommand, label: string): void {
      const body = { key: newKey(), command, label }
      void take(body, (messages) => withMessage(messages, messageOf(body)))
    },
    /** Says something else in place of an own message; what came after it stays with the version that it answered. */
    edit(messageId: string, text: string, key = newKey()): void {
      const { threadId, answering } = store.get()
      if (!answering) keepUnsent({ userId, threadId, key, text, instead: messageId })
      const body = { key, text, instead: messageId }
      void take(body, (messages) => withMessage(messagesBefore(messages, messageId), messageOf(body)))
    },
    again(messageId: string): void {
      void take({ key: newKey(), again: messageId }, (messages) => messagesBefore(messages, messageId))
    },
    /** Answers what has no answer, or lets one that ended early go on where it stopped. */
    goOn(): void {
      void take({ key: newKey(), goOn: true }, (messages) => messages)
    },
    /** The way on after trouble: the very same message where the server may not have it, else only its answer. */
    retry(): void {
      const last = store.get().messages.at(-1)
      if (store.get().answering) return
      if (sent && !sent.isAcknowledged && store.get().trouble?.wayOn === 'send-again') void send(sent)
      else if (last?.role === 'assistant' && (last.metadata?.status ?? 'complete') === 'complete') turns.again(last.id)
      else turns.goOn()
    },
    hasUnsentTurn: () => sent?.isAcknowledged === false,
    letGo,
    /** Sends what was on its way when this page was left, unless the server has it. */
    sendUnsent(): void {
      const { threadId, messages, queued, answering } = store.get()
      const unsent = readUnsent(userId, threadId)
      if (!unsent) return
      const hasArrived =
        messages.some(({ id, metadata }) => id === messageIdOf(unsent.key) || metadata?.key === unsent.key) ||
        queued.some(({ key }) => key === unsent.key)
      if (hasArrived) dropUnsent(unsent)
      else if (unsent.instead && !answering) turns.edit(unsent.instead, unsent.text, unsent.key)
      else turns.say(unsent.text, unsent.key)
    },
    /** What was brought here goes first: other words that were to open a thread go back to where they were written. */
    giveUnsentBack(brought: string | null): void {
      const unsent = readUnsent(userId, null)
      if (!unsent) return
      dropUnsent(unsent)
      if (unsent.text !== brought) giveBack(store, unsent.text, null)
    },
  }
  return turns
}
