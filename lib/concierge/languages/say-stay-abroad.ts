import type { Pending } from '../pending'
import { asking, namingStay } from '../say/marked'
import { sentences } from '../say/phrases'
import { askWhichStay } from '../say/stays/say-stays'
import type { ShownStay, StayResult } from '../stay-results'
import type { StayPhrases } from './stay-phrases'

const ASKED: Record<'city' | 'checkInOn' | 'checkOutOn', Pending> = {
  city: { asked: 'stay-city' },
  checkInOn: { asked: 'stay-nights' },
  checkOutOn: { asked: 'stay-until' },
}

/** What came of a search for places to stay, or of a choice; null where there is only an English sentence for it. */
export function sayStayAbroad({ result }: StayResult, phrases: StayPhrases): string | null {
  switch (result?.status) {
    case 'missing':
      return asking(ASKED[result.missing], phrases.ask[result.missing])
    case 'found':
      return sentences(phrases.found(result.shownCount, result.city, cheapestOf(result.picks)), askWhichStay(phrases.which))
    case 'none':
      return phrases.none
    case 'unknown-place':
      return phrases.unknownPlace(result.said, result.known.slice(0, 3).join(', '))
    case 'chosen':
      return sentences(phrases.kept(namingStay(result.hotel), result.total), phrases.notBooked)
    case 'dropped':
      return phrases.dropped
    default:
      return null
  }
}

function cheapestOf(picks: ShownStay[]): ShownStay | null {
  const cheapest = picks.find(({ labels }) => labels.includes('cheapest'))
  return cheapest ? { ...cheapest, name: namingStay(cheapest.name) } : null
}
