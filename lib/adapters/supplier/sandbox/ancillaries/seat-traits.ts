import type { SeatTrait } from '@/lib/travel/ancillaries/seat-map-schema'
import type { CabinName } from '../world/aircraft'
import { bassinetPlaces, type FacilityDeck, hasLavatoryAhead } from './facility-rows'

type TraitDeck = Omit<FacilityDeck, 'stairsAt'> & { cabin: CabinName; windowless: number | null }

/** What is good or bad about the seats of a row; the answer is asked for by section and place in it. */
export function seatTraits(index: number, deck: TraitDeck): (section: number, place: number) => SeatTrait[] {
  const { planned, isWidebody, cabin, columns, windowless } = deck
  const row = planned[index]
  if (!row) return () => []
  const next = planned[index + 1]
  const isBehindDoor = row.doorAhead !== null && index > 0
  const isBulkhead = row.isFirstOfCabin || row.doorAhead !== null
  const isRoomyCabin = cabin === 'first' || cabin === 'business'
  // Behind business there is but a curtain in a narrow cabin.
  const hasLegroom = row.isBesideExit || isBehindDoor || (isBulkhead && (isWidebody || index === 0))
  const isStuck = !isRoomyCabin && (!next || next.isBesideExit || next.doorAhead !== null || (isWidebody && row.isLastOfCabin))
  const isNearLavatory = hasLavatoryAhead(index, deck) || hasLavatoryAhead(index + 1, deck)
  const isWindowless = windowless !== null && row === nearestTo(deck, windowless)
  const bassinets = bassinetPlaces(row, cabin, columns, isWidebody)
  const lastSection = columns.length - 1
  return (section, place) => {
    const size = columns[section]?.length ?? 0
    const isWindow = (section === 0 && place === 0) || (section === lastSection && place === size - 1)
    const isAisle = (section > 0 && place === 0) || (section < lastSection && place === size - 1)
    const isBeside = row.isBesideExit || (isBehindDoor && (!isWidebody || section === 0 || section === lastSection))
    const traits: (SeatTrait | false)[] = [
      isWindow && 'window',
      isAisle && 'aisle',
      !isWindow && !isAisle && 'middle',
      hasLegroom && !isRoomyCabin && 'extra-legroom',
      isBeside && 'exit-row',
      bassinets.some(([inSection, at]) => inSection === section && at === place) && 'bassinet',
      isBulkhead && 'front-row',
      isStuck && 'no-recline',
      isWindow && isWindowless && 'no-window-view',
      // They stand at the sides.
      isNearLavatory && (section === 0 || section === lastSection) && 'near-lavatory',
    ]
    return traits.filter((trait) => trait !== false)
  }
}

function nearestTo({ planned }: TraitDeck, share: number) {
  return planned
    .filter(({ isBesideExit, doorAhead }) => !isBesideExit && doorAhead === null)
    .reduce<TraitDeck['planned'][number] | undefined>(
      (best, row) => (best && Math.abs(best.at - share) <= Math.abs(row.at - share) ? best : row),
      undefined,
    )
}
