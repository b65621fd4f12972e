import { countOf, kindOf, type Minor } from './minor'
import type { PlacedMention } from './people'

/** "Two kids … the kids are 5 and 7", "our baby. She is 8 months old": said again with ages, they are the same people. */
export function restated(mentions: readonly PlacedMention[]): PlacedMention[] {
  return mentions.filter((one, index) => {
    const isSaidBetter = mentions
      .slice(index + 1)
      .some(
        (later) =>
          (later.group !== one.group || later.noun === 'pronoun') &&
          later.article !== 'a' &&
          isSame(one, later) &&
          later.ages.length > 0 &&
          one.ages.length === 0,
      )
    const isCorrected = mentions
      .slice(index + 1)
      .some(
        (later) =>
          later.group !== one.group &&
          one.naming === later.naming &&
          one.noun === later.noun &&
          one.article === 'none' &&
          later.article === 'none',
      )
    return !isSaidBetter && !isCorrected && !isSpokenOfAgain(one, mentions.slice(0, index))
  })
}

/** "A baby of 10 months … does the baby pay?": with the article it is somebody named before. */
function isSpokenOfAgain(one: PlacedMention, earlier: readonly PlacedMention[]): boolean {
  if (one.article !== 'the' || one.hasNumber || one.ages.length > 0) return false
  const isInfant = ({ naming, ages }: PlacedMention) => naming === 'infant' || (ages.length > 0 && ages.every((age) => age < 2))
  return earlier.some((before) => before.group !== one.group && (before.naming === one.naming || (isInfant(one) && isInfant(before))))
}

function isSame(one: PlacedMention, later: PlacedMention): boolean {
  return (one.naming === later.naming || later.noun === 'pronoun') && (one.count === null || one.count === later.count)
}

/** Those known before, with what is said of them now in its place. */
export function withStated(
  before: readonly Minor[],
  stated: readonly Minor[],
  small: readonly Minor[],
  young: readonly PlacedMention[],
): Minor[] {
  const others = withoutThoseSaidAgain(before, young)
  if (stated.length === 1 && others.length === before.length - 1) return [...others, ...small]
  const isKidsByAge = stated.every(({ age }) => age !== null) && young.some(({ naming, count }) => naming === 'child' && (count ?? 0) > 1)
  const areAllChildrenAgain = small.every(({ kind }) => kind === 'children') && countOf(before, 'children') === small.length
  if (isKidsByAge && stated.length === before.length && !areAllChildrenAgain) return [...small]
  const kinds = new Set(small.map(({ kind }) => kind))
  if (isKidsByAge) kinds.add('children')
  for (const one of young) if (one.standing === 'is' && one.ages.length === 0) kinds.add(kindOf(one))
  const kept = others.filter(({ kind }) => !kinds.has(kind))
  // "Two children" said again of two children whose ages are known: the ages stay.
  const again = [...kinds].flatMap((kind) => {
    const now = small.filter((one) => one.kind === kind)
    const then = before.filter((one) => one.kind === kind)
    return now.length === then.length && now.every(({ age }) => age === null) ? then : now
  })
  const isPlain = again.every((one) => small.includes(one))
  return isPlain ? [...kept, ...small] : [...kept, ...again]
}

/**
 * "The child is 1", "she is 7 months": as many as are known already, so their ages replace them, whatever those ages make of them. A
 * son or a daughter may be another one, unless the age was open.
 */
function withoutThoseSaidAgain(before: readonly Minor[], young: readonly PlacedMention[]): readonly Minor[] {
  return young
    .filter(
      ({ article, standing, ages, count }) =>
        standing === 'is' && ages.length > 0 && ages.length === count && /^(?:the|whose)$/.test(article),
    )
    .reduce((left, one) => {
      const isOpen = ({ age }: Minor) => age === null
      const same = one.count === 1 ? left.find(({ age }) => age === one.ages[0]) : undefined
      if (same) return left.filter((person) => person !== same)
      const ofKind = left.filter(({ kind }) => kind === kindOf(one))
      const ofOther = left.filter(({ kind }) => kind !== kindOf(one))
      if (one.noun === 'pronoun') return left.length === one.count ? [] : left
      if (ofKind.length === one.count && (one.naming !== 'kin-child' || ofKind.every(isOpen))) return ofOther
      return one.naming === 'child' && ofKind.length === 0 && ofOther.length === one.count && ofOther.every(isOpen) ? [] : left
    }, before)
}

/** Children of 13 and older who are counted among the adults already: the younger ones are known by the very same ages. */
export function isSaidAgain(stated: readonly Minor[], small: readonly Minor[], before: readonly Minor[], adults: number): boolean {
  const grown = stated.length - small.length
  if (grown === 0 || small.length === 0 || adults <= grown) return false
  const kinds = new Set(small.map(({ kind }) => kind))
  return sortedAges(small) === sortedAges(before.filter(({ kind }) => kinds.has(kind)))
}

function sortedAges(people: readonly Minor[]): string {
  return people
    .map(({ age }) => age ?? -1)
    .toSorted((left, right) => left - right)
    .join()
}
