import { expect, test } from 'vitest'
import { planningThread } from '@/tests/fixtures/planning-thread'
import { planTrip } from '../plans/plan-trip'
import { askGuide } from './ask-guide'

const ids = (answer: Awaited<ReturnType<typeof askGuide>>) => (answer.status === 'found' ? answer.passages.map(({ id }) => id) : [])

test('a question on a rule is answered from its article, and the named airline has the last word', async () => {
  const { deps, caller } = planningThread()
  const answer = await askGuide({ question: 'may I take a power bank on board?', airline: 'TAP' }, caller, deps)
  expect(answer).toMatchObject({ status: 'found', checkWith: 'TAP' })
  expect(ids(answer)[0]).toBe('power-banks')
})

test('a question on the place is answered for the one that is given, or else for the trip’s own', async () => {
  const { deps, caller } = planningThread()
  const question = 'which dishes should we try?'
  expect(await askGuide({ question }, caller, deps)).toEqual({ status: 'nothing-found', question })
  expect(ids(await askGuide({ question, place: 'Lissabon' }, caller, deps))[0]).toBe('lisbon-food')
  await planTrip({ destination: 'Rome', days: 2 }, caller, deps)
  expect(ids(await askGuide({ question }, caller, deps))[0]).toBe('rome-food')
})

test('the trip’s place does not stand in for a rule of travelling', async () => {
  const { deps, caller } = planningThread()
  await planTrip({ destination: 'Porto', days: 2 }, caller, deps)
  expect(ids(await askGuide({ question: 'I need a wheelchair at the airport' }, caller, deps))[0]).toBe('wheelchair-assistance')
})

test('a question without an article, or of a place without a page, says so', async () => {
  const { deps, caller } = planningThread()
  const answer = await askGuide({ question: 'who won the cup?', place: 'Atlantis' }, caller, deps)
  expect(answer).toEqual({ status: 'nothing-found', question: 'who won the cup?' })
})
