import type { Table } from '../../table'
import { peopleIn } from '../values-in'
import { COUNT, readCount, takeOut } from '../words'

const KINDS = '(?:(?:double|twin|single|separate|family|hotel|triple|connecting|nice|cheap)\\s+){0,2}'
const MORE_ROOMS = new RegExp(
  `\\b(?:(?<more>${COUNT})\\s+more\\s+${KINDS}rooms?|another\\s+${KINDS}room|(?:an?|one)\\s+(?:extra|additional|second)\\s+room|(?<after>${COUNT})\\s+rooms?\\s+more)\\b`,
  'gi',
)
const ROOMS = new RegExp(
  `\\b(?<count>\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|a single(?= room))\\s+${KINDS}rooms?\\b(?!\\s+apartment)`,
  'gi',
)
const FOR_COUNT =
  /\bfor\s+(?:just\s+|only\s+|the\s+)?(?<count>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?:\s+of\s+us)?\b(?!\s*(?:~|-|:|nights?|days?|weeks?|rooms?|stars?|hours?|[£€$₹]|euros?|pounds?|dollars?|\w*day\b|(?:st|nd|rd|th)\b|adults?|people|persons?|child|kids?|january|february|march|april|may|june|july|august|september|october|november|december))/i

export type StayParty = { adults?: number; children?: number }

/** How many rooms, as far as it is said. */
export function readRooms(words: string, { stays }: Pick<Table, 'stays'>): { rooms: number | null; rest: string } {
  const before = stays.shown?.rooms ?? 1
  let rooms: number | null = null
  const rest = takeOut(words, MORE_ROOMS, ({ groups = {} }) => {
    rooms = before + readCount(groups.more ?? groups.after ?? 'one')
    return true
  })
  return {
    rest: takeOut(rest, ROOMS, ({ groups = {} }) => {
      rooms ??= readCount((groups.count ?? 'one').replace(/^a single$/i, 'one'))
      return true
    }),
    rooms,
  }
}

/** Who stays, as far as it is said. */
export function readStayParty(words: string, { situation, stays }: Pick<Table, 'situation' | 'stays'>): { party: StayParty; rest: string } {
  const party: StayParty = {}
  const { wishes } = situation
  const known = stays.shown
    ? { adults: stays.shown.adults, children: stays.shown.children, infants: 0, pets: 0, childAges: [] }
    : { ...wishes, childAges: wishes.childAges }
  const read = peopleIn(words, known)
  const { adults, children, infants } = read.travellers
  if (adults !== undefined) party.adults = adults
  if (children !== undefined || infants !== undefined) party.children = (children ?? known.children) + (infants ?? known.infants)
  const count = adults === undefined && children === undefined ? FOR_COUNT.exec(read.rest)?.groups?.count : undefined
  if (count)
    return { party: { ...party, adults: readCount(count), children: party.children ?? 0 }, rest: read.rest.replace(FOR_COUNT, masked) }
  return { party, rest: read.rest }
}

function masked(said: string): string {
  return '~'.repeat(said.length)
}
