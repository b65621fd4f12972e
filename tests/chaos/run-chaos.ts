import type { App } from './apps'
import { createBank } from './bank'
import { buy, type Door, type Street } from './buy'
import { gatherCrowd } from './crowd'
import type { Note } from './history'
import { supplierStateSchema } from './history-schema'
import { startKilling } from './killer'
import { noteWhatIsLeft, type Visitor } from './leave'
import { letTimePass } from './let-time-pass'
import type { Options } from './options'
import { planOf } from './plan'
import { prepareTrip, tripName, type Wish, wishOf } from './prepare-trip'
import { insist, openSession, type Session, sleep } from './session'
import { createShop } from './shop'
import type { Outside } from './spawn-script'

const AT_ONCE = 12
const AHEAD_OF_KILLS = 6
const LONGEST_CALM_MS = 900
// As many answers as one traveller gets at once: more would wait for each other.
const TRIPS_OF_A_GUEST = 2
const LAST_LOOKS_MS = 15_000
const LONGEST_END_MS = 20_000
const PATIENCE_MS = 60_000

export type Stage = { apps: App[]; outside: Outside; note: Note }

/** The whole run: travellers buy while processes are killed, time goes on until nothing moves, and everything is written down. */
export async function runChaos({ orders, kills, seed, isNaive }: Options, { apps, outside, note }: Stage): Promise<void> {
  const bank = createBank(outside.gatewayUrl)
  const visitors: Visitor[] = []
  const sessions = new Map<number, Promise<Session>>()
  const today = new Date()
  let [inFlight, isOver] = [0, false]
  let moved = Promise.withResolvers<void>()

  const wakeAll = () => {
    const waiting = moved
    moved = Promise.withResolvers<void>()
    waiting.resolve()
  }
  const doorOf = (client: number, turn: number): Door => {
    const door = apps[(client + turn) % apps.length]
    if (!door) throw new Error('There is no process to ask.')
    return door
  }
  const sessionOf = (client: number): Promise<Session> => {
    const guest = Math.floor(client / TRIPS_OF_A_GUEST)
    const open = () =>
      insist(() => openSession(doorOf(client, Math.floor(Math.random() * apps.length)).url, guest), performance.now() + PATIENCE_MS)
    const session = sessions.get(guest) ?? open()
    sessions.set(guest, session)
    return session
  }
  const threadOf = (wish: Wish, client: number, session: Session): Promise<string> => {
    let turn = 0
    return isNaive ? Promise.resolve(tripName(wish)) : prepareTrip(wish, session, () => doorOf(client, turn++).url)
  }
  const street: Omit<Street, 'onWaiting'> = {
    note,
    bank,
    doorOf,
    isOver: () => isOver,
    pause: (ms) => Promise.race([sleep(ms), moved.promise]),
    inFlight: async (press) => {
      inFlight++
      try {
        return await press()
      } finally {
        inFlight--
      }
    },
  }

  // Kills and travellers keep pace, so that there is always somebody to be interrupted.
  const answered = new Set<number>()
  const isTime = (made: number) => inFlight > 0 && answered.size >= (made * orders) / kills - AT_ONCE
  const killer = startKilling(apps, { kills, seed, longestCalmMs: LONGEST_CALM_MS, isTime, note })
  const gate = async (client: number) => {
    while (killer.made() < ((client - AHEAD_OF_KILLS) * kills) / orders && inFlight > 0) await sleep(50)
  }
  const visit = async (client: number, onWaiting: () => void) => {
    const wish = wishOf(client, today)
    const makeRoom = () => {
      answered.add(client)
      onWaiting()
    }
    note({ kind: 'began', client, trip: tripName(wish) })
    try {
      const session = isNaive
        ? { send: (url: string, path: string, init?: RequestInit) => fetch(url + path, init) }
        : await sessionOf(client)
      const threadId = await threadOf(wish, client, session)
      const shop = createShop(session)
      visitors.push({ client, threadId, shop })
      await gate(client)
      await buy({ client, threadId, plan: planOf(client, seed), shop }, { ...street, onWaiting: makeRoom })
    } catch (error) {
      note({ kind: 'gave-up', client, why: error instanceof Error ? error.message : String(error) })
    }
    answered.add(client)
  }
  const crowd = gatherCrowd(visit, { least: orders, atOnce: AT_ONCE, wantsMore: () => killer.made() < kills })
  // A process that does not start again ends the run.
  await Promise.race([crowd.arrived, killer.done.then(() => crowd.arrived)])
  await killer.done

  if (!isNaive) {
    await letTimePass(visitors, { apps, note, onMoved: () => wakeAll() })
    await Promise.race([crowd.gone, sleep(LAST_LOOKS_MS)])
  }
  isOver = true
  wakeAll()
  await crowd.gone
  await noteWhatIsLeft(visitors, doorOf(0, 0).url, isNaive ? 0 : LONGEST_END_MS, note)
  const supplier = supplierStateSchema.parse(await (await fetch(`${outside.supplierUrl}/_test/state`)).json())
  note({ kind: 'outside', supplier, gateway: await bank.state() })
}
