import type { Note } from './history'
import type { OrderFacts } from './history-schema'
import { isFinal } from './is-final'
import { sleep } from './session'
import type { Shop } from './shop'

const LOOK_AGAIN_MS = 1_000
const AT_ONCE = 8

type Left = { order: OrderFacts | null; inThread: OrderFacts | null; threadState: string | null }
export type Visitor = { client: number; threadId: string; shop: Shop }

/** What every traveller finds at the end: written down once nothing moves any more, or when it has taken too long. */
export async function noteWhatIsLeft(visitors: Visitor[], url: string, longestMs: number, note: Note): Promise<void> {
  const until = performance.now() + longestMs
  const waiting = [...visitors]
  const work = async () => {
    for (let visitor = waiting.shift(); visitor; visitor = waiting.shift()) {
      const left = await readUntilFinal(visitor, url, until)
      note({ kind: 'left', client: visitor.client, ...left })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function readUntilFinal({ threadId, shop }: Visitor, url: string, until: number): Promise<Left> {
  for (;;) {
    const left = await read(threadId, shop, url).catch(() => null)
    const isMoving = !left || (left.order !== null && !isFinal(left.order))
    if (left && (!isMoving || performance.now() > until)) return left
    if (performance.now() > until) return { order: null, inThread: null, threadState: null }
    await sleep(LOOK_AGAIN_MS)
  }
}

async function read(threadId: string, shop: Shop, url: string): Promise<Left> {
  const inThread = await shop.look(url, threadId)
  const threadState = await shop.threadState(url, threadId)
  const order = inThread && (await shop.find(url, inThread.orderId)).order
  return { order, inThread, threadState }
}
