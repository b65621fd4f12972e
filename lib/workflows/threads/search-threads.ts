import type { OrderStore } from '../../ports/order-store'
import type { ThreadStore } from '../../ports/thread-store'
import { cleanLine } from '../../travel/clean-text'
import { type Refusal, refuse } from '../../travel/refusal'
import { summariseThreads, type ThreadSummary } from './thread-summary'

/** `messageId` is null where only the thread's name was hit; `excerpt` is plain text. */
export type ThreadFound = { thread: ThreadSummary; messageId: string | null; excerpt: string }

const FEWEST_VISIBLE = 2
const MOST_CHARACTERS = 200
const MOST_HITS = 40

/** Where in a user's threads these words were said, newest first; refused when there is too little or too much to look for. */
export async function searchThreads(
  userId: string,
  words: string,
  { threads, orders }: { threads: Pick<ThreadStore, 'search'>; orders: Pick<OrderStore, 'list'> },
): Promise<{ hits: ThreadFound[] } | { refusal: Refusal }> {
  const asked = cleanLine(words)
  if ([...asked.replaceAll(' ', '')].length < FEWEST_VISIBLE)
    return refuse('too-short', 'Type at least two characters to search your trips.')
  if (words.length > MOST_CHARACTERS) return refuse('too-long', 'That’s too long to search for. Please use a few words.')
  const [found, placed] = await Promise.all([threads.search(userId, asked, MOST_HITS), orders.list(userId)])
  const summaries = summariseThreads(
    found.map(({ thread }) => thread),
    placed,
  )
  const hits = found.flatMap(({ messageId, excerpt }, index) => {
    const thread = summaries[index]
    return thread ? [{ thread, messageId, excerpt }] : []
  })
  return { hits }
}
