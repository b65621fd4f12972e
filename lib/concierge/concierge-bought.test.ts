import { expect, test } from 'vitest'
import type { Situation } from '@/lib/travel/trip/situation'
import { startThread } from '@/tests/fixtures/concierge-thread'
import { playWords } from '@/tests/replay/play-words'
import { sayHeld } from './say/say-held'
import { lostPurchases } from './skills/ancillaries/lost-purchases'
import type { ToolResult } from './tool-results'

const PICKED = ['London to Lisbon on 27 November, back on 29 November, 2 adults', 'the second one', 'the first one']
const COUPLE = [...PICKED, 'light for both']
const ALONE = ['London to Lisbon on 27 November, one way', 'the second one', 'light']

async function after(messages: string[]) {
  const thread = startThread()
  for (const words of messages) await thread.say(words)
  return thread
}

test.each([
  'keep the fares shown',
  'keep those fares',
  'take the fares shown please',
  'ok, take them as they are',
  'those fares are fine, keep them',
])('“%s” takes the first fare of each open direction', async (words) => {
  const thread = await after(PICKED)
  const { calls, text } = await thread.say(words)
  expect(calls.map(({ tool }) => tool)).toEqual(['chooseFlight', 'chooseFlight', 'summariseTrip'])
  expect(text).toContain('With Light')
  expect(text).not.toContain('cannot hold')
})

test('what is kept in mind grows in one short list, and nothing of it is lost', async () => {
  const thread = startThread()
  const said: string[] = []
  for (const words of [PICKED[0] ?? '', 'window seats', 'extra legroom for me', 'a lounge', 'priority boarding too', 'vegan meals'])
    said.push((await thread.say(words)).text)
  expect(said[1]).toContain('You can choose seats as soon as you’ve chosen your fare. I’ve noted that you’d like window seats.')
  expect(said.at(-1)).toMatch(/^I’ve noted window seats, seats with extra legroom, vegan meals, lounge and priority boarding\. /)
  for (const text of said) expect(text).not.toMatch(/Still the same:|As before/)
  for (const words of PICKED.slice(1)) await thread.say(words)
  expect((await thread.say('keep the fares shown')).calls.map(({ tool, input }) => [tool, input]).slice(2, -1)).toEqual([
    ['chooseSeats', { wish: 'window' }],
    ['chooseSeats', { wish: 'extra-legroom', passengerIndexes: [0] }],
    ['chooseMeals', { wish: 'choose', meal: 'vegan' }],
    ['chooseExtras', { wish: 'add', extra: 'lounge' }],
    ['chooseExtras', { wish: 'add', extra: 'priority boarding' }],
  ])
})

test.each<[string, number[] | null]>([
  ['two', [0, 1]],
  ['the first adult only', [0]],
  ['just me', [0]],
  ['for my wife', [1]],
  ['all of us', [0, 1]],
  ['no', null],
])('whose the skis are is asked once; “%s” answers it', async (words, passengerIndexes) => {
  const thread = await after(COUPLE)
  const asked = await thread.say('we bring skis')
  expect(asked).toMatchObject({ calls: [], text: 'For how many of you shall I add skis?' })
  const { calls } = await thread.say(words)
  expect(calls.map(({ tool, input }) => [tool, input])).toEqual(
    passengerIndexes ? [['chooseExtras', { wish: 'add', extra: 'skis', passengerIndexes }]] : [],
  )
})

test.each<[string, object]>([
  ['we all bring skis', { wish: 'add', extra: 'skis' }],
  ['I bring my skis', { wish: 'add', extra: 'skis', passengerIndexes: [0] }],
  ['skis for each of us', { wish: 'add', extra: 'skis' }],
  ['one bike', { wish: 'add', extra: 'bike', passengerIndexes: [0] }],
])('“%s” says whose they are', async (words, input) => {
  const { calls } = await (await after(COUPLE)).say(words)
  expect(calls.map((call) => call.input)).toEqual([input])
})

test('beside other wishes the skis are asked for at the end', async () => {
  const { calls, text } = await (await after(COUPLE)).say('a lounge and skis')
  expect(calls.map(({ input }) => input)).toEqual([{ wish: 'add', extra: 'lounge' }])
  expect(text).toMatch(/total price is now .* For how many of you shall I add skis\?$/)
})

