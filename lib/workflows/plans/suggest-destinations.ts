import { isOutsideFailure } from '../../ports/outside-failure'
import type { Money } from '../../travel/money'
import type { DestinationCandidate, DestinationWishes } from '../../travel/plan/destination-candidate'
import { listWords } from '../../travel/plan/destination-reason'
import { type DestinationSuggestion, suggestDestinations as rank } from '../../travel/plan/suggest-destinations'

/** The lowest fare there and back for one; null when nothing flies. Stops asking when `signal` says so; throws `OutsideFailure`. */
export type LeadPrice = (slug: string, signal: AbortSignal) => Promise<Money | null>

/** How long a traveller is kept waiting for prices. */
const PRICES_DEADLINE_MS = 15_000
const MOST_AT_ONCE = 8
/** The places that miss one limit only, of which prices are asked where nothing fits, and how long that may take. */
const MOST_NEAREST = 24
const NEAREST_DEADLINE_MS = 5_000

export type PricedSuggestion = DestinationSuggestion & {
  /** Whose price did not come, and why: too late, not answered, or nothing flies. */
  unpriced: { slug: string; name: string; why: 'late' | 'failed' | 'no-flights' }[]
  /** One sentence on it for the traveller; null when every price came. */
  message: string | null
}

type Unpriced = Omit<DestinationCandidate, 'fare'>
type Answer = { fare: Money } | { why: PricedSuggestion['unpriced'][number]['why'] }

/** Asks for the price of every place that the weather and the flight leave open, the likeliest first, and ranks them by what came. */
export async function suggestDestinations(
  candidates: Unpriced[],
  wishes: DestinationWishes,
  { leadPrice, startDeadline = startTimer }: { leadPrice: LeadPrice; startDeadline?: typeof startTimer },
): Promise<PricedSuggestion> {
  const unasked = candidates.map((candidate) => ({ ...candidate, fare: null }))
  const before = rank(unasked, { ...wishes, mostFare: null })
  const slugs = [...before.ranked.map(({ candidate }) => candidate.slug), ...before.open.map(({ slug }) => slug)]
  const answers = await askInTime(slugs, leadPrice, startDeadline(PRICES_DEADLINE_MS))
  const pricedBy = (known: Map<string, Answer>) =>
    unasked.map((candidate) => {
      const answer = known.get(candidate.slug)
      return { ...candidate, fare: answer && 'fare' in answer ? answer.fare : null }
    })
  const suggested = rank(pricedBy(answers), wishes)
  const unpriced = unasked.flatMap(({ slug, name }) => {
    const answer = answers.get(slug)
    return answer && 'why' in answer ? [{ slug, name, why: answer.why }] : []
  })
  const told = { unpriced, message: messageOf(unpriced) }
  if (suggested.ranked.length > 0 || !wishes.mostFare) return { ...suggested, ...told }
  // Nothing fits: whether dropping another limit than the fare helps is known once the nearest of the others are priced.
  const nearest = before.excluded.filter(({ reasons }) => reasons.length === 1).slice(0, MOST_NEAREST)
  const further = await askInTime(
    nearest.map(({ slug }) => slug),
    leadPrice,
    startDeadline(NEAREST_DEADLINE_MS),
  )
  return { ...rank(pricedBy(new Map([...answers, ...further])), wishes), ...told }
}

/** Eight at once, until all have answered or the time is up; what is still out then is late. */
async function askInTime(slugs: string[], leadPrice: LeadPrice, deadline: Deadline): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>(slugs.map((slug) => [slug, { why: 'late' }]))
  const ended = new AbortController()
  const waiting = slugs.values()
  const askOn = async () => {
    for (const slug of waiting) {
      if (ended.signal.aborted) return
      const answer = await ask(slug, leadPrice, ended.signal)
      if (!ended.signal.aborted) answers.set(slug, answer)
    }
  }
  const asking = Promise.all(Array.from({ length: MOST_AT_ONCE }, askOn))
  try {
    await Promise.race([asking, deadline.isOver])
  } finally {
    ended.abort()
    deadline.stop()
    // What ends after the deadline concerns nobody any more.
    asking.catch(() => undefined)
  }
  return answers
}

async function ask(slug: string, leadPrice: LeadPrice, signal: AbortSignal): Promise<Answer> {
  try {
    const fare = await leadPrice(slug, signal)
    return fare ? { fare } : { why: 'no-flights' }
  } catch (failure) {
    if (!isOutsideFailure(failure)) throw failure
    return { why: 'failed' }
  }
}

function messageOf(unpriced: PricedSuggestion['unpriced']): string | null {
  const silent = unpriced.filter(({ why }) => why !== 'no-flights').map(({ name }) => name)
  const unflown = unpriced.filter(({ why }) => why === 'no-flights').map(({ name }) => name)
  const sentences = [
    ...(silent.length > 0 ? [`${countedPrices(silent)} didn’t come through; ask again for ${silent.length === 1 ? 'it' : 'them'}.`] : []),
    ...(unflown.length > 0 ? [`We found no flights to ${namedOrCounted(unflown)}.`] : []),
  ]
  return sentences.join(' ') || null
}

const MOST_NAMED = 4

function countedPrices(names: string[]): string {
  return `${names.length === 1 ? 'The price' : 'The prices'} of ${namedOrCounted(names)}`
}

function namedOrCounted(names: string[]): string {
  return names.length <= MOST_NAMED ? listWords(names) : `${names.length} places`
}

type Deadline = { isOver: Promise<unknown>; stop: () => void }

function startTimer(milliseconds: number): Deadline {
  let stop = () => {}
  const isOver = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    stop = () => clearTimeout(timer)
  })
  return { isOver, stop }
}
