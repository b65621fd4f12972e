import { passengerTypeOfAge } from '@/lib/travel/passengers/age-class'
import { countOf, kindOf, knownMinors, type Minor, peopleOf, without } from './minor'
import { isYoung, type PlacedMention, type Travellers } from './people'
import { isSaidAgain, restated, withStated } from './stated-minors'

/**
 * Children and infants, each with the age where it is known; `grown` are those who fly as adults by their age, `grownBefore` those of
 * them who are known already, `grownGone` those who stay.
 */
export type Minors = {
  people: Minor[]
  grown: number
  grownBefore: number
  grownGone: number
  isTouched: { children: boolean; infants: boolean }
}

/** The children and infants after what was said of them. Those of whom nothing is said stay as they were. */
export function minorsAfter(mentions: readonly PlacedMention[], known: Travellers): Minors {
  const young = lessTheirInfants(mentions.filter((one) => isYoung(one) && one.standing !== 'apart'))
  const before = knownMinors(known)
  const stated = restated(resumed(young.filter(({ standing }) => standing === 'is' || standing === 'result'))).flatMap(peopleOf)
  const grown = stated.filter(({ age }) => age !== null && passengerTypeOfAge(age) === 'adult').length
  const small = stated.filter(({ age }) => age === null || passengerTypeOfAge(age) !== 'adult')
  const isTouched = {
    children: young.some((one) => touches(one, 'children')) || small.some(({ kind }) => kind === 'children'),
    infants: young.some((one) => touches(one, 'infants')) || small.some(({ kind }) => kind === 'infants'),
  }
  const gone = young.filter((one) => one.standing === 'fewer' && isSuperseded(one, young) && !isGrown(one, before, known))
  let people = stated.length > 0 ? withStated(gone.reduce<Minor[]>(without, before), stated, small, young) : before
  let more = grown
  let grownGone = 0
  for (const one of young) {
    if (one.standing === 'more') {
      const added = peopleOf(one)
      more += added.filter(({ age }) => age !== null && passengerTypeOfAge(age) === 'adult').length
      people = [...people, ...added.filter(({ age }) => age === null || passengerTypeOfAge(age) !== 'adult')]
      for (const { kind } of added) isTouched[kind] = true
    } else if (isGrown(one, before, known)) {
      grownGone += 1
    } else if (isSuperseded(one, young)) {
    } else if (one.standing === 'none') {
      // "The kid isn't coming", where the only one is a baby.
      const isOnlyInfants = kindOf(one) === 'children' && !people.some(({ kind }) => kind === 'children')
      const gone = isOnlyInfants ? 'infants' : kindOf(one)
      people = isEveryChild(one) ? [] : people.filter(({ kind }) => kind !== gone)
      if ((isEveryChild(one) || isOnlyInfants) && known.infants > 0) isTouched.infants = true
    } else if (one.standing === 'fewer') {
      const left = without(people, one)
      for (const kind of ['children', 'infants'] as const) if (countOf(left, kind) !== countOf(people, kind)) isTouched[kind] = true
      people = left
    }
  }
  if (stated.length > 0 && countOf(people, 'infants') !== known.infants) isTouched.infants = true
  if (stated.length > 0 && countOf(people, 'children') !== known.children) isTouched.children = true
  return { people, grown: more, grownBefore: isSaidAgain(stated, small, before, known.adults) ? grown : 0, grownGone, isTouched }
}

/** "A kid of five, so two adults and one kid": what it comes to holds whom was named before, with their ages. */
function resumed(young: readonly PlacedMention[]): PlacedMention[] {
  const isHeld = (one: PlacedMention, result: PlacedMention) =>
    result.isResult && !one.isResult && kindOf(one) === kindOf(result) && one.group < result.group
  return young.flatMap((one, index) => {
    if (young.slice(index + 1).some((result) => isHeld(one, result))) return []
    const ages = young.slice(0, index).flatMap((held) => (isHeld(held, one) ? held.ages : []))
    return [one.ages.length === 0 && ages.length > 0 && ages.length <= (one.count ?? 1) ? { ...one, ages } : one]
  })
}

/** "Two kids, one of them is a baby": the baby is one of the two. */
function lessTheirInfants(young: readonly PlacedMention[]): PlacedMention[] {
  return young.map((one, index) => {
    const next = young[index + 1]
    const [all, infants] = [one.count ?? 0, next?.count ?? 0]
    const isOfThem = next?.isPart && next.naming === 'infant' && one.naming === 'child' && !one.isPart && one.ages.length === 0
    return isOfThem && all > infants ? { ...one, count: all - infants } : one
  })
}

function touches(one: PlacedMention, kind: Minor['kind']): boolean {
  return kindOf(one) === kind && one.ages.length === 0
}

/** "Without the kids", "the kids stay home": the baby too. "No children" speaks of children alone. */
function isEveryChild({ naming, article, count }: PlacedMention): boolean {
  return naming === 'child' && count === null && (article === 'the' || article === 'whose')
}

/** "The eldest stays", with one child who is known as such: another one, who flies as an adult. */
function isGrown({ naming, standing }: PlacedMention, before: readonly Minor[], { adults }: Travellers): boolean {
  return naming === 'eldest' && standing === 'fewer' && before.length === 1 && adults > 1
}

/** "The eldest stays, so only the 3 and the 5 year old": who is left is said after who stays. */
function isSuperseded(one: PlacedMention, young: readonly PlacedMention[]): boolean {
  return young.some(
    (later, index) => index > young.indexOf(one) && later.standing === 'is' && later.group !== one.group && kindOf(later) === kindOf(one),
  )
}