test.each([
  ['where do we sit?', 'You’ve chosen seats 14A and 14F on BB22 and 14A and 14F on AA11, in the order of the travellers.'],
  ['which seat is mine?', 'Adult 1 has 14A on BB22 and 14A on AA11.'],
  ['where does my wife sit?', 'Adult 2 has 14F on BB22 and 14F on AA11.'],
  ['am I sitting at the window?', 'Adult 1 has 14A'],
  ['what do we eat?', 'You haven’t chosen any meals yet.'],
  ['what did we add?', 'You’ve added seats and bags for £92.00. The total price is £572.00.'],
  ['how much are the extras in all?', 'Seats and bags come to £92.00. The total price is £572.00.'],
  ['what meals have we ordered?', 'You haven’t chosen any meals yet.'],
  ['which bags do we have?', 'A checked bag of 23 kg for Adult 1 on BB22'],
  ['what is the total now?', 'The total price is £572.00'],
  ['can I bring my own food?', 'the airline'],
  ['can we still change the seats later?', 'here until you pay'],
])('“%s” is answered from the trip, and nothing is called', async (words, answer) => {
  const thread = await after([...COUPLE, 'window seats and a bag for me'])
  const { calls, text } = await thread.say(words)
  expect(calls).toEqual([])
  expect(text).toContain(answer)
})

test('without seats the question where we sit puts them forward', async () => {
  const thread = await after(COUPLE)
  expect((await thread.say('where do we sit?')).text).toBe('You haven’t chosen any seats yet. Shall I choose seats together?')
  expect((await thread.say('yes')).calls.map(({ input }) => input)).toEqual([{ wish: 'together' }])
})

test.each(['is a checked bag included?', 'do we get a bag?', 'does my fare include luggage?'])(
  '“%s” is told from the fare, and a bag for sale is one more',
  async (words) => {
    const thread = await after([...PICKED, 'standard for both'])
    const { text } = await thread.say(words)
    expect(text).toBe(
      'A checked bag of 23 kg is included. One more checked bag of 23 kg from £26.00. Shall I add one more for each of you?',
    )
    expect((await thread.say('yes')).calls.map(({ input }) => input)).toMatchObject([{ wish: 'add', quantity: 1 }])
  },
)

test('what the old fare took with it is told, and a yes adds it again', async () => {
  const thread = await after([...COUPLE, 'window seats', 'vegan meals', 'a bag for me', 'remove the meals on the way back'])
  const { text } = await thread.say('rather flex on both ways')
  expect(text).toContain('Your seats, bags and meals belonged to the old fare, so they’re gone. Your new fare includes a checked bag.')
  expect(text.endsWith('Shall I add the seats and meals again?')).toBe(true)
  expect((await thread.say('yes please')).calls.map(({ input }) => input)).toEqual([
    { wish: 'window' },
    { wish: 'choose', meal: 'vegan', sliceIndexes: [0] },
  ])
})

test('of a flight that changes only its own direction is lost, told once, and added there again', async () => {
  const thread = await after([...COUPLE, 'window seats', 'a bag each'])
  await thread.say('is there a later flight back?')
  await thread.say('ok take that one')
  const { text } = await thread.say('light')
  expect(text).toContain('Your seats and bags for the return belonged to the old flight, so they’re gone.')
  expect((await thread.say('add them')).calls.map(({ input }) => input)).toEqual([
    { wish: 'window', sliceIndex: 1 },
    { wish: 'add', quantity: 1, sliceIndexes: [1] },
  ])
  expect((await thread.say('sum it up')).text).not.toContain('belonged')
})

test('one more bag is one more than there were', async () => {
  const thread = await after([...COUPLE, 'a bag each'])
  expect((await thread.say('another bag for me')).calls.map(({ input }) => input)).toEqual([
    { wish: 'add', quantity: 2, passengerIndexes: [0] },
  ])
  expect((await thread.say('two more bags')).calls.map(({ input }) => input)).toEqual([
    { wish: 'add', quantity: 3, passengerIndexes: [0] },
    { wish: 'add', quantity: 2, passengerIndexes: [1] },
  ])
})

test.each([
  ['no, not those seats', ['chooseSeats'], [{ wish: 'none' }]],
  ['undo the seats', ['chooseSeats'], [{ wish: 'none' }]],
  ['remove the bags and the seats', ['chooseSeats', 'chooseBags'], [{ wish: 'none' }, { wish: 'remove' }]],
  ['no more bags', [], []],
])('“%s” gives up what it names and no more', async (words, tools, inputs) => {
  const thread = await after([...COUPLE, 'window seats and a bag each'])
  const { calls } = await thread.say(words)
  expect(calls.map(({ tool }) => tool)).toEqual(tools)
  expect(calls.map(({ input }) => input)).toEqual(inputs)
})

