import { askAgain, sayLost } from '../say/say-lost'
import { kindOfTool } from '../skills/ancillaries/context'
import type { Table } from '../table'
import type { AncillaryResult, ToolResult } from '../tool-results'
import type { AncillaryCall } from './ancillary-calls'
import type { Position } from './decision'
import { sameInput } from './decision'

/** Seats, bags and meals lost with the old flight or fare, named in the summary after this turn's choice. */
export function tellLost({ table, made }: Position): { told: string; question: string | null } | null {
  if (!made.some(({ tool }) => tool === 'chooseFlight')) return null
  const told = sayLost(table.lost, hasBagNow(table), table.situation)
  if (told === null) return null
  const again = lostAgain(table, made)
  const kinds = again.flatMap(({ tool }) => kindOfTool(tool) ?? [])
  return { told, question: kinds.length > 0 ? askAgain(again, kinds) : null }
}

/** The calls that chose the lost items, for the directions that lost them; skips bags the new fare includes. */
export function lostAgain(table: Table, made: ToolResult[]): AncillaryCall[] {
  const calls = table.standing
    .filter((one) => !made.includes(one))
    .filter(({ tool, input }) => tool !== 'chooseBags' || input.kind === 'cabin' || !hasBagNow(table))
    .flatMap((call) => inLostDirections(call, table))
  // Chosen, removed and chosen again: the last word counts.
  return calls.filter((call, index) => !calls.slice(index + 1).some((later) => isSameCall(call, later)))
}

function inLostDirections({ tool, input }: AncillaryResult, { lost, situation }: Table): AncillaryCall[] {
  const gone = new Set(lost.flatMap(({ kind, sliceIndexes }) => (kind === kindOfTool(tool) ? sliceIndexes : [])))
  const { sliceIndex, sliceIndexes, ...rest } = input
  const said = typeof sliceIndex === 'number' ? [sliceIndex] : Array.isArray(sliceIndexes) ? sliceIndexes : null
  if (gone.size === 0 || said?.some((index) => gone.has(index)) === false) return []
  const meant = [...gone].filter((index) => said?.includes(index) ?? true)
  if (meant.length === situation.slices.length) return [{ tool, input: rest }]
  return tool === 'chooseSeats'
    ? meant.map((index) => ({ tool, input: { ...rest, sliceIndex: index } }))
    : [{ tool, input: { ...rest, sliceIndexes: meant } }]
}

/** Whether every fare that lost its bags now includes one. */
function hasBagNow({ lost, fares, situation }: Table): boolean {
  const gone = lost.flatMap(({ kind, sliceIndexes }) => (kind === 'bags' ? sliceIndexes : []))
  const bagsWith = (index: number) => {
    const brand = situation.slices.find((slice) => slice.sliceIndex === index)?.picked?.fare
    return fares.find((slice) => slice.sliceIndex === index)?.fares.find((fare) => fare.brand === brand)?.checkedBags ?? 0
  }
  return gone.length > 0 && gone.every((index) => bagsWith(index) > 0)
}

function isSameCall(one: AncillaryCall, other: AncillaryCall): boolean {
  return one.tool === other.tool && sameInput(one.input, other.input)
}
