/** What our own names of orders, payments, messages and confirmations look like: another one in each run. */
const OWN_ID = /\b(ord|cnf|msg|thr|run|crd|pay_sandbox|pm_sandbox|pi)_[A-Za-z0-9]+/g
/** Payments are named by the gateway; two replays of one transcript in the same database must not meet in one. */
const PAYMENT_ID = /^(pay_sandbox|pi)_/
let runs = 0

export type IdMatcher = {
  /** Whether both say the same, but for ids that differ from run to run, and for some fields of theirs. */
  isSame: (recorded: unknown, now: unknown, without: string[]) => boolean
  /** The recorded answer with the ids of now, as far as any question has told which is which. */
  translate: (recorded: unknown, now: unknown, answer: unknown) => unknown
}

/** Pairs the ids of a recording with those of today's run, by where they stand in the same questions. */
export function createIdMatcher(): IdMatcher {
  const known = new Map<string, string>()
  const run = ++runs
  const cache = new WeakMap<object, string>()
  const shape = (value: unknown, without: string[]) => {
    const isObject = typeof value === 'object' && value !== null
    const cached = isObject ? cache.get(value) : undefined
    if (cached !== undefined) return cached
    const text = withoutIds(value, without)
    if (isObject) cache.set(value, text)
    return text
  }
  return {
    isSame: (recorded, now, without) => shape(recorded, without) === shape(now, without),
    translate: (recorded, now, answer) => {
      // A database gives fields back in an order of its own.
      const [were, are] = [idsIn(sorted(recorded, [])), idsIn(sorted(now, []))]
      for (const [index, was] of were.entries()) if (are[index] && are[index] !== was) known.set(was, are[index])
      for (const id of idsIn(answer)) if (PAYMENT_ID.test(id) && !known.has(id)) known.set(id, `${id}r${run}`)
      if (known.size === 0) return answer
      return JSON.parse(JSON.stringify(answer).replace(OWN_ID, (id) => known.get(id) ?? id))
    },
  }
}

function idsIn(value: unknown): string[] {
  return JSON.stringify(value)?.match(OWN_ID) ?? []
}

function withoutIds(value: unknown, without: string[]): string {
  return JSON.stringify(sorted(value, without))?.replace(OWN_ID, '$1') ?? ''
}

/** Fields in the order of their names, undefined ones left out: how an object was made says nothing. */
function sorted(value: unknown, without: string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => sorted(item, []))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([key, inner]) => inner !== undefined && !without.includes(key))
  return Object.fromEntries(fields.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, sorted(inner, [])]))
}
