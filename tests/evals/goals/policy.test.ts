import { expect, test } from 'vitest'
import { EMPTY_TRIP } from '@/lib/travel/trip/trip'
import { examplePicks } from '@/tests/fixtures/flights'
import { facts } from '@/tests/fixtures/trip'
import { reply, type Speak } from './policy'
import type { Answer, Script, View } from './traveller'
import { clicksFlight, pointsAt, says } from './travellers/beats'

const speak: Speak = (phrases) => phrases[0] ?? ''
const SCRIPT: Script = { beats: [says('To Lisbon.'), says('Direct.')], answers: { origin: ['From London.'] }, goal: {} }

function view(change: Partial<View> = {}): View {
  return { today: '2026-11-20', done: [], answer: null, shown: null, trip: EMPTY_TRIP, ...change }
}
function asking(text: string, output?: unknown): Answer {
  return { text, results: output === undefined ? [] : [{ tool: 'searchFlights', output }] }
}

test('the script is spoken in its order, and then the traveller is done', () => {
  expect(reply(SCRIPT, view(), speak)).toMatchObject({ words: 'To Lisbon.', name: 'beat 0' })
  expect(reply(SCRIPT, view({ done: ['beat 0'] }), speak)).toMatchObject({ words: 'Direct.', name: 'beat 1' })
  expect(reply(SCRIPT, view({ done: ['beat 0', 'beat 1'] }), speak)).toEqual({ type: 'done', reason: 'finished' })
})

test('what is asked and known is answered first, at most twice', () => {
  const answer = asking('Where do you leave from for Lisbon?', { status: 'missing', missing: 'origin' })
  expect(reply(SCRIPT, view({ done: ['beat 0'], answer }), speak)).toMatchObject({ words: 'From London.', name: 'answer origin 1' })
  expect(reply(SCRIPT, view({ done: ['beat 0', 'answer origin 1'], answer }), speak)).toMatchObject({ name: 'answer origin 2' })
  const done = ['beat 0', 'answer origin 1', 'answer origin 2']
  expect(reply(SCRIPT, view({ done, answer }), speak)).toEqual({ type: 'done', reason: 'stuck' })
})

test('a question in words alone is understood too, and one that nobody knows the answer to is passed over', () => {
  expect(reply(SCRIPT, view({ done: ['beat 0'], answer: asking('Lovely. Where are you flying from?') }), speak)).toMatchObject({
    words: 'From London.',
  })
  expect(reply(SCRIPT, view({ done: ['beat 0'], answer: asking('When would you like to leave?') }), speak)).toMatchObject({
    name: 'beat 1',
  })
})

test('once flights are searched, a closing question asks for no more than a fare', () => {
  const script: Script = { ...SCRIPT, answers: { origin: ['From London.'], fare: ['The cheapest fare.'] } }
  const trip = { ...EMPTY_TRIP, result: facts() }
  expect(reply(script, view({ done: ['beat 0'], trip, answer: asking('Which fare would you like?') }), speak)).toMatchObject({
    words: 'The cheapest fare.',
  })
  expect(reply(script, view({ done: ['beat 0'], trip, answer: asking('Where are you flying from?') }), speak)).toMatchObject({
    name: 'beat 1',
  })
})

test('pointing at and pressing a flight need it on the screen', () => {
  const points: Script = {
    beats: [
      pointsAt(
        0,
        ([first]) => first,
        () => ['The first one.'],
      ),
    ],
    goal: {},
  }
  const presses: Script = { beats: [clicksFlight(0, 3)], goal: {} }
  for (const script of [points, presses]) expect(reply(script, view(), speak)).toEqual({ type: 'done', reason: 'stuck' })
  expect(reply(presses, view({ shown: examplePicks() }), speak)).toMatchObject({
    type: 'click',
    click: { command: { type: 'pick-offer', sliceIndex: 0, offerId: 'offer-1' }, place: 1 },
  })
})

test('a beat that no longer applies is left out', () => {
  const script: Script = { ...SCRIPT, beats: [{ ...says('Never.'), onlyIf: () => false }, says('Always.')] }
  expect(reply(script, view(), speak)).toMatchObject({ words: 'Always.', name: 'beat 1' })
})
