import { expect, test } from 'vitest'
import { startThread } from '@/tests/fixtures/concierge-thread'

const OFFER = 'Would you like seats, bags or meals, or shall we go to the checkout?'
const COUPLE = ['London to Lisbon on 27 November, back on 29 November, 2 adults', 'the second one', 'the first one', 'light for both']
const FAMILY = ['London to Lisbon on 27 November, back on 29 November, 2 adults, a 5 year old and a baby', ...COUPLE.slice(1)]
const ALONE = ['London to Lisbon on 27 November, one way', 'the second one', 'light']

async function after(messages: string[]) {
  const thread = startThread()
  for (const words of messages) await thread.say(words)
  return thread
}

/** What a message makes the concierge call, after the trip is summed up. */
async function callsOf(words: string, messages = COUPLE) {
  const thread = await after(messages)
  const { calls, text } = await thread.say(words)
  return { thread, text, calls: calls.map(({ tool, input }) => [tool, input]) }
}

test('seats, bags and meals are put forward once, in one question', async () => {
  const thread = startThread()
  const said: string[] = []
  for (const words of [...COUPLE, 'rather standard on both ways', 'undo', 'thanks']) said.push((await thread.say(words)).text)
  expect(said[3]).toMatch(
    /^With Light, .*, taxes and fees included\. Would you like seats, bags or meals, or shall we go to the checkout\?$/,
  )
  expect(said.filter((text) => text.includes(OFFER))).toHaveLength(1)
})

test('so many bags for all are bought beside the cheapest fare, not with a fare that has one each', async () => {
  const family = [...FAMILY.slice(0, -1)]
  const { calls } = await callsOf('the cheapest fare, with 2 suitcases in total', family)
  expect(calls).toContainEqual(['chooseBags', { wish: 'add', kind: 'checked', quantity: 1, passengerIndexes: [0, 1] }])
})

test.each<[string, [string, object][]]>([
  ['seats together', [['chooseSeats', { wish: 'together' }]]],
  [
    'window for me and aisle for my wife',
    [
      ['chooseSeats', { wish: 'window', passengerIndexes: [0] }],
      ['chooseSeats', { wish: 'aisle', passengerIndexes: [1] }],
    ],
  ],
  ['12A and 12B', [['chooseSeats', { wish: 'named', seatNumbers: ['12A', '12B'] }]]],
  ['seats 12A and 12B on the way out', [['chooseSeats', { wish: 'named', sliceIndex: 0, seatNumbers: ['12A', '12B'] }]]],
  ['14C on the way back for me', [['chooseSeats', { wish: 'named', seatNumbers: ['14C'], sliceIndex: 1, passengerIndexes: [0] }]]],
  ['no seats', [['chooseSeats', { wish: 'none' }]]],
  ['which seats are free?', [['chooseSeats', { wish: 'show' }]]],
  ['one 23 kg bag each', [['chooseBags', { wish: 'add', kind: 'checked', quantity: 1, weightKg: 23 }]]],
  ['two suitcases on the way out only', [['chooseBags', { wish: 'add', kind: 'checked', quantity: 1, sliceIndexes: [0] }]]],
  ['a cabin bag', [['chooseBags', { wish: 'add', kind: 'cabin', quantity: 1, passengerIndexes: [0] }]]],
  [
    'three bags',
    [
      ['chooseBags', { wish: 'add', quantity: 2, passengerIndexes: [0] }],
      ['chooseBags', { wish: 'add', quantity: 1, passengerIndexes: [1] }],
    ],
  ],
  ['how much is a bag', [['chooseBags', { wish: 'show' }]]],
  ['vegetarian meals for everyone', [['chooseMeals', { wish: 'choose', meal: 'vegetarian' }]]],
  ['kosher on the way there for my wife', [['chooseMeals', { wish: 'choose', meal: 'kosher', sliceIndexes: [0], passengerIndexes: [1] }]]],
  ['lounge on the way out', [['chooseExtras', { wish: 'add', extra: 'lounge', sliceIndexes: [0] }]]],
  ['cancel for any reason cover', [['chooseExtras', { wish: 'add', extra: 'cancel for any reason' }]]],
  ['what extras are there?', [['chooseExtras', { wish: 'show' }]]],
  [
    'priority boarding, vegetarian meals, a bag each and window seats',
    [
      ['chooseSeats', { wish: 'window' }],
      ['chooseBags', { wish: 'add', quantity: 1 }],
      ['chooseMeals', { wish: 'choose', meal: 'vegetarian' }],
      ['chooseExtras', { wish: 'add', extra: 'priority boarding' }],
    ],
  ],
])('with the fares chosen, "%s" calls the tools for it', async (words, wanted) => {
  expect((await callsOf(words)).calls).toEqual(wanted)
})

