import type { TravellerCounts } from '../flights/search'
import { type Refusal, refuse } from '../refusal'
import type { Ancillaries, ChosenBag, ChosenSeat } from './ancillaries'
import type { AncillaryCommand, AncillaryFacts, BagChange, ExtraChange, MealChange, SeatChange } from './change-ancillaries-schema'
import type { BagOption } from './offer-details'
import { type PartyMember, partyOf } from './party'
import { isOtherPlaceOfPet, petsBeyondRoom } from './pet-places'
import { isSameSegment } from './seat-map'
import { seatRefusal } from './seat-rules'

export type { AncillaryCommand, AncillaryFacts, BagChange, ExtraChange, MealChange, SeatChange } from './change-ancillaries-schema'

// A record, so that one that is missing does not compile.
const ANCILLARY_COMMANDS: Readonly<Record<AncillaryCommand['type'], true>> = {
  'choose-seats': true,
  'choose-bags': true,
  'choose-meals': true,
  'choose-extras': true,
}

/** Whether a command chooses seats, bags, meals or extras. */
export function isAncillaryCommand<Command extends { type: string }>(command: Command): command is Extract<Command, AncillaryCommand> {
  return Object.hasOwn(ANCILLARY_COMMANDS, command.type)
}

type Changed = { ancillaries: Ancillaries } | { refusal: Refusal }

/** Pure: what is chosen after the command. All of it holds, or nothing changes. */
export function changeAncillaries(
  ancillaries: Ancillaries,
  command: AncillaryCommand,
  facts: AncillaryFacts,
  travellers: TravellerCounts,
): Changed {
  const party = partyOf(travellers)
  switch (command.type) {
    case 'choose-seats':
      return changeSeats(ancillaries, command.seats, facts.seats ?? [], travellers)
    case 'choose-bags':
      return changeBags(ancillaries, command.bags, facts.bags ?? [], party)
    case 'choose-meals':
      return changeMeals(ancillaries, command.meals, facts, party)
    case 'choose-extras':
      return changeExtras(ancillaries, command.extras, facts, party)
  }
}

function changeSeats(ancillaries: Ancillaries, changes: SeatChange[], found: ChosenSeat[], travellers: TravellerCounts): Changed {
  const party = partyOf(travellers)
  const isChanged = (seat: ChosenSeat) =>
    changes.some((change) => change.passengerIndex === seat.passengerIndex && isSameSegment(change, seat))
  const kept = ancillaries.seats.filter((seat) => !isChanged(seat))
  const added: ChosenSeat[] = []
  for (const change of changes) {
    if (change.seatNumber === null) continue
    const member = party[change.passengerIndex]
    if (!member) return nobody()
    const seat = found.find(
      (fact) => fact.seatNumber === change.seatNumber && fact.passengerIndex === change.passengerIndex && isSameSegment(fact, change),
    )
    if (!seat) return refuse('seat-taken', `Seat ${change.seatNumber} is no longer free. Please choose another one.`, 'seats')
    if ([...kept, ...added].some((other) => other.seatNumber === seat.seatNumber && isSameSegment(other, seat))) {
      return refuse('seat-twice', `Someone else in your party already has seat ${seat.seatNumber}.`, 'seats')
    }
    const refusal = seatRefusal(member, seat.traits, travellers)
    if (refusal) return { refusal }
    if (added.some((other) => other.passengerIndex === seat.passengerIndex && isSameSegment(other, seat))) {
      return refuse('seat-twice', 'One traveller can have one seat on each flight.', 'seats')
    }
    added.push(seat)
  }
  return { ancillaries: { ...ancillaries, seats: [...kept, ...added] } }
}