test('the bags of the fare are told before those that were added', async () => {
  const thread = await after([...PICKED, 'standard for both'])
  expect((await thread.say('how many bags do we have?')).text).toMatch(
    /^Standard comes with a checked bag each.*\. You haven’t added any other bags\./,
  )
})

test('the party of the search is not whose the seats are', async () => {
  const thread = await after(['London to Lisbon on 27 November, one way, 2 adults and a 6 year old, seats together', 'the second one'])
  expect((await thread.say('keep the fares shown')).calls.map(({ tool, input }) => [tool, input])).toContainEqual([
    'chooseSeats',
    { wish: 'together' },
  ])
})

test('bags that the search holds are not bought beside their fare', async () => {
  const thread = await after(['London to Lisbon on 27 November, one way, window seats and a bag', 'the second one'])
  const { calls } = await thread.say('keep the fares shown')
  expect(calls.map(({ tool }) => tool)).toEqual(['chooseFlight', 'chooseSeats', 'summariseTrip'])
})

test('the same on several flights is told once', async () => {
  const thread = await after([...COUPLE, 'vegan meals'])
  expect((await thread.say('which meals did we order?')).text).toMatch(/^2 × Vegan meal on BB22 and AA11\./)
})

test('who wants to sit apart is not seated together', async () => {
  const { calls } = await (await after(COUPLE)).say('we want to sit apart')
  expect(calls.map(({ input }) => input)).not.toContainEqual({ wish: 'together' })
  expect((await (await after(COUPLE)).say("we don't want to sit apart")).calls.map(({ input }) => input)).toEqual([{ wish: 'together' }])
})

test('a number alone keeps the weight', async () => {
  const thread = await after([...ALONE, 'a 20 kg bag'])
  expect((await thread.say('make that two')).calls.map(({ input }) => input)).toEqual([
    { wish: 'add', kind: 'checked', quantity: 2, weightKg: 20 },
  ])
})

test('after a question for the bags “add one” adds one', async () => {
  const thread = await after([...COUPLE, 'how much is a suitcase'])
  expect((await thread.say('add one')).calls.map(({ input }) => input)).toEqual([
    { wish: 'add', kind: 'checked', quantity: 1, passengerIndexes: [0] },
  ])
})

test('with the checkout open an undo tells the total', async () => {
  const thread = await after([...ALONE, 'check out', 'seat at the window'])
  expect((await thread.say('undo')).text).toContain('The total price is now £140.00.')
})

test('flights, fares, a bag and the checkout in one message are all done, in their order', async () => {
  const thread = startThread()
  await thread.say('London to Lisbon on 27 November, back on 29 November, 2 adults')
  const words = 'the second one out and the first one back, flex on the way out and light home, one checked bag for me and then checkout'
  const { calls, text } = await thread.say(words)
  expect(calls.map(({ tool, input }) => [tool, input.fareId ?? input.passengerIndexes ?? null])).toEqual([
    ['chooseFlight', null],
    ['chooseFlight', expect.stringContaining('flex')],
    ['rankFlights', null],
    ['chooseFlight', null],
    ['chooseFlight', expect.stringContaining('light')],
    ['chooseBags', [0]],
    ['summariseTrip', null],
    ['startCheckout', null],
  ])
  expect(text).toMatch(/added .*bag.* for adult 1.*The total is £/)
})

test.each([
  ['a bag on the way out only', [0]],
  ['add a bag one way only, out', [0]],
  ['a suitcase on the way back', [1]],
])('“%s”, said before the fare, is bought for that way and taken off again', async (words, sliceIndexes) => {
  const thread = startThread()
  for (const one of ['London to Lisbon on 27 November, back on 29 November', 'the second one', 'the first one']) await thread.say(one)
  expect((await thread.say(words)).text).toContain('I’ve made a note of it')
  const { calls } = await thread.say('light for both')
  expect(calls).toContainEqual({ tool: 'chooseBags', input: expect.objectContaining({ wish: 'add', sliceIndexes }) })
  expect((await thread.say('remove it again and give me the total')).calls[0]).toEqual({ tool: 'rewindTrip', input: { to: 'previous' } })
})

