import { offered } from '../../pending'
import { saysGrave } from '../../router/forms'
import { askedTopic } from '../../skills/guide/asked-topic'
import type { Table } from '../../table'
import { readRemark } from '../asking/remarks'
import { placesIn } from '../names-in'
import { readRequest } from '../requests'
import { isQuestion } from '../sentence-forms'
import { pointAtStay } from './point-at-stay'
import { readStayAsking } from './read-stay-asking'
import { readStayFeatures } from './read-stay-features'
import { readStaySearch } from './read-stay-search'
import { areStaysSpokenOf } from './stay-table'
import type { SearchOfStays, StayWish } from './stay-wish'
import { isBesideFlights, isNotWanted, namesStay, speaksOfFlights, speaksOfPlans } from './stay-words'

const BOOKS = /\b(?:book|reserve|buy|pay (?:for )?|purchase|confirm)\b/i
const BOOKS_IT =
  /^\W*(?:(?:please|can|could|you|i|we|want|would|like|to|now|ok(?:ay)?|yes|then|let'?s|how|do|go ahead and|just|is it possible)\W+)*(?:book|reserve|buy|pay(?: for)?|confirm|purchase)(?:\W+(?:it|this|that|them|(?:the|this|that|my|our) (?:hotel|room|stay|place|apartment|hostel)|this one|that one|one|now|here|please|for me|for us|online))*\W*$/i
const TAKES =
  /\b(?:take|keep|choose|pick|select|book|reserve|i'?ll have|we'?ll have|go (?:with|for)|i (?:want|like|prefer)|we (?:want|like|prefer)|let'?s (?:have|do|go)|put .{0,20}down|that'?s the one|save|note)\b/i
const ONLY_POINTS =
  /^\W*(?:(?:ok(?:ay)?|k|yes|then|please|so|and|the|that|this|one|hotel|option|number|no|it|is|cheapest|best|value|placed|central|most|closest|nearest|first|second|third|fourth|fifth|last|\d(?:st|nd|rd|th)?|with|free|cancellation|breakfast|thanks?|of|them|those|cheaper|closer|other|would be|will be|fine|good|great|perfect|looks|sounds|for us|for me)\W*)+$/i
const DROPS =
  /\b(?:drop|cancel|remove|forget|scrap|delete|give up|get rid of|lose|undo|no longer (?:need|want)|don'?t (?:need|want)|do not (?:need|want)|without)\b.{0,25}\b(?:hotel|place(?: to stay)?|stay|room|apartment|hostel|accommodation|house|lodging)\b|\bno (?:hotel|place to stay|accommodation|room)\b/i
const DROPS_IT =
  /^\W*(?:(?:please|no|ok(?:ay)?|then|rather|actually)\W+)*(?:drop|cancel|remove|forget|scrap)(?: it| that| this(?: one)?| that one| the hotel)\W*(?:please|again|after all)?\W*$/i
const ANOTHER =
  /\b(?:another|different|other|next|more)(?: (?:one|ones|hotels?|option|options|places?|hostel|apartment|house))\b|^\W*(?:another|others?|more|next|something else|anything else)\W*(?:please)?\W*$|\b(?:not|don'?t like) (?:that|this)(?: one)?\b|\bwhat else (?:is there|do you have|have you got)\b|\bsomething else\b/i
const COURTESY =
  /^\W*(?:yes+|yeah|yep|sure|ok(?:ay)?|please do|do (?:it|that)|go ahead|fine|perfect|great|good|gladly|of course)\b[\s,.!a-z]{0,20}$/i
/** "Can you book hotels?" asks what there is, "can you find me a hotel?" wants one. */
const CAN_YOU =
  /^\W*(?:(?:and|also|so|hi|hello|ok)\W+)*(?:can|could|do|are) you (?:also |even )?(?:able to )?(?:book|do|know|have|offer|sell|handle|arrange|reserve|help with)(?: me| us)? (?:any )?(?:hotels|hotel rooms|accommodations?|apartments|places to stay|hostels|rooms)(?: too| as well| also| here)*\W*$/i
const SURE = -0.4
const OWN = /\b(?:my|our|the) (?:hotel|hostel|apartment|room|place to stay|accommodation)\b/i

/** What a message means for the places to stay; null when it is about something else. */
export function readStays(words: string, table: Table): StayWish | null {
  const isNamed = namesStay(words) || (table.situation.stay !== undefined && OWN.test(words))
  const isKept = table.situation.stay?.chosen !== undefined && table.situation.stay.chosen !== null
  if (!isNamed && !areStaysSpokenOf(table)) return null
  if (isGuarded(words, table)) return null
  if (isNamed && isBesideFlights(words, table.names)) return null
  if (CAN_YOU.test(words)) return { act: 'offer' }
  if (!isNamed && (isBesideFlights(words, table.names) || speaksOfFlights(words))) return null
  if (speaksOfPlans(words) && !/\b(?:find|book|search|need|want|look)\w*\b.{0,20}\bhotel/i.test(words)) return null
  if (DROPS.test(words) || (!isNamed && DROPS_IT.test(words))) return isKept || !isNotWanted(words) ? { act: 'drop' } : { act: 'no-need' }
  if (isNotWanted(words)) return { act: 'no-need' }
  const agreed = offeredStay(words, table)
  if (agreed) return agreed
  const chosen = readChoice(words, table)
  if (chosen) return chosen
  if (
    BOOKS_IT.test(words) &&
    (isNamed || areStaysSpokenOf(table) || isKept) &&
    !/\b(?:an?|some|any) (?:hotel|room|place|apartment|hostel)\b/i.test(words)
  )
    return { act: 'book' }
  const asking = readStayAsking(words, table, isNamed)
  if (asking) return asking
  if (ANOTHER.test(words) && table.stays.shown) return { act: 'another' }
  const search = readStaySearch(words, table, isNamed)
  if (search && !isNamed && isOnlyUntold(search)) return { act: 'untold', facts: search.untold }
  return search ?? (isLost(words, table) ? { act: 'unread' } : null)
}

/** Houses are all that was spoken of, and the words name nothing else either. */
function isLost(words: string, table: Table): boolean {
  const { wishes, plan } = table.situation
  const isOnlyStays = table.stays.isNewest && table.stays.shown !== null && !wishes.from && !wishes.to && !plan
  return (
    isOnlyStays &&
    readRequest(words, table.names) === null &&
    readRemark(words, null) === null &&
    askedTopic(words) === null &&
    !namesPlace(words, table)
  )
}

function namesPlace(words: string, { names }: Table): boolean {
  return /\b(?:from|to|fly|trip|travel|go)\b/i.test(words) || placesIn(words, names).some(({ plausibility }) => plausibility >= SURE)
}

/** Nothing else in such a message counts. */
function isGuarded(words: string, { names }: Table): boolean {
  const request = readRequest(words, names)
  return request === 'card-number' || request === 'off-limits' || request === 'start-over' || saysGrave(words)
}

/** "Yes" to "Shall I keep it with the trip?". */
function offeredStay(words: string, table: Table): StayWish | null {
  const offer = COURTESY.test(words) ? offered(table.pending, 'chooseStay') : null
  return offer && { act: 'choose', hotel: String(offer.hotel), isBooking: false, ...standingConditions(table) }
}

/** "Take the cheapest", "keep the second one", "the Sample Hotel". */
function readChoice(words: string, table: Table): StayWish | null {
  const pointed = pointAtStay(words, table)
  const mayTake = TAKES.test(words) && !(isQuestion(words) && !BOOKS.test(words))
  if (!pointed) return null
  if (pointed.by === 'pronoun' && !(mayTake && !BOOKS_IT.test(words)) && !isPlainly(words, pointed.kept.length)) return null
  const [only, other] = pointed.kept
  if (!mayTake && !isPlainly(words, pointed.kept.length) && !(only && pointed.by === 'name' && isNameAlone(words, only.name))) return null
  if (!only || other) return { act: 'which' }
  const { freeCancellation, breakfast } = readStayFeatures(words)
  return {
    act: 'choose',
    hotel: only.hotelId,
    ...standingConditions(table),
    ...(freeCancellation ? { freeCancellation } : {}),
    ...(breakfast ? { breakfast } : {}),
    isBooking: BOOKS.test(words),
  }
}

/** What all that is shown had to have holds for the room that is kept, too. */
function standingConditions({ stays }: Table): { freeCancellation?: boolean; breakfast?: boolean } {
  const { filters } = stays.lastSearch?.input ?? {}
  const has = (name: string) =>
    typeof filters === 'object' && filters !== null && name in filters && filters[name as keyof typeof filters] === true
  return { ...(has('freeCancellation') ? { freeCancellation: true } : {}), ...(has('breakfast') ? { breakfast: true } : {}) }
}

function isPlainly(words: string, count: number): boolean {
  return count > 0 && ONLY_POINTS.test(words) && !/\?\s*$/.test(words)
}

function isNameAlone(words: string, name: string): boolean {
  return !/\?\s*$/.test(words) && words.length <= name.length + 16
}

function isOnlyUntold({ input, untold, isRefined }: SearchOfStays): boolean {
  return (
    untold.length > 0 &&
    !isRefined &&
    Object.keys(input).every((key) => key === 'by' || key === 'filters' || key === 'near' || key === 'sort')
  )
}
