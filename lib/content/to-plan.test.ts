import { expect, test } from 'vitest'
import { composePlan } from '../travel/plan/compose-plan'
import { dayEnds, dayMinutes } from '../travel/plan/day-times'
import { destinationCandidateSchema } from '../travel/plan/destination-candidate-schema'
import { PACE_LIMITS, PACES } from '../travel/plan/plan-limits'
import { planPlaceSchema } from '../travel/plan/plan-place-schema'
import { tripPlanSchema } from '../travel/plan/trip-plan-schema'
import { DESTINATIONS } from './destinations'
import { findDestination } from './find-content'
import { toCandidate, toPlanPlace } from './to-plan'

test.each(DESTINATIONS)('$slug is what a plan can be made from, at every pace and for one day to five', (destination) => {
  const place = planPlaceSchema.parse(toPlanPlace(destination))
  for (const pace of PACES)
    for (const days of [1, 3, 5]) {
      const made = composePlan(place, { days, startsOn: null, pace, likings: [], withChildren: false })
      const plan = tripPlanSchema.parse('plan' in made ? made.plan : null)
      for (const { stops } of plan.days) {
        expect(stops.length, 'no day is left free').toBeGreaterThan(0)
        expect(dayEnds(stops)).toBeLessThan(21 * 60)
        if (stops.length > 1) expect(dayMinutes(stops)).toBeLessThanOrEqual(PACE_LIMITS[pace].minutes)
      }
    }
})

const lisbonIn = (days: number) => {
  const lisbon = findDestination('lisbon')
  const made = lisbon && composePlan(toPlanPlace(lisbon), { days, startsOn: null, pace: 'usual', likings: [], withChildren: false })
  return made && 'plan' in made ? made.plan.days.map(({ stops }) => stops.map(({ id }) => id)) : []
}

test('in Lisbon the old town is one day, Belém another, and Sintra one to itself', () => {
  const days = lisbonIn(5)
  expect(days[0]).toEqual(expect.arrayContaining(['castelo-de-sao-jorge', 'alfama', 'lisbon-cathedral']))
  expect(days.find((day) => day.includes('jeronimos'))?.toSorted()).toEqual(['belem-riverfront', 'coach-museum', 'jeronimos'])
  expect(days).toContainEqual(['sintra'])
  expect(lisbonIn(3).flat()).not.toContain('sintra')
})

test('a place that may be suggested knows its flight from the cities that times are told from', () => {
  const lisbon = findDestination('lisbon')
  if (!lisbon) throw new Error('Lisbon has lost its page')
  expect(destinationCandidateSchema.parse({ ...toCandidate(lisbon, 'London'), fare: null }).flightMinutes).toBeGreaterThan(60)
  expect([toCandidate(lisbon, 'Atlantis').flightMinutes, toCandidate(lisbon, null).flightMinutes]).toEqual([null, null])
})
