/** Travellers who come one after the other, so many at once; one who can only wait makes room for the next. */
export type Crowd = {
  /** Ends when everybody came and is done or waits. */
  arrived: Promise<void>
  /** Ends when everybody is done. */
  gone: Promise<void>
  came: () => number
}

type Visit = (client: number, onWaiting: () => void) => Promise<void>

/** At least `least` come, and more for as long as they are wanted. */
export function gatherCrowd(
  visit: Visit,
  { least, atOnce, wantsMore }: { least: number; atOnce: number; wantsMore: () => boolean },
): Crowd {
  const visits: Promise<void>[] = []
  const comeAndGo = async () => {
    while (visits.length < least || wantsMore()) {
      const client = visits.length
      await new Promise<void>((makeRoom, fail) => {
        const done = visit(client, makeRoom)
        visits.push(done)
        done.then(makeRoom, fail)
      })
    }
  }
  const arrived = Promise.all(Array.from({ length: atOnce }, comeAndGo)).then(() => undefined)
  return { arrived, gone: arrived.then(() => Promise.all(visits)).then(() => undefined), came: () => visits.length }
}