test('what was added is told with its price and the total price', async () => {
  const { text, thread } = await callsOf('seats together')
  expect(text).toBe(
    'I’ve added seats 12A and 12B on BB22; 12A and 12B on AA11 for £32.00. The total price is now £512.00. Shall we go to the checkout?',
  )
  expect((await thread.say('a bag for my wife on the way out')).text).toContain(
    'I’ve added a checked bag of 23 kg for adult 2 on BB22 for £26.00. The total price is now £538.00.',
  )
  expect((await thread.say('vegan for me, vegetarian for my wife')).text).toContain(
    'I’ve added vegan meal for adult 1 and vegetarian meal for adult 2 at no extra charge. The total price is £538.00.',
  )
})

test('several kinds are told by name, with the total price and the notes that matter', async () => {
  const { text } = await callsOf('window seats and a bag each')
  expect(text).toBe('I’ve added seats for £40.00 and two bags for £104.00. The total price is now £624.00. Shall we go to the checkout?')
  const more = await callsOf('priority boarding, vegetarian meals, three bags and a diabetic meal')
  expect(more.text).toMatch(
    /^I’ve added three bags for £\d+\.00, vegetarian meals at no extra charge and priority boarding for £\d+\.00\. The total price is now £\d+\.00\. There is no diabetic meal/,
  )
})

test('what is taken and what is given up at once is told together', async () => {
  const { thread } = await callsOf('vegetarian meals')
  const { text, calls } = await thread.say('actually no meals, but a bag for my wife')
  expect(calls.map(({ tool }) => tool)).toEqual(['chooseBags', 'chooseMeals'])
  expect(text).toMatch(/^I’ve added a bag for £52\.00 and removed the meals\. The total price is now £/)
})

test('every figure it says stands in a result, the situation or the message', async () => {
  const thread = startThread()
  for (const words of [...FAMILY, 'what seats are left?', 'yes', 'a 20 kg bag each', 'just one bag', 'lounge for all', 'drop the lounge']) {
    const { text } = await thread.say(words)
    const known = JSON.stringify(thread.messages.slice(0, -1)) + JSON.stringify(thread.situation())
    for (const figure of text.match(/£[\d,.]*\d|\b[A-Z]{2}\d+\b|\b\d{1,2}[A-F]\b/g) ?? []) expect(known).toContain(figure)
  }
})

test('either side will do; too dear is let be; and all of it is given up again', async () => {
  const alone = await after([...ALONE, 'seats'])
  expect((await alone.say('either')).calls.map(({ input }) => input)).toEqual([{ wish: 'cheapest' }])
  await alone.say('do you have a lounge?')
  expect(await alone.say('too expensive')).toMatchObject({ calls: [], text: expect.stringContaining('All right, we’ll leave that out.') })
  await alone.say('a bag')
  expect((await alone.say('remove everything')).calls.map(({ tool, input }) => [tool, input])).toEqual([
    ['chooseSeats', { wish: 'none' }],
    ['chooseBags', { wish: 'remove' }],
  ])
  expect(alone.situation().total).toBe('£140.00')
})

test('“on the last one” is another flight of the trip, not a fare', async () => {
  const { thread } = await callsOf('a bag each on the first flight')
  expect((await thread.say('and on the last one')).calls.map(({ tool, input }) => [tool, input])).toEqual([
    ['chooseBags', { wish: 'add', quantity: 1, sliceIndexes: [1] }],
  ])
})

test('infants get no seat, and are told so', async () => {
  const { calls, text } = await callsOf('a window seat for the baby', FAMILY)
  expect(calls).toEqual([])
  expect(text).toContain('Infants travel on an adult’s lap')
  expect((await callsOf('window for the baby and me', FAMILY)).calls).toEqual([['chooseSeats', { wish: 'window', passengerIndexes: [0] }]])
})

test('a correction replaces the bags that were taken, and “more” adds to them', async () => {
  const { thread } = await callsOf('a bag each')
  expect((await thread.say('actually just one bag')).calls.map(({ input }) => input)).toEqual([
    { wish: 'remove' },
    { wish: 'add', quantity: 1, passengerIndexes: [0] },
  ])
  expect((await thread.say('and for my wife too')).calls.map(({ input }) => input)).toEqual([
    { wish: 'add', quantity: 1, passengerIndexes: [1] },
  ])
  const alone = await after([...ALONE, 'a bag'])
  expect((await alone.say('another bag')).calls.map(({ input }) => input)).toEqual([{ wish: 'add', quantity: 2 }])
})

