import type { Carried } from '../pending'
import type { Table } from '../table'
import type { ToolName, ToolResult } from '../tool-results'
import type { Understanding } from '../understand/understanding'

/** Everything a decision needs: the meaning, the current table, this turn's calls so far and the allowed tools. */
export type Position = { understood: Understanding; table: Table; made: ToolResult[]; allowed: ToolName[]; isFirstSearch: boolean }

/**
 * Either the next tool call, with a short sentence before it where one helps, or the last words of the turn; the words may hold marks
 * (say/marked.ts).
 */
export type Decision = { call: ToolName; input: Record<string, unknown>; before?: string } | { say: string }

/** The same with plain words, and beside them what they carry; `marked` is the words with their marks. */
export type Said = Decision & Carried & { marked: string }

/** A turn of at most so many calls: a pick and a fare for each way with their lists, bags, the summary and the checkout fit. */
const MOST_CALLS = 11

/** Deciding never loops: a call that was made this turn, or one too many, or one not allowed now, becomes words. */
export function callOr(
  call: ToolName,
  input: Record<string, unknown>,
  made: ToolResult[],
  allowed: ToolName[],
  otherwise: string,
): Decision {
  const isRepeated = made.some((earlier) => earlier.tool === call && sameInput(earlier.input, input))
  return allowed.includes(call) && !isRepeated && made.length < MOST_CALLS ? { call, input } : { say: otherwise }
}

/** Whether two calls ask the same; the order of their fields does not matter. */
export function sameInput(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const ordered = (input: Record<string, unknown>) =>
    JSON.stringify(Object.entries(input).toSorted(([first], [second]) => (first < second ? -1 : 1)))
  return ordered(one) === ordered(other)
}
