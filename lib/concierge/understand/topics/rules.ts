import type { Ideas } from './ideas'
import type { Topic, TopicGroup } from './topic'

export type Rule = { group: TopicGroup; topic: Topic; weight: number; needed: number[][]; barred: number[] }

/** Rules as written ("3 LOST LUGGAGE !CARD") made fit to run. A rule that asks for more counts a little more. */
export function compileRules(lines: string[], { group, topic }: Pick<Rule, 'group' | 'topic'>, ideas: Ideas): Rule[] {
  return lines.map((line) => {
    const [weight = '1', ...terms] = line.split(' ')
    const needed = terms.filter((term) => !term.startsWith('!')).map((term) => numbersOf(term, ideas))
    const barred = terms.filter((term) => term.startsWith('!')).flatMap((term) => numbersOf(term.slice(1), ideas))
    return { group, topic, weight: Number(weight) + needed.length / 100, needed: needed.toSorted(byLength), barred }
  })
}

/** Whether each needed idea is there, and no barred one. */
export function fits({ needed, barred }: Rule, found: Uint8Array): boolean {
  for (const numbers of needed) if (!hasAny(numbers, found)) return false
  return !hasAny(barred, found)
}

function hasAny(numbers: number[], found: Uint8Array): boolean {
  for (const number of numbers) if (found[number] === 1) return true
  return false
}

function numbersOf(term: string, ideas: Ideas): number[] {
  return term.split('|').map((name) => ideas.number(name))
}

/** The shorter list fails sooner. */
function byLength(one: number[], other: number[]): number {
  return one.length - other.length
}