test('bags noted before the fare are told when asked how many, and a cabin bag comes beside them', async () => {
  const thread = startThread()
  const before = ['London to Lisbon on 27 November, back on 29 November, 2 adults', 'the second one', 'the first one', 'add 3 suitcases']
  for (const one of before) await thread.say(one)
  expect((await thread.say('how many suitcases is that now?')).text).toContain('I’ve noted 3 checked bags')
  const { calls } = await thread.say('light for both, plus a cabin trolley each')
  const bags = calls.filter(({ tool }) => tool === 'chooseBags').map(({ input }) => input.kind)
  expect(bags).toEqual(['checked', 'checked', 'cabin'])
})

test('a fare without the bags that the search asked for says so, holds the checkout back and offers them', async () => {
  const thread = startThread()
  for (const one of ['London to Lisbon on 27 November, one way, with two suitcases', 'the second one']) await thread.say(one)
  const { calls, text } = await thread.say('light, and on to the checkout')
  expect(calls.map(({ tool }) => tool)).toEqual(['chooseFlight', 'summariseTrip'])
  expect(text).toContain('Light comes without a checked bag; you asked for 2 checked bags. Shall I add what’s missing?')
  expect((await thread.say('yes')).calls).toContainEqual({ tool: 'chooseBags', input: { wish: 'add', kind: 'checked', quantity: 2 } })
})

test.each(['light with two suitcases, then checkout', 'the cheapest fare with the two suitcases, and go to the checkout'])(
  '“%s” adds them and goes on',
  async (words) => {
    const thread = startThread()
    for (const one of ['London to Lisbon on 27 November, one way, with two suitcases', 'the second one']) await thread.say(one)
    const { calls } = await thread.say(words)
    expect(calls.map(({ tool }) => tool)).toEqual(['chooseFlight', 'chooseBags', 'summariseTrip', 'startCheckout'])
  },
)

test.each(['is there an aisle seat left?', 'are there window seats?', 'do you have aisle seats?'])(
  '“%s” asks what there is, not what is chosen',
  async (words) => {
    const thread = await after([...COUPLE, 'two window seats'])
    expect((await thread.say(words)).calls.map(({ tool }) => tool)).toEqual(['chooseSeats'])
  },
)

const WITH_FARE = ['London to Rome 10 March one way', 'the first one', 'the cheapest fare']

test.each([
  ['add a checked bag', 'is it on the booking? if yes checkout', /^Yes\. A checked bag/],
  ['add a window seat', 'did the seat get added? if so, take me to checkout', /^Yes\. .*seat 7A/],
])('what is on the trip is confirmed before the checkout that hangs on it: “%s”, “%s”', async (first, words, said) => {
  const { calls, text } = await playWords(...WITH_FARE, first, words)
  expect(calls.map(({ tool }) => tool)).toEqual(['startCheckout'])
  expect(text).toMatch(said)
})

test('what is not on the trip holds the checkout back, and is added if that was said', async () => {
  const held = await playWords(...WITH_FARE, 'has my bag been added? if yes go to checkout')
  expect(held.calls).toEqual([])
  expect(held.text).toMatch(/^No\. You haven’t chosen any bags yet/)
  const added = await playWords(...WITH_FARE, 'is the bag on the booking? if not, add it')
  expect(added.calls.map(({ tool }) => tool)).toEqual(['chooseBags'])
  expect(added.text).toMatch(/^It wasn’t there yet\..*I’ve added a checked bag.* for £/s)
})

test('seats dropped by a changed search are named, and offered again until the next summary', () => {
  const input = { returnOn: '2026-11-29' }
  const held = { kept: [], lost: [], givenUp: [{ kind: 'seats' as const, sliceIndexes: [0] }] }
  const results: ToolResult[] = [
    { tool: 'summariseTrip', input: {}, result: null },
    { tool: 'searchFlights', input, result: { status: 'kept', held } },
    { tool: 'chooseFlight', input: { sliceIndex: 1 }, result: null },
  ]
  expect(lostPurchases(results)).toEqual([{ kind: 'seats', sliceIndexes: [0], with: 'search' }])
  expect(lostPurchases([...results, ...results.slice(0, 1), ...results.slice(1, 2)])).toHaveLength(1)
  expect(sayHeld(held, { wishes: { adults: 1, children: 0, infants: 0 } } as Situation)).toBe(
    'Your seats went with the change; they can be added again once every flight has its fare.',
  )
})
