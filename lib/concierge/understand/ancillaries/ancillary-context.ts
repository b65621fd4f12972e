import type { Table } from '../../table'
import type { AncillaryKind } from './wish'

/** What tells whom and what short words mean: the party, the flights that are picked, and what was talked about last. */
export type AncillaryContext = {
  adults: number
  children: number
  infants: number
  /** Flight numbers of each direction, in their order. */
  flights: string[][]
  /** Every flight has its fare, so that "seats" are those of the trip. */
  isReady: boolean
  /** The kind that the last answer was about. */
  spokenOf: AncillaryKind | null
}

const KIND_OF_TOOL: Record<string, AncillaryKind> = {
  chooseSeats: 'seats',
  chooseBags: 'bags',
  chooseMeals: 'meals',
  chooseExtras: 'extras',
}

export function kindOfTool(tool: string): AncillaryKind | null {
  return KIND_OF_TOOL[tool] ?? null
}

export function ancillaryContext({ situation, bought, isBoughtNewest }: Table): AncillaryContext {
  const { adults, children, infants } = situation.wishes
  return {
    adults,
    children,
    infants,
    flights: situation.slices.map(({ picked }) => picked?.flight.split(' + ') ?? []),
    isReady: situation.mode === 'trip_summary' && situation.order?.status !== 'success',
    spokenOf: isBoughtNewest ? kindOfTool(bought.at(-1)?.tool ?? '') : null,
  }
}
