import type { DateWindow } from '@/lib/travel/flights/date-window'
import type { MemoryChange } from '@/lib/travel/trip/trip-memory'
import type { SearchHeard } from '../hear-search'
import type { AncillaryReading, BoughtQuestion, BuyReply } from '../skills/ancillaries/fold'
import type { AncillaryWish } from '../skills/ancillaries/wish'
import type { DateAssumption, VagueTime } from '../skills/dates/change'
import type { FareChoice } from '../skills/fares/fare-sets'
import type { WishedTerm } from '../skills/fares/refund-wish'
import type { BudgetWish } from '../skills/filters/budget-wish'
import type { AskedTopic } from '../skills/guide/asked-topic'
import type { OrderAsk } from '../skills/order/fold'
import type { FoundFlights } from '../skills/pick/find-flights'
import type { Picking, PickList } from '../skills/pick/fold'
import type { PlanningWish } from '../skills/plan/planning-wish'
import type { ComparedPlaces } from '../skills/route/compared-places'
import type { HeardLeg } from '../skills/route/dated-legs'
import type { StayWish } from '../skills/stays/stay-wish'
import type { FilterWish } from './filter-wish'
import type { HeardAsk } from './heard-asks'
import type { Request } from './requests'
import type { VariantWish } from './supposed-variants'
import type { SearchWish } from './wished-search'

/** The fares chosen, or two that fit the name. */
export type FareReading = { choices: FareChoice[] } | { unclear: [string, string] }

export type Understanding = {
  /** The flight meant first; `isTaking`: it's chosen rather than discussed. */
  flight: FoundFlights | null
  isTaking: boolean
  fares: FareReading | null
  /** Questions about the flights, the fares and the trip. */
  asks: HeardAsk[]
  /** The direction named. */
  sliceIndex: number | null
  /** The label of a tapped button; the trip has changed already. */
  click: string | null
  words: string
  change: SearchWish
  /** The requested change is already in the search. */
  isKnown: boolean
  /** A word that may be a place, while picked flights would be lost with another search. */
  doubtfulPlace: { field: 'from' | 'to'; said: string } | null
  list: PickList | null
  request: Request | null
  /** "Checkout" or "pay" was said, not only "book it". */
  isPaying: boolean
  isQuestion: boolean
  /** What-ifs, as input for the tool that prices them: "what if we fly direct?" changes nothing yet. */
  variants: VariantWish[]
  /** The most that the whole trip may cost, as the tool is given it; `amount: null` drops it. */
  tripBudget: BudgetWish | null
  /** What is left of the budget is asked. */
  asksBudget: boolean
  /** Likes and needs to be kept with the trip; null where nothing new is said. */
  memory: MemoryChange | null
  /** A variant that was priced before and is taken now. */
  takenVariant: VariantWish | null
  unsupported: AskedTopic | 'several-cities' | null
  vague: VagueTime | null
  impossibleDay: string | null
  /** Filters for the flights, one entry per direction that differs; `limitSymbol` belongs to a price limit. */
  filters: FilterWish[]
  limitSymbol: string | null
  /** One of several filters should go, but it's unclear which; of one direction if one was named. */
  oneLifted: { sliceIndex: number | null } | null
  /** The flights of a multi-trip, in order. */
  legs: HeardLeg[]
  /** The flight of a multi-trip that should go. */
  leftOut: Picking['leftOut']
  /** The flight back instead of that of the round trip that is taken. */
  anotherBack: Picking['anotherBack']
  /** Where the return starts or ends, if different from the outbound. */
  wayBack: { from?: string; to?: string } | null
  /** Places of which each would do: "Heathrow or Gatwick". */
  places: ComparedPlaces | null
  /** What the fare has to allow. */
  fareTerm: WishedTerm | null
  /** How far the days may move either way, if given. */
  flexDays: number | null
  /** Days that were left open, to be compared in one search. */
  dateWindow: DateWindow | null
  /** Seats, bags, meals and extras: wishes, questions and removals. */
  ancillaries: AncillaryWish[]
  /** Repeats the last purchase for other people or flights. */
  ancillariesAgain: AncillaryReading['again']
  /** The travellers who bring the sports equipment, when we asked who does. */
  gearFor: number[] | null
  /** The weight of the animal that was asked about or added last. */
  petKg: number | null
  /** A short answer to offered purchases. */
  buyReply: BuyReply | null
  /** A question about purchases. */
  bought: BoughtQuestion | null
  /** Whether the message asks if purchases can be changed later. */
  isAskingLater: boolean
  /** A plan, proposals, or a comparison of places. */
  planning: PlanningWish | null
  /** A plan is wished for beside flights, which come first. */
  isPlanLater: boolean
  /** A place to stay: a search, a choice, or a question. */
  stay: StayWish | null
  /** A question about the traveller's own booking. */
  order: OrderAsk[]
  /** How an ambiguous date was read. */
  assumed: DateAssumption[]
  /** The message as read by its skills; null if another reader took the whole of it. */
  heard: SearchHeard | null
  /** Its unused words. */
  unread: string[]
  /** The next thing the message asks for; it is done after this one. */
  next: Understanding | null
}