test('short words go on about what was shown or chosen last', async () => {
  const { thread } = await callsOf('seats')
  expect((await thread.say('together')).calls.map(({ input }) => input)).toEqual([{ wish: 'together' }])
  expect((await thread.say('aisle on BB22')).calls.map(({ input }) => input)).toEqual([{ wish: 'aisle', sliceIndex: 0 }])
  expect((await thread.say('the same on the way back')).calls.map(({ input }) => input)).toEqual([{ wish: 'aisle', sliceIndex: 1 }])
  await thread.say('a bag for me on the way out')
  expect((await thread.say('and for my wife')).calls.map(({ input }) => input)).toEqual([
    { wish: 'add', quantity: 1, sliceIndexes: [0], passengerIndexes: [1] },
  ])
})

test.each<[string[], string, object]>([
  [['what seats are left'], 'Shall I choose seats together?', { wish: 'together' }],
  [['how much is a suitcase'], 'Shall I add one for each of you?', { wish: 'add', kind: 'checked', quantity: 1 }],
  [['only the bags'], 'Shall I add one for each of you?', { wish: 'add', quantity: 1 }],
  [['do you have a lounge?'], 'Shall I add it?', { wish: 'add', extra: 'lounge' }],
])('after %j a yes takes up what was put forward', async (words, question, input) => {
  const thread = await after(COUPLE)
  let { text } = { text: '' }
  for (const said of words) text = (await thread.say(said)).text
  expect(text.endsWith(question)).toBe(true)
  expect((await thread.say('yes please')).calls.map((call) => call.input)).toEqual([input])
})

test('“everything” after the offer shows all three', async () => {
  expect((await callsOf('all of them')).calls).toEqual([
    ['chooseSeats', { wish: 'show' }],
    ['chooseBags', { wish: 'show' }],
    ['chooseMeals', { wish: 'show' }],
  ])
})

test('what was added is told with what was picked', async () => {
  const { thread } = await callsOf('window seats and a bag for me')
  expect((await thread.say('what have I chosen?')).text).toContain(
    'You’ve added seats 14A and 14F on BB22, 14A and 14F on AA11, a checked bag of 23 kg for Adult 1 on BB22 and a checked bag of 23 kg for Adult 1 on AA11 for £92.00.',
  )
})

test('a yes to the offer, and nothing else wanted, go to the checkout; no thanks leaves it open', async () => {
  expect((await callsOf('nothing else, check out')).calls).toEqual([['startCheckout', {}]])
  expect((await callsOf('yes')).calls).toEqual([['startCheckout', {}]])
  const { calls, text } = await callsOf('no thanks')
  expect(calls).toEqual([])
  expect(text).toContain('say “check out”')
})

test('a wish and the way to the checkout in one message', async () => {
  const { calls } = await callsOf('add a bag each and check out')
  expect(calls).toEqual([
    ['chooseBags', { wish: 'add', quantity: 1 }],
    ['startCheckout', {}],
  ])
})

test('seats are given up by words, and by “undo”', async () => {
  const { thread } = await callsOf('window seats')
  const given = await thread.say('take the seats back')
  expect(given.calls.map(({ input }) => input)).toEqual([{ wish: 'none' }])
  expect(given.text).toMatch(/^I’ve removed seats .*\. The total price is now £480\.00\./)
  await thread.say('a bag each')
  expect((await thread.say('undo')).calls.map(({ tool }) => tool)).toEqual(['rewindTrip', 'summariseTrip'])
  expect(thread.situation().total).toBe('£480.00')
})

test('at the checkout another price of the airline is told, and who accepts it', async () => {
  const thread = await after(ALONE)
  thread.world.priceNow = '£151.00'
  expect((await thread.say('check out')).text).toContain('The price has changed from £140.00 to £151.00. Accept it on the trip card')
})

test('while the checkout is open it can all be chosen still', async () => {
  const thread = await after([...ALONE, 'check out'])
  const { text, calls } = await thread.say('seat at the window')
  expect(calls).toEqual([{ tool: 'chooseSeats', input: { wish: 'window' } }])
  expect(text).toBe('I’ve added seat 14A for £10.00. The total price is now £150.00. The checkout is open above when you’re ready.')
})

