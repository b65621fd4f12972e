import type { Seat, SeatTrait } from '@/lib/travel/ancillaries/seat-map'
import { formatMoney, type Money } from '@/lib/travel/money'
import type { SeatLook, SeatScene } from './seat-look'

const TRAIT_WORDS: Record<SeatTrait, string> = {
  window: 'window',
  middle: 'middle',
  aisle: 'aisle',
  'extra-legroom': 'extra legroom',
  'exit-row': 'beside an emergency exit',
  bassinet: 'place for a bassinet',
  'front-row': 'front row',
  'no-recline': 'does not recline',
  'no-window-view': 'no view out',
  'near-lavatory': 'near a lavatory',
}

/** "window, extra legroom". */
export function traitWords({ traits }: Pick<Seat, 'traits'>): string {
  return traits.map((trait) => TRAIT_WORDS[trait]).join(', ')
}

/** "£18.00", or "included" where it costs nothing. */
export function seatPrice(price: Money): string {
  return price.amountMinor === 0 ? 'included' : formatMoney(price)
}

/** A seat as a screen reader hears it: "Seat 12A, window, extra legroom, £18.00, free". */
export function seatName(seat: Seat, look: SeatLook, { chooser }: Pick<SeatScene, 'chooser'>): string {
  const isNotForChildren = look.status === 'restricted' && chooser.member.type === 'child' && seat.traits.includes('exit-row')
  const traits = traitWords({ traits: isNotForChildren ? seat.traits.filter((trait) => trait !== 'exit-row') : seat.traits })
  const price = look.price && look.status !== 'restricted' ? seatPrice(look.price) : ''
  const status = isNotForChildren ? `not for children: ${TRAIT_WORDS['exit-row']}` : statusWords(look)
  const name = [`Seat ${seat.seatNumber}`, traits, price, status].filter((words) => words !== '').join(', ')
  return seat.notes.length > 0 ? `${name}. ${seat.notes.join(' ')}` : name
}

/** How it stands with a seat: "free", "chosen for Adult 2", "taken". */
export function statusWords(look: SeatLook): string {
  switch (look.status) {
    case 'free':
      return 'free'
    case 'own':
    case 'party':
      return `${look.isPending ? 'being chosen' : 'chosen'} for ${look.holder?.name}`
    case 'taken':
      return 'taken'
    case 'restricted':
      return `not possible: ${look.why}`
  }
}
