import * as texts from '@/lib/texts/ancillaries/seats'
import type { Seat } from '@/lib/travel/ancillaries/seat-map'
import { PriceOrIncluded } from '../shared/price-or-included'
import { type SeatScene, seatLook } from './seat-look'
import { statusWords, traitWords } from './seat-words'

/**
 * All about the seat under the pointer or the focus, in one place that keeps its height. Not a live region: the seat's own name has
 * told a screen reader the same.
 */
export function SeatInfo({ seat, scene }: { seat: Seat | undefined; scene: SeatScene }) {
  return (
    <div className="flex min-h-[88px] items-start gap-3 rounded-control bg-paper px-3 py-2 text-fact @xl:min-h-[70px]">
      {seat ? (
        <SeatFacts seat={seat} scene={scene} />
      ) : (
        <p className="text-ink-soft">
          {scene.isReadOnly ? texts.pointAtASeat : texts.pointAtASeatOrPress}
          {!scene.isReadOnly && <span className="pointer-coarse:hidden"> {texts.arrowKeysWalkTheCabin}</span>}
        </p>
      )}
    </div>
  )
}

function SeatFacts({ seat, scene }: { seat: Seat; scene: SeatScene }) {
  const look = seatLook(seat, scene)
  const traits = traitWords(seat)
  return (
    <>
      <p className="min-w-0 flex-1">
        <span className="figures me-2 font-semibold text-[15px]">{seat.seatNumber}</span>
        {traits && <span>{sentence(traits)}. </span>}
        <span className="text-ink-soft">
          {look.why ?? `${sentence(statusWords(look))}.`} {look.status === 'own' && `${texts.pressAgainToGiveItUp} `}
          {seat.notes.join(' ')}
        </span>
      </p>
      {look.price && look.status !== 'restricted' && <PriceOrIncluded money={look.price} className="font-semibold text-[15px]" />}
    </>
  )
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