test('what the airline does not sell, or refuses, is said as it is', async () => {
  const thread = await after(COUPLE)
  thread.world.without.push('chooseSeats')
  expect((await thread.say('seats together')).text).toMatch(/^This airline does not sell that before departure\. Shall we/)
  expect((await thread.say('a diabetic meal')).text).toContain('There is no diabetic meal on these flights; there is a vegetarian one.')
  thread.world.brokenTools.push('chooseBags')
  expect((await thread.say('a bag each')).text).toBe('That didn’t work, and nothing has changed. Please try again.')
})

test('seats and meals wished for early are promised, kept and chosen with the fares', async () => {
  const thread = startThread()
  expect((await thread.say('hi, window seats please')).text).toBe(
    'You can choose seats as soon as you’ve chosen your fare. I’ve noted that you’d like window seats. Where would you like to go?',
  )
  expect((await thread.say('London to Lisbon on 27 November, one way, and a vegetarian meal')).text).toContain(
    'I’ve noted window seats and vegetarian meals.',
  )
  await thread.say('the second one')
  const fares = await thread.say('light')
  expect(fares.calls.map(({ tool, input }) => [tool, input]).slice(1)).toEqual([
    ['chooseSeats', { wish: 'window' }],
    ['chooseMeals', { wish: 'choose', meal: 'vegetarian' }],
    ['summariseTrip', {}],
  ])
  expect(fares.text).toMatch(
    /^I’ve added a seat for £10\.00 and one vegetarian meal(?: for £\d+\.00| at no extra charge)\. With Light, .* Shall we go to the checkout\?$/,
  )
  expect((await thread.say('thanks')).calls).toEqual([])
})

test('a press on a fare takes up what was wished for, too', async () => {
  const thread = await after(['aisle seats please', ...ALONE.slice(0, 2)])
  const fare = thread.offer(0, 1).fares[0]
  if (!fare) throw new Error('no fare')
  thread.click({ type: 'choose-fare', sliceIndex: 0, fareId: fare.fareId }, { fare })
  const { calls } = await thread.say('(by click) Light')
  expect(calls.map(({ tool }) => tool)).toEqual(['chooseSeats', 'summariseTrip'])
})

test('an early wish that was taken back, or begun anew without, is not brought up', async () => {
  const dropped = await after(['window seats please', 'no seats after all', ...ALONE.slice(0, 2)])
  expect((await dropped.say('light')).calls.map(({ tool }) => tool)).toEqual(['chooseFlight', 'summariseTrip'])
  const anew = await after(['window seats please', 'start over', ...ALONE.slice(0, 2)])
  expect((await anew.say('light')).calls.map(({ tool }) => tool)).toEqual(['chooseFlight', 'summariseTrip'])
})

test('bags that no fare holds are bought once a fare is chosen', async () => {
  const thread = await after(ALONE.slice(0, 2))
  expect((await thread.say('add 3 bags')).text).toContain(
    'None of these fares includes that many bags. You can add bags as soon as you’ve chosen your fare.',
  )
  expect((await thread.say('light')).calls).toContainEqual({ tool: 'chooseBags', input: { wish: 'add', quantity: 3 } })
})

test('the bag that comes with a fare is not bought beside it', async () => {
  const thread = await after(ALONE.slice(0, 2))
  expect((await thread.say('standard, with a bag')).calls.map(({ tool }) => tool)).toEqual(['chooseFlight', 'summariseTrip'])
})

test('a fare, bags and seats in one message', async () => {
  const { calls } = await callsOf('light for both please, two suitcases on the way out only, and sit together', FAMILY.slice(0, 3))
  expect(calls.map(([tool]) => tool)).toEqual(['chooseFlight', 'chooseFlight', 'chooseSeats', 'chooseBags', 'summariseTrip'])
})

test('the long flight is looked up; where both are alike it is both', async () => {
  const { calls } = await callsOf('extra legroom on the long flight')
  expect(calls.map(([tool]) => tool)).toEqual(['lookUpFlights', 'lookUpFlights', 'chooseSeats'])
  expect(calls.at(-1)).toEqual(['chooseSeats', { wish: 'extra-legroom' }])
})

test('a change of day beside a wish for seats searches, and keeps the seats in mind', async () => {
  const { calls, text } = await callsOf('window seats, and leave on 28 November instead')
  expect(calls.map(([tool]) => tool)).toEqual(['searchFlights'])
  expect(text).toContain('You can choose seats as soon as you’ve chosen your fare.')
})

test('no sentence comes twice in a row while seats and bags are chosen', async () => {
  const thread = await after(COUPLE)
  let last = ''
  for (const words of ['window seats', 'window seats', 'a bag each', 'no bags', 'no bags', 'no bags', 'seats', 'seats', 'no thanks']) {
    const { text } = await thread.say(words)
    expect(text).not.toBe(last)
    last = text
  }
})

