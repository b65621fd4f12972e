import type { Ancillaries } from './ancillaries'
import type { GivenUp } from './ancillaries-schema'

const KINDS = ['seats', 'bags', 'meals', 'extras'] as const

/** The directions that had something of a kind and have nothing of it any more. */
export function givenUpWith(before: Ancillaries, after: Ancillaries): GivenUp[] {
  const [had, has] = [slicesOf(before), slicesOf(after)]
  return KINDS.flatMap((kind) => {
    const sliceIndexes = [...new Set(had[kind])].filter((sliceIndex) => !has[kind].includes(sliceIndex)).toSorted()
    return sliceIndexes.length > 0 ? [{ kind, sliceIndexes }] : []
  })
}

function slicesOf({ seats, bags, meals, extras }: Ancillaries): Record<GivenUp['kind'], number[]> {
  return {
    seats: seats.map(({ sliceIndex }) => sliceIndex),
    bags: bags.flatMap(({ option }) => option.sliceIndexes),
    meals: meals.map(({ option }) => option.sliceIndex),
    extras: extras.flatMap(({ option }) => option.sliceIndexes),
  }
}
