import { LIKINGS, type Liking } from '@/lib/travel/plan/liking'
import type { Situation } from '@/lib/travel/trip/situation'
import { changeMemory, type MemoryChange, memoryStep, NEEDS, type Need, NO_MEMORY } from '@/lib/travel/trip/trip-memory'
import type { Frame } from '../../grammar/cover'
import type { AncillaryWish } from '../ancillaries/wish'
import type { PlanningWish } from '../plan/planning-wish'
import { foldSuggest } from '../suggest/fold'

/** What a message says of likes and needs that isn't kept yet; null where it says nothing new. Pure. */
export function foldMemory(
  frames: readonly Frame[],
  { planning, meals, nights }: { planning: PlanningWish | null; meals: readonly AncillaryWish[]; nights: number | null },
  { memory = {} }: Situation,
): MemoryChange | null {
  const { likings, avoids } = foldSuggest(frames)
  const isTaste = frames.some(({ value }) => value.taste === true)
  const known = { ...NO_MEMORY, ...memory }
  const after = changeMemory(known, {
    likes: [...(isTaste ? likings : []), ...likingsPlanned(planning)].filter((liking) => liking !== 'family'),
    notLikes: [...avoids, ...likesGone(frames)],
    needs: needsIn(frames, meals),
    ...(nights === null ? {} : { nights }),
    notNeeds: needsGone(frames, meals, known.needs),
  })
  const step = memoryStep(known, after)
  return Object.keys(step).length > 0 ? step : null
}

/** "Forget the food." */
export function likesGone(frames: readonly Frame[]): Liking[] {
  return LIKINGS.filter((liking) => goneIn(frames).some(({ likes }) => likes === liking))
}

/** What is denied of needs: "she doesn't need a wheelchair" takes back the help too that was kept as little walking. */
function needsGone(frames: readonly Frame[], meals: readonly AncillaryWish[], kept: readonly Need[]): Need[] {
  const gone = goneIn(frames).flatMap(({ lasting, need }) => {
    if (lasting) return [lasting]
    return need === 'wheelchair' ? [kept.includes('wheelchair') ? 'wheelchair' : 'little-walking'] : []
  })
  const dishes = meals.flatMap(({ kind, wish, what }) => (kind === 'meals' && wish === 'drop' && what ? [what] : []))
  return NEEDS.filter((need) => gone.includes(need) || dishes.includes(need))
}

/** Whether a message takes a need back, or denies one that was never kept. */
export function deniesNeed(frames: readonly Frame[]): boolean {
  return goneIn(frames).length > 0
}

function goneIn(frames: readonly Frame[]): Record<string, unknown>[] {
  return frames.flatMap(({ skill, value }) =>
    skill === 'memory' && typeof value.noLonger === 'object' && value.noLonger ? [{ ...value.noLonger }] : [],
  )
}

/** A plan and proposals are asked for with likings of their own. */
function likingsPlanned(planning: PlanningWish | null): Liking[] {
  const calls = planning?.kind === 'calls' ? planning.calls : []
  return calls.flatMap(({ input }) => ('likings' in input ? (input.likings ?? []) : []))
}

function needsIn(frames: readonly Frame[], meals: readonly AncillaryWish[]): Need[] {
  const said = frames.flatMap(({ value: { lasting, need, help } }) => {
    if (lasting) return [lasting]
    if (need !== 'wheelchair') return []
    return help === undefined || help === 'wheelchair-cabin' ? ['wheelchair'] : ['little-walking']
  })
  const dishes = meals.flatMap(({ kind, wish, what }) => (kind === 'meals' && wish === 'take' && what ? [what] : []))
  return NEEDS.filter((need) => said.includes(need) || dishes.includes(need))
}
