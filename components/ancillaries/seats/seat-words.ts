import * as texts from '@/lib/texts/ancillaries/seats'
import type { Seat } from '@/lib/travel/ancillaries/seat-map'
import type { SeatTrait } from '@/lib/travel/ancillaries/seat-map-schema'
import { formatMoney, type Money } from '@/lib/travel/money'
import type { SeatLook, SeatScene } from './seat-look'

const TRAIT_WORDS: Record<SeatTrait, string> = {
  window: texts.windowInSentence,
  middle: texts.middle,
  aisle: texts.aisleInSentence,
  'extra-legroom': texts.extraLegroomInSentence,
  'exit-row': texts.besideAnEmergencyExit,
  bassinet: texts.placeForABassinet,
  'front-row': texts.frontRow,
  'no-recline': texts.doesNotRecline,
  'no-window-view': texts.noViewOut,
  'near-lavatory': texts.nearALavatory,
}

/** "window, extra legroom". */
export function traitWords({ traits }: Pick<Seat, 'traits'>): string {
  return traits.map((trait) => TRAIT_WORDS[trait]).join(', ')
}

/** "£18.00", or "included" where it costs nothing. */
export function seatPrice(price: Money): string {
  return price.amountMinor === 0 ? texts.includedInSentence : formatMoney(price)
}

/** A seat as a screen reader hears it: "Seat 12A, window, extra legroom, £18.00, free". */
export function seatName(seat: Seat, look: SeatLook, { chooser }: Pick<SeatScene, 'chooser'>): string {
  const isNotForChildren = look.status === 'restricted' && chooser.member.type === 'child' && seat.traits.includes('exit-row')
  const traits = traitWords({ traits: isNotForChildren ? seat.traits.filter((trait) => trait !== 'exit-row') : seat.traits })
  const price = look.price && look.status !== 'restricted' ? seatPrice(look.price) : ''
  const status = isNotForChildren ? texts.notForChildren(TRAIT_WORDS['exit-row']) : statusWords(look)
  const name = [texts.seat(seat.seatNumber), traits, price, status].filter((words) => words !== '').join(', ')
  return seat.notes.length > 0 ? `${name}. ${seat.notes.join(' ')}` : name
}

/** How it stands with a seat: "free", "chosen for Adult 2", "taken". */
export function statusWords(look: SeatLook): string {
  switch (look.status) {
    case 'free':
      return texts.free
    case 'own':
    case 'party':
      return look.isPending ? texts.beingChosenFor(look.holder?.name ?? '') : texts.chosenFor(look.holder?.name ?? '')
    case 'taken':
      return texts.takenInSentence
    case 'restricted':
      return texts.notPossibleBecause(look.why ?? '')
  }
}
