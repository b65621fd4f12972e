import { BOARD_LABELS } from '@/lib/travel/stays/hotel'
import type { Pending } from '../pending'
import { asking, namingStay } from '../say/marked'
import { sentences } from '../say/phrases'
import { askWhichStay, isNameOf } from '../say/stays/say-stays'
import { hasAccess, hasAmenity } from '../skills/stays/stay-labels'
import { inStayOrder, type StayTable } from '../skills/stays/stay-table'
import type { StayWish } from '../skills/stays/stay-wish'
import type { ShownStay } from '../stay-results'
import type { StayResult } from '../tool-results'
import type { StayPhrases } from './stay-phrases'

const MOST_TOLD = 3
const ASKED: Record<'city' | 'checkInOn' | 'checkOutOn', Pending> = {
  city: { asked: 'stay-city' },
  checkInOn: { asked: 'stay-nights' },
  checkOutOn: { asked: 'stay-until' },
}

/** What came of a search for places to stay, or of a choice; null where there is only an English sentence for it. */
export function sayStayAbroad({ tool, input, result }: StayResult, phrases: StayPhrases): string | null {
  switch (result?.status) {
    case 'missing':
      return asking(ASKED[result.missing], phrases.ask[result.missing])
    case 'found':
      return sentences(
        tool === 'searchStays' && input.by === 'best-placed' && sayBestPlaced(result.picks, phrases),
        phrases.found(result.shownCount, result.city, cheapestOf(result.picks)),
        askWhichStay(phrases.which),
      )
    case 'none':
      return phrases.none
    case 'unknown-place':
      return phrases.unknownPlace(result.said, result.known.slice(0, 3).join(', '))
    case 'chosen':
      return sentences(phrases.kept(namingStay(result.hotel), result.total), phrases.notBooked)
    case 'unclear':
      return sentences(!isNameOf(result) && phrases.notShown(result.said), askWhichStay(phrases.which))
    case 'dropped':
      return phrases.dropped
    default:
      return null
  }
}

type Ask = Extract<StayWish, { act: 'ask' }>

/** The answer to a question about the places shown; null where there is only an English one. */
export function answerAboutStays({ about, hotelIds, ...features }: Ask, table: StayTable, { about: say }: StayPhrases): string | null {
  const asked = inStayOrder(table).filter(({ hotelId }) => hotelIds.includes(hotelId))
  const each = asked.slice(0, MOST_TOLD).map((stay) => answerAbout(about, { ...stay, name: namingStay(stay.name) }, features, say))
  return each.length > 0 && each.every((one) => one !== null) ? sentences(...each) : null
}

function answerAbout(
  about: Ask['about'],
  stay: ShownStay,
  { amenities, access }: Pick<Ask, 'amenities' | 'access'>,
  say: StayPhrases['about'],
): string | null {
  const { name, perNight, total, stars, checkInFrom, checkOutUntil, board, cancellation, away, toCentre } = stay
  switch (about) {
    case 'price':
      return say.price(name, perNight, total)
    case 'stars':
      return say.stars(name, stars)
    case 'times':
      return say.times(name, checkInFrom, checkOutUntil)
    case 'breakfast':
      return board === BOARD_LABELS['room-only'] ? say.roomOnly(name) : say.breakfast(name)
    case 'cancellation':
      return cancellation.startsWith('Free') ? null : say.notRefundable(name)
    case 'distance': {
      const [distance] = /^[\d.,]+ k?m/.exec(toCentre ?? away) ?? []
      return distance ? say.distance(name, distance) : null
    }
    case 'amenity': {
      const isListed = amenities.every((one) => hasAmenity(stay, one)) && access.every((one) => hasAccess(stay, one))
      return isListed ? say.listed(name) : say.unlisted(name)
    }
    default:
      return null
  }
}

function sayBestPlaced(picks: ShownStay[], { bestPlaced }: StayPhrases): string | null {
  const lead = picks.find(({ labels }) => labels.includes('best-placed'))
  return lead ? bestPlaced(namingStay(lead.name), lead.perNight) : null
}

function cheapestOf(picks: ShownStay[]): ShownStay | null {
  const cheapest = picks.find(({ labels }) => labels.includes('cheapest'))
  return cheapest ? { ...cheapest, name: namingStay(cheapest.name) } : null
}
