import { passengerTypeOfAge } from '@/lib/travel/passengers/age-class'
import type { KnownTravellers, PlacedMention } from './said-people'

/** A child or an infant, with the age where it is known. */
export type Minor = { kind: 'children' | 'infants'; age: number | null }

export function knownMinors({ children, infants, childAges }: KnownTravellers): Minor[] {
  const agesOfKind = (type: string) => childAges.filter((age) => passengerTypeOfAge(age) === type)
  const fill = (kind: Minor['kind'], count: number, ages: number[]): Minor[] =>
    Array.from({ length: Math.max(0, count) }, (_, index) => ({ kind, age: ages[index] ?? null }))
  const people = [...fill('children', children, agesOfKind('child')), ...fill('infants', infants, agesOfKind('infant'))]
  // In the order in which the ages were said.
  return people.toSorted((left, right) => placeOf(left, childAges) - placeOf(right, childAges))
}

export function kindOf({ naming }: PlacedMention): Minor['kind'] {
  return naming === 'infant' ? 'infants' : 'children'
}

export function peopleOf(one: PlacedMention): Minor[] {
  const aged = one.ages.map((age): Minor => ({ kind: passengerTypeOfAge(age) === 'infant' ? 'infants' : 'children', age }))
  const open = Math.max(0, (one.count ?? aged.length) - aged.length)
  return [...aged, ...Array.from({ length: open }, (): Minor => ({ kind: kindOf(one), age: null }))]
}

export function countOf(people: readonly Minor[], kind: Minor['kind']): number {
  return people.filter((one) => one.kind === kind).length
}

export function agesOf(people: readonly Minor[]): number[] {
  return people.flatMap(({ age }) => (age === null ? [] : [age]))
}

function placeOf({ age }: Minor, ages: readonly number[]): number {
  return age === null ? ages.length : ages.indexOf(age)
}
