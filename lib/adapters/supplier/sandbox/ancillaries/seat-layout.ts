import { AIRCRAFT, type CabinName } from '../world/aircraft'
import { type AircraftInterior, type DeckInterior, interiorOf } from './aircraft-interiors'
import { type RowFill, rowsOf } from './cabin-rows'
import { type PlannedRow, planDeck } from './deck-plan'
import { bassinetPlaces, facilitiesAhead, facilitiesBehind } from './facility-rows'
import { type FittedCabin, type Fitting, fittedCabins } from './fitted-cabins'
import type { LayoutElement, LayoutRow } from './layout-row'
import { firstRowNumbers } from './row-numbers'
import { lettersOf } from './seat-letters'
import { seatTraits } from './seat-traits'

export type LayoutCabin = {
  cabin: CabinName
  deck: number
  columns: string[][]
  wings: { firstRow: number; lastRow: number } | null
  rows: LayoutRow[]
}

const FRONT_SHARE = 0.22
const MOST_FRONT_ROWS = 6

const layouts = new Map<string, LayoutCabin[]>()

/** The seats of an aircraft as an airline of this kind fits it, the same on every day; worked out when first asked for. */
export function seatLayout(aircraft: string, fitting: Fitting): LayoutCabin[] {
  const key = `${aircraft} ${fitting}`
  let layout = layouts.get(key)
  if (!layout) {
    layout = drawLayout(aircraft, fitting)
    layouts.set(key, layout)
  }
  return layout
}

type DrawnCabin = FittedCabin & { cabinIndex: number; rowCount: number; fills: RowFill[]; firstNumber: number; columns: string[][] }

function drawLayout(aircraft: string, fitting: Fitting): LayoutCabin[] {
  const interior = interiorOf(aircraft)
  const isWidebody = AIRCRAFT[aircraft]?.isWidebody === true
  const fitted = fittedCabins(aircraft, fitting).map((cabin) => ({ ...cabin, fills: rowsOf(cabin) }))
  const numbers = firstRowNumbers(
    fitted.map((cabin) => ({ ...cabin, rowCount: cabin.fills.length })),
    isWidebody,
  )
  const cabins = fitted.map((cabin, cabinIndex): DrawnCabin => {
    const columns = lettersOf(cabin.abreast, isWidebody)
    return { ...cabin, cabinIndex, rowCount: cabin.fills.length, firstNumber: numbers[cabinIndex] ?? 1, columns }
  })
  const drawn = ([0, 1] as const).flatMap((deck) => {
    const plan = deck === 0 ? interior : interior.upper
    const onDeck = cabins.filter((cabin) => cabin.deck === deck)
    return plan && onDeck.length > 0 ? drawDeck(onDeck, plan, interior, isWidebody) : []
  })
  return drawn
}

function drawDeck(cabins: DrawnCabin[], plan: DeckInterior, interior: AircraftInterior, isWidebody: boolean): LayoutCabin[] {
  const planned = planDeck(cabins, plan, isWidebody)
  const stairsAt = cabins[0]?.deck === 1 ? (interior.upper?.stairs ?? null) : interior.stairsAtDoor
  const deck = { plan, planned, stairsAt, isWidebody }
  return cabins.map(({ cabin, cabinIndex, rowCount, fills, firstNumber, columns, deck: level }) => {
    const ofCabin = [...planned.entries()].filter(([, row]) => row.cabinIndex === cabinIndex)
    const frontRows = Math.min(MOST_FRONT_ROWS, Math.ceil(rowCount * FRONT_SHARE))
    const rows = ofCabin.flatMap(([index, row]): LayoutRow[] => {
      const traitsOf = seatTraits(index, { ...deck, cabin, columns, windowless: level === 0 ? interior.windowless : null })
      const fill = fills[row.rowIndex] ?? []
      const number = firstNumber + row.rowIndex
      const sections = columns.map((letters, section) =>
        letters.map((letter, place): LayoutElement => {
          if (!fill[section]) return place === (section === 0 ? 0 : letters.length - 1) ? 'closet' : 'empty'
          const traits = traitsOf(section, place)
          const zone = traits.includes('extra-legroom') ? 'legroom' : row.rowIndex < frontRows ? 'front' : 'standard'
          return { seatNumber: `${number}${letter}`, traits, zone }
        }),
      )
      return [
        ...facilitiesAhead(index, { ...deck, columns, bassinets: bassinetPlaces(row, cabin, columns, isWidebody) }),
        { number, sections },
        ...facilitiesBehind(index, { ...deck, columns }),
      ]
    })
    const overWing = level === 0 ? ofCabin.filter(([, row]) => isOverWing(row, interior)).map(([, row]) => firstNumber + row.rowIndex) : []
    const [firstRow, lastRow] = [overWing[0], overWing.at(-1)]
    const wings = firstRow === undefined || lastRow === undefined ? null : { firstRow, lastRow }
    return { cabin, deck: level, columns, wings, rows }
  })
}

function isOverWing({ at }: PlannedRow, { wings }: AircraftInterior): boolean {
  return at >= wings.from && at <= wings.to
}
