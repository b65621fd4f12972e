import { expect, test } from 'vitest'
import { startThread } from '@/tests/fixtures/concierge-thread'
import { playWords } from '@/tests/replay/play-words'

async function withFlights(words = 'London to Lisbon on 27 November, back on 29 November') {
  const thread = startThread()
  await thread.say(words)
  return thread
}

test.each([
  ['what plane is that?', /is flown by .+ with an? /],
  ['who operates it?', /is flown by .+ with an? /],
  ['which terminal?', /I don’t know the terminal/],
  ['does it land the next day?', /lands at \d\d:\d\d the same day/],
  ['can I take a rucksack?', /cabin bag|one piece|hand luggage/],
  ['and if we have to cancel?', /no changes, no refund/],
  ['what does Flex mean?', /Flex is £\d+/],
  ['is it really the cheapest?', /^(?:Yes|No), /],
  ['why is this first?', /is the (?:best value|cheapest)/],
  ['how many seats are left?', /^I don’t know how many seats are left/],
  ['are these all flights there are?', /^These are all the flights I found/],
  ['is there wi-fi?', /^It differs by airline/],
  ['does the first one have wifi?', /^AA11: the airline doesn’t say what’s on board/],
  ['has the first one got power sockets?', /^AA11: the airline doesn’t say what’s on board/],
  ['how much legroom does the first one have?', /^AA11: the airline doesn’t say what’s on board/],
  ['which one has the best seats?', /^I don’t have that information/],
  ['what do you think of the first one?', /^AA11 at 06:10 is the cheapest/],
  ['do you take a commission?', /includes taxes and our service fee/],
  ['what is the catch?', /includes taxes and our service fee/],
  ['how do I know the price is real?', /^I make up no price: .* You only pay when you tap Pay/],
  ['how do I know you are not making this up?', /^I make up no price/],
  ['can I trust these prices?', /^I make up no price/],
  ['is this a scam?', /^I make up no price/],
  ['is the airline reliable?', /^(?!I make up no price)/],
  ['what if my flight is cancelled?', /^If the airline itself cancels, it owes you another flight or your money back/],
  ['what if I cancel?', /Light: no changes, no refund/],
  ['can you email me this?', /^I can’t send things from this chat/],
  ['forget it', /^All right\./],
  ["I'm done", /^All right\. Which outbound flight/],
  ['does the baby get a seat?', /^Under 2, a baby flies on your lap/],
  ['do kids get a discount?', /child fare/],
  ['which fare lets me change the date?', /^On AA33 at 13:30, Light: no changes/],
  ['which fare is refundable?', /^On AA33 at 13:30, Light: no changes, no refund/],
  ['I have a nut allergy, is there a meal?', /Only the airline can say whether it’s safe with an allergy/],
])('while flights are picked "%s" is answered, and nothing changes', async (words, answer) => {
  const thread = await withFlights()
  const before = thread.situation()
  const { text, calls } = await thread.say(words)
  expect(text).toMatch(answer)
  expect(calls.every(({ tool }) => tool === 'lookUpFlights')).toBe(true)
  expect(thread.situation()).toEqual(before)
})

test.each([
  ['Which one is the cheapest?', [/^AA11 leaves at 06:10 and arrives at 09:00, direct, for £100\.00 one way\.$/]],
  [
    'Which one is the cheapest, and does it have a bag?',
    [/^AA11 leaves at 06:10 .*£100\.00 one way\. /, /On AA11 at 06:10, Light at £100\.00 one way has no checked bag/],
  ],
  ['Is the second one direct and how much is it?', [/^BB22 at 09:40 is direct/, /BB22 at 09:40 is £140\.00/]],
  [
    'what if my flight is cancelled, and is there a meal? I have a nut allergy',
    [/^If the airline itself cancels, it owes you/, /A meal isn’t included .* Only the airline can say whether it’s safe with an allergy/],
  ],
  ['Do I need a visa, and what about vaccinations?', [/^Whether you need a visa for Portugal/, /See a travel clinic or your doctor/]],
  ['when does it land and what is the weather like there?', [/^I have no forecast, .* AA33 lands at 16:10/]],
  [
    'how do I know the price is real? And which one is the cheapest?',
    [/^I make up no price: /, /AA11 leaves at 06:10 .*£100\.00 one way\.$/],
  ],
  ['What airline is it? And when does it land?', [/^AA33 is flown by Alpha Air/, /AA33 lands at 16:10 the same day/]],
  [
    'does the first one have a bag, and can I cancel it?',
    [/^On AA11 at 06:10, Light .* checked bag/, /On AA11 at 06:10, Light: no changes, no refund/],
  ],
])('each question of "%s" is answered, in the order asked and of one flight', async (words, answers) => {
  const { text, calls } = await (await withFlights()).say(words)
  for (const answer of answers) expect(text).toMatch(answer)
  expect(calls.every(({ tool }) => tool === 'lookUpFlights')).toBe(true)
})

