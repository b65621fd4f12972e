import { kindOf, type Minor } from './known-minors'
import type { PlacedMention } from './said-people'

/** The eldest, the one of that age, or so many of a kind; of several whose ages differ, who is left is not known. */
export function without(people: readonly Minor[], one: PlacedMention): Minor[] {
  if (one.naming === 'eldest' || one.naming === 'youngest') {
    const aged = people.filter(({ age }) => age !== null)
    const sorted = aged.toSorted((left, right) => (left.age ?? 0) - (right.age ?? 0))
    const gone = (one.naming === 'eldest' ? sorted.at(-1) : sorted[0]) ?? people.find(({ kind }) => kind === 'children') ?? people[0]
    return people.filter((person) => person !== gone)
  }
  if (one.ages.length > 0) {
    return one.ages.reduce<Minor[]>(
      (left, age) => {
        const gone = left.find((person) => person.age === age) ?? left.find((person) => person.age === null)
        return left.filter((person) => person !== gone)
      },
      [...people],
    )
  }
  const ofKind = people.filter(({ kind }) => kind === kindOf(one))
  const left = Math.max(0, ofKind.length - (one.count ?? ofKind.length))
  const isAlike = ofKind.every(({ age }) => age === ofKind[0]?.age)
  const kept = ofKind.slice(0, left).map((person) => (isAlike ? person : { ...person, age: null }))
  return [...people.filter(({ kind }) => kind !== kindOf(one)), ...kept]
}
