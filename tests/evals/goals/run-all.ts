import { type Conversed, converse } from './converse'
import type { Driver } from './drivers/driver'
import { type Measures, measure } from './measures'
import { speaker, WAYS, type Way } from './speaking/ways'
import type { Traveller, TravellerGroup } from './traveller'

export type Spoken = Measures & { way: Way; faults: string[] }
export type TravellerResult = { group: string; name: string; isHard: boolean; spoken: Spoken[] }
export type Heard = { name: string; way: Way; conversed: Conversed }

/** Lets every traveller talk in every way, some at the same time; `hear` gets each conversation as it ends. */
export async function runAll(
  groups: TravellerGroup[],
  driver: Driver,
  atOnce: number,
  hear: (heard: Heard) => void = () => undefined,
): Promise<TravellerResult[]> {
  const waiting = groups.flatMap(({ group, travellers }) => travellers.map((traveller) => ({ group, traveller })))
  const results: TravellerResult[] = waiting.map(({ group, traveller: { name, isHard = false } }) => ({ group, name, isHard, spoken: [] }))
  let next = 0
  const work = async () => {
    for (let index = next++; index < waiting.length; index = next++) {
      const traveller = waiting[index]?.traveller
      if (traveller) results[index]?.spoken.push(...(await talkInEveryWay(traveller, driver, hear)))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}

async function talkInEveryWay(traveller: Traveller, driver: Driver, hear: (heard: Heard) => void): Promise<Spoken[]> {
  const spoken: Spoken[] = []
  for (const way of WAYS) {
    const conversation = await driver.open(traveller.name)
    const conversed = await converse(traveller.script(conversation.today), speaker(traveller.name, way), conversation)
    hear({ name: traveller.name, way, conversed })
    spoken.push({ way, faults: conversed.faults, ...measure(conversed) })
  }
  return spoken
}