test('questions of two kinds beside a wish for flights do not keep it from being searched', async () => {
  const { calls } = await startThread().say('London to Lisbon on 27 November, do I need a visa and can I cancel it?')
  expect(calls[0]).toMatchObject({ tool: 'searchFlights', input: { to: 'Lisbon' } })
})

test('questions beside a wish for flights are each answered, in the order asked, and the offer is made once', async () => {
  const { calls, text } = await startThread().say(
    'London to Lisbon on 27 November. Do I need a visa, what is the weather like there, and is there wifi on board?',
  )
  expect(calls[0]).toMatchObject({ tool: 'searchFlights', input: { to: 'Lisbon' } })
  expect(text).toMatch(/gov\.uk\/check-uk-visa.*forecast.*Wi-Fi/)
  expect(text).not.toMatch(/I can find and book/)
})

test('back the same evening is a day and a time', async () => {
  const { calls } = await startThread().say('I need to be in Lisbon by 9am on 27 November, from London, and return the same evening')
  expect(calls[0]?.input).toMatchObject({ departureOn: '2026-11-27', returnOn: '2026-11-27' })
})

test('a trip of so many days is a journey, no excursion', async () => {
  expect((await startThread().say('4 day trip to Lisbon in March')).calls[0]).toMatchObject({
    tool: 'searchFlights',
    input: { to: 'Lisbon' },
  })
})

test('fees are told before anything is searched', async () => {
  expect((await startThread().say('why is there a service fee?')).text).toContain('our service fee')
})

test('how many flights there are is told by the list', async () => {
  const { text, calls } = await (await withFlights()).say('how many flights are there?')
  expect(text).toMatch(/there are 42 flights/)
  expect(calls).toEqual([{ tool: 'rankFlights', input: { sliceIndex: 0 } }])
})

test.each([
  ['make it a week', '2026-12-04'],
  ['make it 3 nights', '2026-11-30'],
])('"%s" moves the way back alone', async (words, returnOn) => {
  expect((await (await withFlights()).say(words)).calls[0]).toEqual({ tool: 'searchFlights', input: { returnOn } })
})

test('"it" is the flight spoken of last, until another is', async () => {
  const thread = await withFlights()
  expect((await thread.say('how long does the second one take?')).text).toContain('BB22')
  expect((await thread.say('what plane is it?')).text).toContain('BB22')
  expect((await thread.say('and the first one?')).text).toContain('AA11')
})

test('two flights are compared, and the cheaper of them is taken', async () => {
  const thread = await withFlights()
  const compared = await thread.say('the first two')
  expect(compared.text).toMatch(/^Compared with AA11 at 06:10 \(.*\): BB22 at 09:40 is £40\.00 more, 20 min shorter\.$/)
  const taken = await thread.say('take the cheaper of those two')
  expect(taken.calls[0]).toEqual({ tool: 'chooseFlight', input: { sliceIndex: 0, offerId: 'search-1/0/0' } })
})

test('the other one, the one after that: told by what was spoken of', async () => {
  const thread = await withFlights()
  await thread.say('the first two')
  await thread.say('how long does the first one take?')
  expect((await thread.say('the other one please')).text).toContain('Outbound: BB22, 09:40–12:10.')
})

test('a flight that the list does not hold is looked up, then taken', async () => {
  const thread = await withFlights()
  const { calls } = await thread.say('the earliest one')
  expect(calls.map(({ tool }) => tool).slice(0, 2)).toEqual(['lookUpFlights', 'chooseFlight'])
})

test('a question of the price of each is answered by what the tool reckoned', async () => {
  const thread = await withFlights('London to Lisbon on 27 November, one way, 2 adults')
  expect((await thread.say('what does each of us pay?')).text).toContain('£110.00 each')
})

test('what is chosen and what is left to do is told from the trip', async () => {
  const thread = await withFlights()
  await thread.say('the second one')
  expect((await thread.say('what have I picked so far?')).text).toContain('Outbound: BB22 on Friday 27 November')
  const left = await thread.say('what is left to do?')
  expect(left.text).toContain('Still to do: the return flight')
  expect(left.calls).toEqual([])
})

test('one message searches and takes, and a fare named with a flight is taken with it', async () => {
  const thread = startThread()
  const whole = await thread.say('London to Lisbon on 27 November, back on 29 November, and take the cheapest both ways')
  expect(whole.calls.map(({ tool }) => tool)).toEqual(['searchFlights', 'chooseFlight', 'rankFlights', 'chooseFlight', 'summariseFlight'])
  expect(whole.text).toContain('Outbound: AA11, 06:10–09:00. Return: AA11, 06:10–09:00.')
  const other = await withFlights('London to Lisbon on 27 November, one way')
  const { calls } = await other.say('I take the second one in flex')
  expect(calls.map(({ tool }) => tool)).toEqual(['chooseFlight', 'chooseFlight', 'summariseTrip'])
})

