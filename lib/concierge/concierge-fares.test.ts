import { expect, test } from 'vitest'
import { startThread } from '@/tests/fixtures/concierge-thread'
import { playWords } from '@/tests/replay/play-words'

async function heard(...messages: string[]) {
  const thread = startThread()
  let last = { text: '', calls: [] as { tool: string }[] }
  for (const words of messages) last = await thread.say(words)
  return { thread, ...last }
}

test('a refundable fare wished for with the search is kept in mind, and offered once the fares are there', async () => {
  const first = await heard('London to Lisbon on 27 November, one way, and it has to be refundable')
  expect(first.text).toContain('I’ll look for a refundable fare once you’ve chosen your flights.')
  const fares = await first.thread.say('the second one')
  expect(fares.text).toMatch(/Flex is refundable.*Shall I choose Flex\?$/)
  const taken = await first.thread.say('yes')
  expect(taken.text).toContain('With Flex, London – Lisbon')
})

test.each(['I need something changeable', 'flexible tickets please', 'the tickets must be changeable'])(
  '“%s” is a wish for changes, and no refund is promised',
  async (words) => {
    const { thread } = await heard(`London to Lisbon on 27 November, one way. ${words}`)
    const fares = await thread.say('the second one')
    expect(fares.text).toMatch(/Flex can be changed.*Shall I choose Flex\?$/)
    expect(fares.text).not.toContain('refundable')
  },
)

test('a yes to the fare offered takes it on both flights', async () => {
  const { thread } = await heard('London to Lisbon on 27 November, back on 29 November, refundable', 'the first one', 'the first one')
  await thread.say('yes')
  expect(thread.situation().slices.map(({ picked }) => picked?.fare)).toEqual(['Flex', 'Flex'])
})

test.each([
  ['the cheapest with a bag', /With Standard/],
  ['the cheapest one that is refundable', /With Flex/],
  ['the cheapest', /With Light/],
])('of the fares "%s" is taken by all that was said of it', async (words, taken) => {
  const { text } = await heard('London to Lisbon on 27 November, back on 29 November', 'the second one', 'the first one', words)
  expect(text).toMatch(taken)
})

test.each([
  ['BB22 and the last one back, light fare'],
  ['BB22 out, AA11 back. flex fares both ways'],
  ['the first one and the cheapest one back, basic fares'],
  ['BB22 hin, AA11 zurück, Tarif Flex'],
  ['BB22 aller, AA11 retour, tarif basique'],
  ['BB22 ida y AA11 vuelta, tarifa flexible'],
])('“%s” takes both flights with the fare named beside them', async (words) => {
  const { thread } = await heard('London to Lisbon on 27 November, back on 29 November', words)
  const brand = /flex/i.test(words) ? 'Flex' : 'Light'
  expect(thread.situation().slices.map(({ picked }) => picked?.fare)).toEqual([brand, brand])
})

test('a fare named with the second flight holds for the first, too, which has none', async () => {
  const { thread } = await heard('London to Lisbon on 27 November, back on 29 November', 'BB22', 'the first one, flex fares')
  expect(thread.situation().slices.map(({ picked }) => picked?.fare)).toEqual(['Flex', 'Flex'])
})

test('a fare named for one way is of that way alone', async () => {
  const { thread } = await heard('London to Lisbon on 27 November, back on 29 November', 'BB22', 'the first one, flex fare for the return')
  expect(thread.situation().slices.map(({ picked }) => picked?.fare)).toEqual([null, 'Flex'])
})

test('a wish that was taken back is not brought up again', async () => {
  const { text } = await heard(
    'London to Lisbon on 27 November, one way, refundable',
    'it need not be refundable after all',
    'the second one',
  )
  expect(text).not.toContain('is refundable')
})

test('a refundable fare in business is no seat in economy', async () => {
  const { text, calls } = await heard('London to Lisbon on 27 November, one way in business', 'a refundable fare please')
  expect(calls).toEqual([])
  expect(text).toContain('I’ll look for a refundable fare once you’ve chosen your flights.')
})

test('what is bought with a fare is said beside it', async () => {
  const { text, calls } = await heard(
    'London to Lisbon on 27 November, one way',
    'the second one',
    'the flex fare please, and aisle seats next to each other',
  )
  expect(calls.map(({ tool }) => tool)).toEqual(['chooseFlight', 'chooseSeats', 'summariseTrip'])
  expect(text).toMatch(/^I’ve added seat 15C for £9\.00\. With Flex, .* Shall we go to the checkout\?$/)
})

