import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aPlan, planOf, somePlace, someWishes } from '@/tests/fixtures/plan'
import { lengthenPlan, shortenPlan } from './change-days'
import { addStop, dropStop, findStop, moveStop, reorderStop } from './change-stops'
import { composePlan } from './compose-plan'
import { dayEnds, dayMinutes } from './day-times'
import { applyPlanCommand, type PlanCommand } from './plan-commands'
import { PACE_LIMITS } from './plan-limits'
import { isFullDay, rankSights } from './rank-sights'
import { swapStop } from './swap-stop'
import { stopIds, type TripPlan } from './trip-plan'
import { tripPlanSchema } from './trip-plan-schema'

const someIndex = fc.nat({ max: 8 })
const someId = fc.nat({ max: 18 }).map((index) => `sight-${index}`)
const someCommand: fc.Arbitrary<PlanCommand> = fc.oneof(
  someWishes.map((wishes): PlanCommand => ({ type: 'set-plan', placeSlug: 'testville', wishes })),
  fc.constantFrom<PlanCommand>(
    { type: 'change-plan', change: { pace: 'calm' } },
    { type: 'change-plan', change: { startsOn: '2027-05-01' } },
    { type: 'lengthen-plan' },
    { type: 'shorten-plan' },
    { type: 'swap-days', dayIndex: 0, withDayIndex: 1 },
    { type: 'start-days', startsAt: '11:30' },
  ),
  fc.record({ type: fc.constant('reorder-stop' as const), stopId: someId, toIndex: someIndex }),
  fc.record({ type: fc.constant('move-stop' as const), stopId: someId, toDayIndex: someIndex }),
  fc.record({ type: fc.constant('swap-stop' as const), stopId: someId, reason: fc.constantFrom('rain', 'children', 'other') }),
  fc.record({ type: fc.constant('drop-stop' as const), stopId: someId }),
  fc.record({ type: fc.constant('add-stop' as const), sightId: someId, dayIndex: someIndex, toIndex: someIndex }),
  fc.record({ type: fc.constant('note-day' as const), dayIndex: someIndex, note: fc.string({ maxLength: 250 }) }),
)

test('a composed plan has its days, no sight twice, and no day longer than its pace unless one outing fills it', () => {
  fc.assert(
    fc.property(somePlace, someWishes, (place, wishes) => {
      const plan = aPlan(place, wishes)
      expect(tripPlanSchema.parse(plan)).toEqual(plan)
      expect(plan.days).toHaveLength(wishes.days)
      for (const { stops } of plan.days) {
        if (stops.length > 1) {
          expect(dayMinutes(stops)).toBeLessThanOrEqual(PACE_LIMITS[wishes.pace].minutes)
          const sights = stops.flatMap(({ id }) => place.sights.find((sight) => sight.id === id) ?? [])
          expect(sights.filter((sight) => isFullDay(sight, place.centre, wishes))).toEqual([])
        }
        expect(stops.length).toBeLessThanOrEqual(PACE_LIMITS[wishes.pace].stops)
      }
    }),
  )
})

test('the same wishes make the same plan, and a free day stands only where nothing is left for it', () => {
  fc.assert(
    fc.property(somePlace, someWishes, (place, wishes) => {
      const plan = aPlan(place, wishes)
      expect(composePlan(structuredClone(place), structuredClone(wishes))).toEqual({ plan })
      const isFree = plan.days.some(({ stops }) => stops.length === 0)
      if (isFree) expect(stopIds(plan)).toHaveLength(place.sights.length)
    }),
  )
})

test('what suits the traveller best stands in the plan, outings apart', () => {
  fc.assert(
    fc.property(somePlace, someWishes, (place, wishes) => {
      const best = rankSights(place.sights, wishes).find(({ sight }) => !isFullDay(sight, place.centre, wishes))
      if (best) expect(stopIds(aPlan(place, wishes))).toContain(best.sight.id)
    }),
  )
})