test('a flight out and one back are taken from one message', async () => {
  const thread = await withFlights()
  await thread.say('the 9:40 out and the 13:30 back')
  expect(thread.situation().slices.map(({ picked }) => picked?.flight)).toEqual(['BB22', 'AA33'])
})

test('more bags for picked flights do not throw the picks away unasked', async () => {
  const thread = await withFlights('London to Lisbon on 27 November, one way')
  await thread.say('the second one')
  const one = await thread.say('with a bag')
  expect(thread.situation().slices[0]?.picked?.flight).toBe('BB22')
  expect(one.text.length).toBeGreaterThan(10)
  const two = await thread.say('add 3 bags')
  // The fare holds the third.
  expect(two.calls).toEqual([{ tool: 'chooseBags', input: { wish: 'add', quantity: 2 } }])
  expect(thread.situation().slices[0]?.picked?.flight).toBe('BB22')
})

test('what is disliked is asked about, not taken', async () => {
  const thread = await withFlights()
  const { calls, text } = await thread.say("I don't like it")
  expect(calls).toEqual([])
  expect(text).toContain('What should be different')
})

test('no sentence comes twice in a row, whatever is said', async () => {
  const thread = startThread()
  let last = ''
  for (const words of [
    'hello',
    'hello',
    'London to Lisbon',
    'hm',
    'hm',
    'on 27 November',
    'one way',
    'blah',
    'blah',
    'blah',
    'is it direct?',
    'is it direct?',
    'thanks',
    'thanks',
  ]) {
    const { text } = await thread.say(words)
    expect(text).not.toBe(last)
    for (const sentence of text.split(/(?<=[.?])\s+/)) expect(last.split(/(?<=[.?])\s+/)).not.toContain(sentence)
    last = text
  }
})

test.each(['is the first one cheaper?', 'is there anything cheaper?'])('“%s” is of the flights shown', async (words) => {
  const thread = startThread()
  await thread.say('London to Lisbon on 25 November, back on 29 November')
  const { calls } = await thread.say(words)
  expect(calls.filter(({ tool }) => tool === 'searchFlights')).toEqual([])
})

test.each([
  ['Leeds to Lisbon 16 to 19 April', 'is there a direct one?', 'No, every flight that day has a stop.'],
  ['Leeds to Lisbon 16 to 19 April', 'do you have a direct one?', 'No, every flight that day has a stop.'],
  ['Leeds to Lisbon 16 to 19 April', 'is there one without a stop?', 'No, every flight that day has a stop.'],
  ['London to Lisbon 16 to 19 April', 'is there a direct one?', 'Yes, '],
  ['Leeds nach Lissabon 16. bis 19. April', 'gibt es einen direkten?', 'Nein, an diesem Tag hat jeder Flug einen Zwischenstopp.'],
  ['Leeds nach Lissabon 16. bis 19. April', 'gibt es einen früheren?', 'Ja, '],
  ['Leeds Lisbonne du 16 au 19 avril', 'il y en a un direct ?', 'Non, tous les vols de ce jour ont une escale.'],
  ['Leeds a Lisboa del 16 al 19 de abril', 'hay un vuelo directo?', 'No, todos los vuelos de ese día tienen escala.'],
  ['Leeds se Lisbon 16 se 19 april', 'koi direct hai?', 'Nahi, us din har flight mein stop hai.'],
])('after “%s”, “%s” is answered with yes or no first', async (search, question, answer) => {
  const { calls, text } = await playWords(search, question)
  expect(calls).toMatchObject([{ tool: 'lookUpFlights' }])
  expect(text.startsWith(answer)).toBe(true)
})

test.each(['Leeds to Lisbon 16 to 19 April, I need an invoice', 'can I get a receipt? Leeds to Lisbon 16 to 19 April'])(
  'a search is made beside the question for papers: %s',
  async (words) => {
    const { calls, text } = await playWords(words)
    expect(calls).toMatchObject([{ tool: 'searchFlights', input: { from: 'Leeds', to: 'Lisbon' } }])
    expect(text).toContain('It isn’t a tax invoice: it has no company name and no VAT')
    expect(text).not.toContain('I can’t send things')
  },
)

test.each(['change to Valencia', 'switch to Valencia please', 'make it Valencia', 'change it to Valencia'])(
  '“%s” changes where the trip goes and keeps the rest',
  async (words) => {
    const { calls } = await playWords('Leeds to Lisbon 16 to 19 April', words)
    expect(calls).toMatchObject([{ tool: 'searchFlights', input: { to: 'Valencia' } }])
  },
)