test('what comes later is told in a sentence, and where assistance is asked for', async () => {
  const { text } = await heard('London to Lisbon on 27 November, one way, with an aisle seat, a vegan meal and wheelchair assistance')
  expect(text).toContain(
    'You can choose seats and meals as soon as you’ve chosen your fare. I’ve noted that you’d like aisle seats and vegan meals.',
  )
  expect(text).toContain('The passenger form in the checkout has a field for it, and the airline confirms.')
})

test('the fares that were taken are named with the total', async () => {
  const { text } = await heard(
    'London to Lisbon on 27 November, back on 29 November',
    'the first one',
    'the first one',
    'light for the way out, flex for the way back',
  )
  expect(text).toMatch(/^With Light outbound and Flex on the return, London – Lisbon – London comes to £/)
})

test.each(['what bags are included?', 'is it refundable?', 'what does it include?'])(
  'whoever looks for business is told nothing of economy: “%s”',
  async (words) => {
    const thread = startThread()
    await thread.say('London to Lisbon on 27 November, one way, in business')
    const { text } = await thread.say(words)
    expect(text).toContain('Business')
    expect(text).not.toMatch(/Light|Standard|Flex/)
  },
)

test('a sum asked for with the fare is said once', async () => {
  const { text } = await heard('London to Lisbon on 27 November, one way', 'the first one', 'the light fare please. What is the total?')
  expect(text.match(/£100\.00/g)).toHaveLength(1)
})

test.each([
  ['the cheapest fare for both of us', /You asked for the cheapest fare: Light for the outbound at .* and Light for the return at /],
  ['in flex', /You asked for a flex fare: Flex for the outbound at .* and Flex for the return at /],
])('“%s”, said with the search, is noted and offered once both flights are chosen', async (fare, offered) => {
  const first = await heard(`London to Lisbon on 27 November, back on 29 November, ${fare}`)
  expect(first.text).toMatch(/I’ve noted (the cheapest|a flex) fare for when you’ve chosen your flights\./)
  await first.thread.say('BB22')
  expect((await first.thread.say('the first one')).text).toMatch(offered)
  await first.thread.say('yes')
  const brand = fare.includes('flex') ? 'Flex' : 'Light'
  expect(first.thread.situation().slices.map(({ picked }) => picked?.fare)).toEqual([brand, brand])
})

test('bags said with the fare are taken with it', async () => {
  const { thread, calls } = await heard(
    'London to Lisbon on 27 November, back on 29 November, 2 adults',
    'BB22',
    'the first one',
    'light with the two suitcases',
  )
  expect(thread.situation().slices.map(({ picked }) => picked?.fare)).toEqual(['Light', 'Light'])
  expect(calls).toContainEqual({ tool: 'chooseBags', input: { wish: 'add', kind: 'checked', quantity: 1 } })
})

test.each([
  [
    'one way, must be refundable',
    'take the basic fare',
    /You asked for a refundable fare: Basic isn’t refundable; Flex .*refundable.*£\d.*Shall I choose Flex\?$/,
  ],
  ['one way, I want my money back if I cancel', 'cheapest fare', null],
  [
    'one way, I need a changeable fare',
    'basic please',
    /Basic can be changed for £\d.*; Flex can be changed for free: £\d.*Shall I choose Flex\?$/,
  ],
])('a fare that does not do what was wished is named with the one that does: “%s”', async (wish, taken, said) => {
  const { text } = await playWords(`London to Rome 10 March ${wish}`, 'the first one', taken)
  if (said) expect(text).toMatch(said)
  else expect(text).toMatch(/With Flex/)
})

test('what the chosen fare lacks is said once, and not to whoever gives the wish up', async () => {
  const first = 'London to Rome 10 March one way, must be refundable'
  const again = await playWords(first, 'the first one', 'take the basic fare', 'no, the basic one')
  expect(again.text).not.toMatch(/isn’t refundable|Shall I choose Flex/)
  const givenUp = await playWords(first, 'the first one', 'basic please, it doesn’t have to be refundable')
  expect(givenUp.text).not.toMatch(/isn’t refundable/)
  expect(givenUp.text).toMatch(/With Basic/)
})

test.each(['hand luggage only. Checkout', 'just cabin bags, take me to checkout', 'no checked bag needed, let’s pay'])(
  '“%s” takes the cheapest fare without a checked bag and goes on',
  async (words) => {
    const { calls, text } = await playWords('London to Rome 10 March one way', 'the first one', words)
    expect(calls.map(({ tool }) => tool)).toEqual(['chooseFlight', 'summariseTrip', 'startCheckout'])
    expect(text).toMatch(/^I’ve chosen Basic, the cheapest without a checked bag\./)
  },
)

test('a question about hand luggage chooses no fare', async () => {
  const { calls } = await playWords('London to Rome 10 March one way', 'the first one', 'what can I take as hand luggage only?')
  expect(calls.map(({ tool }) => tool)).not.toContain('chooseFlight')
})
