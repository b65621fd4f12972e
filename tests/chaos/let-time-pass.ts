import type { App } from './apps'
import type { Note } from './history'
import { isFinal } from './is-final'
import type { Visitor } from './leave'
import { sleep } from './session'

/** Airlines have ten minutes for an answer, travellers a quarter of an hour for their bank, a step that fails is tried after ten more. */
const MINUTES_AHEAD = [17, 49, 61, 73, 85]
const LOOK_AGAIN_MS = 1_500
const LONGEST_WITHOUT_PROGRESS_MS = 14_000
const AT_ONCE = 8

/** Starts the processes again with their clocks ahead, further and further, until every order has come to an end. */
export async function letTimePass(
  visitors: Visitor[],
  { apps, note, onMoved }: { apps: App[]; note: Note; onMoved: () => void },
): Promise<void> {
  let moving = visitors
  for (const minutesAhead of MINUTES_AHEAD) {
    await Promise.all(apps.map((app) => app.kill()))
    for (const app of apps) {
      await app.start(minutesAhead)
      note({ kind: 'started', process: app.name, minutesAhead })
    }
    onMoved()
    moving = await untilFinal(moving, apps[0]?.url ?? '')
    if (moving.length === 0) return
  }
}

/** Those whose orders still move when nothing has come to an end for a while. */
async function untilFinal(visitors: Visitor[], url: string): Promise<Visitor[]> {
  let moving = visitors
  let progressAt = performance.now()
  for (;;) {
    const before = moving.length
    moving = await stillMoving(moving, url)
    if (moving.length < before) progressAt = performance.now()
    if (moving.length === 0 || performance.now() - progressAt > LONGEST_WITHOUT_PROGRESS_MS) return moving
    await sleep(LOOK_AGAIN_MS)
  }
}

async function stillMoving(visitors: Visitor[], url: string): Promise<Visitor[]> {
  const waiting = [...visitors]
  const moving: Visitor[] = []
  const work = async () => {
    for (let visitor = waiting.shift(); visitor; visitor = waiting.shift()) {
      const order = await visitor.shop.look(url, visitor.threadId).catch(() => undefined)
      if (order === undefined || (order !== null && !isFinal(order))) moving.push(visitor)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return moving
}