test('whatever is commanded in whatever order, a plan stays a plan, and what it came from is not touched', () => {
  fc.assert(
    fc.property(somePlace, someWishes, fc.array(someCommand, { maxLength: 12 }), (place, wishes, commands) => {
      let plan: TripPlan = aPlan(place, wishes)
      for (const command of commands) {
        const before = structuredClone(plan)
        const placeBefore = structuredClone(place)
        const result = applyPlanCommand(plan, command, place)
        expect(plan).toEqual(before)
        expect(place).toEqual(placeBefore)
        expect(applyPlanCommand(plan, command, place)).toEqual(result)
        if ('refusal' in result) expect(result.refusal.message).toMatch(/^[A-Z].*\.$/)
        else plan = result.plan
        expect(tripPlanSchema.parse(plan)).toEqual(plan)
      }
    }),
  )
})

test('reordering and moving lose nothing and invent nothing', () => {
  fc.assert(
    fc.property(somePlace, someWishes, someId, someIndex, someIndex, (place, wishes, stopId, dayIndex, toIndex) => {
      const plan = aPlan(place, wishes)
      for (const result of [reorderStop(plan, stopId, toIndex), moveStop(plan, stopId, dayIndex)]) {
        if ('plan' in result) expect(stopIds(result.plan).toSorted()).toEqual(stopIds(plan).toSorted())
      }
    }),
  )
})

test('what was done by hand can be undone by hand', () => {
  fc.assert(
    fc.property(somePlace, someWishes, someId, someIndex, someIndex, (place, wishes, stopId, dayIndex, toIndex) => {
      const plan = aPlan(place, wishes)
      const found = findStop(plan, stopId)
      if (!found) return
      const reordered = reorderStop(plan, stopId, toIndex)
      if ('plan' in reordered) expect(planOf(reorderStop(reordered.plan, stopId, found.index))).toEqual(plan)
      const moved = moveStop(plan, stopId, dayIndex)
      if ('plan' in moved) expect(planOf(moveStop(moved.plan, stopId, found.dayIndex, found.index))).toEqual(plan)
      const dropped = planOf(dropStop(plan, stopId))
      expect(planOf(addStop(dropped, place, stopId, found.dayIndex, found.index))).toEqual(plan)
      const swapped = swapStop(plan, place, stopId)
      if ('plan' in swapped) {
        const taken = swapped.plan.days[found.dayIndex]?.stops[found.index]?.id ?? ''
        expect(planOf(swapStop(swapped.plan, place, taken, { sightId: stopId }))).toEqual(plan)
      }
      const longer = lengthenPlan(plan, place)
      if ('plan' in longer) expect(planOf(shortenPlan(longer.plan))).toEqual(plan)
    }),
  )
})

test('rain brings a roof and children what they like, whatever else is left', () => {
  fc.assert(
    fc.property(somePlace, someWishes, someId, (place, wishes, stopId) => {
      const plan = aPlan(place, wishes)
      const found = findStop(plan, stopId)
      for (const reason of ['rain', 'children'] as const) {
        const swapped = swapStop(plan, place, stopId, { reason })
        if (!found || 'refusal' in swapped) continue
        const taken = swapped.plan.days[found.dayIndex]?.stops[found.index]
        expect(reason === 'rain' ? taken?.isIndoor : taken?.isForChildren).toBe(true)
        expect(stopIds(plan)).not.toContain(taken?.id)
      }
    }),
  )
})

test('no change by hand keeps a traveller out later than ten, unless the day was so before', () => {
  fc.assert(
    fc.property(somePlace, someWishes, someId, someIndex, (place, wishes, id, dayIndex) => {
      const plan = aPlan(place, wishes)
      const latest = Math.max(22 * 60, ...plan.days.map(({ stops }) => dayEnds(stops)))
      for (const result of [addStop(plan, place, id, dayIndex), moveStop(plan, id, dayIndex), swapStop(plan, place, id)]) {
        if ('refusal' in result) continue
        const changed = result.plan.days.filter(({ stops }, index) => stops.length >= (plan.days[index]?.stops.length ?? 0))
        for (const { stops } of changed) expect(dayEnds(stops)).toBeLessThanOrEqual(latest)
      }
    }),
  )
})
