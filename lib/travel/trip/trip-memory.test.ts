import { expect, test } from 'vitest'
import { applyTripCommand, foldTrip } from './commands'
import { tripCommandSchema } from './commands-schema'
import { describeCommand } from './describe-command'
import { describeSituation } from './situation'
import { EMPTY_TRIP } from './trip'
import { changeMemory, memoryStep, NO_MEMORY, walksLittle } from './trip-memory'
import { tripSchema } from './trip-schema'

const command = (change: object) => tripCommandSchema.parse({ type: 'remember', change })
const record = (change: object) => ({ command: command(change), facts: {} })

test('likes and needs come together, each once, and go one by one', () => {
  const both = changeMemory(changeMemory(NO_MEMORY, { likes: ['food'] }), { likes: ['beach', 'food'], needs: ['quiet'] })
  expect(both).toEqual({ likes: ['beach', 'food'], needs: ['quiet'], nights: null })
  expect(changeMemory(both, { notLikes: ['food'], nights: 3 })).toEqual({ likes: ['beach'], needs: ['quiet'], nights: 3 })
  expect(changeMemory(both, {})).toEqual(both)
})

test('the step between two memories leads from one to the other, and is empty where nothing is new', () => {
  const before = { likes: ['food' as const], needs: [], nights: 2 }
  const after = { likes: ['history' as const], needs: ['wheelchair' as const], nights: null }
  expect(memoryStep(before, after)).toEqual({ likes: ['history'], notLikes: ['food'], needs: ['wheelchair'], nights: null })
  expect(changeMemory(before, memoryStep(before, after))).toEqual(after)
  expect(memoryStep(before, before)).toEqual({})
})

test('one command keeps likes and needs, and starting over clears them', () => {
  const trip = foldTrip([record({ likes: ['food'] }), record({ needs: ['little-walking'] })])
  expect(trip.memory).toEqual({ likes: ['food'], needs: ['little-walking'], nights: null })
  expect(walksLittle(trip.memory.needs)).toBe(true)
  const over = applyTripCommand(trip, { type: 'start-over' }, {})
  expect('trip' in over && over.trip.memory).toEqual(NO_MEMORY)
})

test('a trip stored before there was a memory opens with an empty one', () => {
  const { memory: _memory, ...stored } = EMPTY_TRIP
  expect(tripSchema.parse(stored).memory).toEqual(NO_MEMORY)
})

test('a model is told what is kept, and nothing while nothing is', () => {
  const told = (change: object) => describeSituation(foldTrip([record(change)]), null, '2026-11-20', '2026-11-20T10:00:00Z').memory
  expect(told({ likes: ['food'], nights: 4 })).toEqual({ likes: ['food'], nights: 4 })
  expect(told({ notLikes: ['food'] })).toBeUndefined()
})

test.each([
  [{ likes: ['food', 'history'], needs: ['little-walking'] }, 'keeping food, history and little walking in mind'],
  [{ notLikes: ['food'] }, 'forgetting food'],
  [{ nights: 3 }, '3 nights'],
  [{ nights: null }, 'forgetting the nights'],
])('undo says %j in a few words', (change, words) => {
  expect(describeCommand(record(change))).toBe(words)
})

test('what nobody could need is refused', () => {
  expect(tripCommandSchema.safeParse({ type: 'remember', change: { needs: ['a throne'] } }).success).toBe(false)
  expect(tripCommandSchema.safeParse({ type: 'remember', change: { nights: 0 } }).success).toBe(false)
})

test('nights are kept until the days of the trip are chosen', () => {
  const change = { departureOn: '2027-04-10', returnOn: '2027-04-14' }
  const records = [record({ nights: 4 }), { command: tripCommandSchema.parse({ type: 'change-search', change }), facts: {} }]
  expect(foldTrip(records.slice(0, 1)).memory.nights).toBe(4)
  expect(foldTrip(records).memory.nights).toBeNull()
})