test.each([
  ['my mother needs a wheelchair', 'The passenger form in the checkout has a field for it'],
  ['can I use my saved passengers?', 'Your saved passengers are in the checkout.'],
  ['fill in my details', 'Your saved passengers are in the checkout.'],
  [
    'can I get an invoice?',
    'your booking page has the PDF with each price and the calendar file. It isn’t a tax invoice: it has no company name and no VAT',
  ],
  ['invoice on my company name with vat?', 'It isn’t a tax invoice: it has no company name and no VAT'],
  ['add it to my calendar', 'your booking page has the PDF with each price and the calendar file'],
  ['cancel my booking', 'Nothing is booked yet. Light: no changes, no refund.'],
  ['what happens if I cancel?', 'Light: no changes, no refund'],
])('before the booking "%s" is answered, and nothing is called', async (words, answer) => {
  const { calls, text } = await callsOf(words)
  expect(text).toContain(answer)
  expect(calls).toEqual([])
})

const NOTED = [...COUPLE.slice(0, 2), 'the first one, with a suitcase each']

test.each<[string, string[], string, [string, object][]]>([
  ['with the fare that holds it', NOTED, 'standard for both', []],
  ['with a fare that doesn’t', NOTED, 'light for both', [['chooseBags', { wish: 'add', kind: 'checked', quantity: 1 }]]],
  [
    'for the flight whose fare doesn’t',
    NOTED,
    'standard out and light back',
    [['chooseBags', { wish: 'add', kind: 'checked', quantity: 1, sliceIndexes: [1] }]],
  ],
  ['and refused with the fare', NOTED, 'light for both, no bags', []],
  ['and refused instead of a fare', NOTED, 'no bag please', []],
  ['once the fare holds it', [...COUPLE.slice(0, 3), 'standard for both'], 'a suitcase each please', [['chooseBags', { wish: 'show' }]]],
  [
    'once more, where the fare holds one',
    [...COUPLE.slice(0, 3), 'standard for both'],
    'another suitcase for each of us',
    [['chooseBags', { wish: 'add', kind: 'checked', quantity: 1 }]],
  ],
])('a bag %s is bought as far as no fare holds it: %j, “%s”', async (_case, messages, words, expected) => {
  const { calls } = await callsOf(words, messages)
  expect(calls.filter(([tool]) => tool === 'chooseBags')).toEqual(expected)
})

test('a fare that holds the bags wished for before says so', async () => {
  const { text } = await callsOf('standard for both', NOTED)
  expect(text).toMatch(/Standard comes with a checked bag each/)
})

test.each([
  ['two suitcases', 'add 1 more', 3],
  ['a suitcase', 'yes one more, no two more', 3],
  ['how much is a suitcase?', 'yes, add two more', 2],
  ['a suitcase', 'total 2', 2],
  ['seats together', 'yes add the cases, total 2', 2],
])('after “%s”, “%s” counts bags', async (before, words, quantity) => {
  const { calls, thread } = await callsOf(words, [...ALONE, before])
  expect(calls).toContainEqual(['chooseBags', { wish: 'add', kind: 'checked', quantity }])
  expect(thread.situation().wishes.adults).toBe(1)
})

test.each([['add 2 more'], ['one more'], ['and another two'], ['add the other 2']])(
  '“%s” of nothing counts nobody and asks',
  async (words) => {
    const { calls, text, thread } = await callsOf(words, ALONE)
    expect(calls).toEqual([])
    expect(text).toMatch(/\?$/)
    expect(thread.situation().wishes).toMatchObject({ adults: 1, checkedBags: 0 })
  },
)

test.each([
  ['add 2 more people', 3],
  ['my mate is coming too', 2],
  ['one more adult', 2],
  ['my wife, and one more', 3],
])('“%s” counts people beside the fares and the bags', async (words, adults) => {
  const { calls } = await callsOf(words, [...ALONE, 'a suitcase'])
  expect(calls).toContainEqual(['searchFlights', expect.objectContaining({ adults })])
})

test('“add the other 2” buys the bags that the fare does not hold', async () => {
  const asked = ['London to Lisbon on 27 November, one way, with 3 suitcases', 'the second one', 'standard']
  const { calls } = await callsOf('add the other 2', asked)
  expect(calls).toContainEqual(['chooseBags', { wish: 'add', kind: 'checked', quantity: 2 }])
})
