import { passengerTypeOfAge } from '@/lib/travel/passengers/age-class'
import type { PlacedMention, Travellers } from './people'

/** A child or an infant, with the age if known. */
export type Minor = { kind: 'children' | 'infants'; age: number | null }

export function knownMinors({ children, infants, childAges }: Travellers): Minor[] {
  const agesOfKind = (type: string) => childAges.filter((age) => passengerTypeOfAge(age) === type)
  const fill = (kind: Minor['kind'], count: number, ages: number[]): Minor[] =>
    Array.from({ length: Math.max(0, count) }, (_, index) => ({ kind, age: ages[index] ?? null }))
  const people = [...fill('children', children, agesOfKind('child')), ...fill('infants', infants, agesOfKind('infant'))]
  // In the order the ages were given.
  return people.toSorted((left, right) => placeOf(left, childAges) - placeOf(right, childAges))
}

export function kindOf({ naming }: PlacedMention): Minor['kind'] {
  return naming === 'infant' ? 'infants' : 'children'
}

/** The children and infants of a mention, those with ages first. One under two who needs a seat travels as a child without an age. */
export function peopleOf(one: PlacedMention): Minor[] {
  const kindAt = (age: number): Minor['kind'] => (passengerTypeOfAge(age) === 'infant' ? 'infants' : 'children')
  const aged = one.ages.map((age): Minor => {
    if (one.seat === 'own' && kindAt(age) === 'infants') return { kind: 'children', age: null }
    // Of several, only the youngest sit on a lap.
    const isOnLap = one.seat === 'lap' && (one.ages.length === 1 || kindAt(age) === 'infants')
    return { kind: isOnLap ? 'infants' : kindAt(age), age: isOnLap && kindAt(age) !== 'infants' ? null : age }
  })
  const open = Math.max(0, (one.count ?? aged.length) - aged.length)
  const kind = one.seat === 'own' ? 'children' : one.seat === 'lap' ? 'infants' : kindOf(one)
  return [...aged, ...Array.from({ length: open }, (): Minor => ({ kind, age: null }))]
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

/** The eldest, the one of that age, or some of a kind; if their ages differ, who remains is unknown. */
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