function changeBags(ancillaries: Ancillaries, changes: BagChange[], options: BagOption[], party: PartyMember[]): Changed {
  let bags = ancillaries.bags
  for (const { optionId, passengerIndex, quantity } of changes) {
    if (quantity === 0) {
      bags = bags.filter((bag) => bag.option.optionId !== optionId || bag.passengerIndex !== passengerIndex)
      continue
    }
    const option = options.find((sold) => sold.optionId === optionId)
    if (!option) return refuse('bag-gone', 'The airline doesn’t sell this bag with your fare. Please choose another one.', 'bags')
    const misplaced = placeRefusal(option, passengerIndex, party)
    if (misplaced) return misplaced
    if (quantity > option.mostQuantity) {
      return refuse('too-many-bags', `The airline sells at most ${option.mostQuantity} of this bag per traveller and direction.`, 'bags')
    }
    const chosen: ChosenBag = { option, passengerIndex, quantity }
    bags = [...bags.filter((bag) => !isReplacedBy(bag, chosen)), chosen]
  }
  return { ancillaries: { ...ancillaries, bags } }
}

/** One choice of checked and one of cabin bags for each traveller and direction: 20 kg instead of 15, not beside it. */
function isReplacedBy(bag: ChosenBag, by: ChosenBag): boolean {
  return (
    bag.passengerIndex === by.passengerIndex &&
    bag.option.kind === by.option.kind &&
    bag.option.sliceIndexes.some((sliceIndex) => by.option.sliceIndexes.includes(sliceIndex))
  )
}

function changeMeals(
  ancillaries: Ancillaries,
  changes: MealChange[],
  { meals: options = [] }: AncillaryFacts,
  party: PartyMember[],
): Changed {
  let { meals } = ancillaries
  for (const change of changes) {
    const member = party[change.passengerIndex]
    if (!member) return nobody()
    meals = meals.filter(({ option, passengerIndex }) => passengerIndex !== change.passengerIndex || !isSameSegment(option, change))
    if (change.optionId === null) continue
    const option = options.find(({ optionId }) => optionId === change.optionId)
    if (!option || !isSameSegment(option, change)) return refuse('meal-gone', 'This meal isn’t served on that flight.', 'meals')
    if (!option.passengerTypes.includes(member.type)) {
      return refuse('meal-not-for', `${option.name} isn’t served to ${TYPES[member.type]}.`, 'meals')
    }
    meals = [...meals, { option, passengerIndex: change.passengerIndex }]
  }
  return { ancillaries: { ...ancillaries, meals } }
}

function changeExtras(
  ancillaries: Ancillaries,
  changes: ExtraChange[],
  { extras: options = [] }: AncillaryFacts,
  party: PartyMember[],
): Changed {
  let { extras } = ancillaries
  for (const { optionId, passengerIndex, isWanted } of changes) {
    extras = extras.filter((extra) => extra.option.optionId !== optionId || extra.passengerIndex !== passengerIndex)
    if (!isWanted) continue
    const option = options.find((sold) => sold.optionId === optionId)
    if (!option) return refuse('extra-gone', 'This extra is no longer sold with your flights.', 'extras')
    const misplaced = placeRefusal(option, passengerIndex, party)
    if (misplaced) return misplaced
    const chosen = { option, passengerIndex }
    extras = [...extras.filter((extra) => !isOtherPlaceOfPet(extra, chosen)), chosen]
    const full = petsBeyondRoom(extras, option)
    if (full) return full
  }
  return { ancillaries: { ...ancillaries, extras } }
}

const TYPES = { adult: 'adults', child: 'children', infant: 'infants' }

type Placed = { isPerPassenger: boolean; passengerIndexes: number[] }

function placeRefusal({ isPerPassenger, passengerIndexes }: Placed, passengerIndex: number | null, party: PartyMember[]) {
  if (!isPerPassenger) return passengerIndex === null ? undefined : refuse('for-the-group', 'You buy this once for everyone.')
  if (passengerIndex === null) return refuse('for-whom', 'Please say who this is for.')
  const member = party[passengerIndex]
  if (!member) return nobody()
  if (!passengerIndexes.includes(passengerIndex)) return refuse('not-for-them', `The airline doesn’t sell this to ${TYPES[member.type]}.`)
}

function nobody() {
  return refuse('no-such-passenger', 'This trip doesn’t have that traveller.')
}
