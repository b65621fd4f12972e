import type { Driver } from './drivers/driver'
import { fillDays } from './fill-days'
import type { Heard } from './heard'
import { judge, type Verdict } from './judge/judge'
import type { Row } from './row'

/** A row that could not be held fails, with the reason among what has fallen. */
export type Result = Verdict & { row: Row; heards: Heard[]; isHeld: boolean }

/** Holds every row, so many at a time; `tell` gets each as it ends. */
export async function runRows(rows: Row[], driver: Driver, atOnce: number, tell: (result: Result) => void): Promise<Result[]> {
  const results: Result[] = []
  const waiting = rows.entries()
  const work = async () => {
    for (const [index, row] of waiting) {
      const result = await hold(fillDays(row, driver.today(row)), driver)
      results[index] = result
      tell(result)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}

async function hold(row: Row, driver: Driver): Promise<Result> {
  const heards: Heard[] = []
  try {
    const conversation = await driver.open(row)
    for (const words of row.turns) heards.push(await conversation.say(words))
    return { row, heards, isHeld: true, ...judge(row, heards) }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { row, heards, isHeld: false, verdict: 'fail', share: 0, fallen: [`not held: ${why}`], untrue: [] }
  }
}
