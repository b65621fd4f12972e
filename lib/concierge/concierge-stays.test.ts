import { expect, test } from 'vitest'
import { openSpoken } from '@/tests/chat/spoken'
import { playWords } from '@/tests/replay/play-words'

type Turn = [said: string, answer: RegExp]

async function expectTalk(turns: Turn[]) {
  const spoken = openSpoken()
  let last = ''
  for (const [said, answer] of turns) {
    const text = await spoken.say(said)
    expect(text, said).toMatch(answer)
    const before = last.split(/(?<=[.?!]”?)\s+/)
    expect(
      text.split(/(?<=[.?!]”?)\s+/).filter((sentence) => before.includes(sentence)),
      said,
    ).toEqual([])
    last = text
  }
  expect(spoken.refused).toEqual([])
  return spoken
}
const newest = async (spoken: ReturnType<typeof openSpoken>) => (await spoken.commands()).at(-1)?.command

test('one sentence finds places to stay, refining narrows them, and one is kept, asked about and dropped', async () => {
  const spoken = await expectTalk([
    [
      'Find me a hotel in Lisbon from 12 to 15 March for two',
      /^I found \d+ places to stay in Lisbon, from Friday 12 March to Monday 15 March 2027 for 2\. The best value is .+ a night; the cheapest is .+ Which one/,
    ],
    ['cheaper', /The cheapest is .+ a night\./],
    ['closer to the centre', /The best placed is .+ m from the centre\)/],
    ['only with a pool', /^\d of \d+ places to stay in Lisbon fit/],
    ['show all again', /^I found \d\d places to stay in Lisbon/],
    ['under €90 a night with breakfast', /of \d+ places to stay in Lisbon fits?,/],
    ['without breakfast is fine', /of \d+ places to stay in Lisbon fit/],
    ['keep the cheapest', /^I’ve kept .+ with your trip: .+ 3 nights for €.+ It isn’t booked/],
    ['book it', /kept with your trip, but you can’t book or pay for it here\. .+ You can book the flights here\.$/],
    ['which hotel have I kept?', /is kept with the trip, for €.+\. It isn’t booked\.$/],
    ['drop the hotel', /^I’ve removed the place to stay from your trip/],
  ])
  expect(await newest(spoken)).toEqual({ type: 'drop-stay' })
})

test('what is missing is asked for one thing at a time, and what was said already is kept', async () => {
  const spoken = await expectTalk([
    ['we need a place to stay', /^In which city would you like to stay\?$/],
    ['in Porto', /^Which nights would you like to stay in Porto, from which day to which\?$/],
    ['4 stars or more', /^Which day do you arrive, and which day do you leave\?$/],
    ['12 to 15 March', /^\d+ of \d+ places to stay in Porto fit, from Friday 12 March to Monday 15 March 2027\./],
    ['two rooms for 3 adults and a child', /for 4 in 2 rooms\./],
    ['one night more', /from Friday 12 March to Tuesday 16 March 2027/],
  ])
  expect(await newest(spoken)).toMatchObject({
    type: 'search-stays',
    search: { city: { slug: 'porto' }, checkInOn: '2027-03-12', checkOutOn: '2027-03-16', adults: 3, children: 1, rooms: 2 },
  })
})

test('the nights come from the flights, and the flights go on as if nothing had been', async () => {
  const spoken = await expectTalk([
    [
      'London to Lisbon on 12 March, back 15 March, and a hotel near the castle',
      /The best-value round trip is £[\d.]+: .+ I found 49 flights out and 55 back\. First the flights, then the hotel: once you’ve chosen them, say “hotel” and I’ll look in Lisbon for your 3 nights\./,
    ],
    ['and the hotel?', /near Castelo de São Jorge in Lisbon fit, from Friday 12 March to Monday 15 March 2027\./],
    ['take the best value', /^I’ve kept .+ with your trip: .+ 3 nights .+ Which round trip would you like\?$/],
    ['the cheapest flight', /^Outbound: .+ Return: .+ Which fare/],
    ['the cheapest fare', /comes to £/],
    ['another hotel?', /^Another one is .+ Shall I keep it with your trip\?$/],
    ['yes', /^I’ve kept .+ Shall we go to the checkout\?$/],
    ['check out', /^Let’s go to the checkout/],
  ])
  expect((await spoken.picked())?.length).toBe(2)
})

test('a place without hotels is owned, with some that have them', async () => {
  await expectTalk([
    [
      'a hotel in Faro for two nights',
      /^I don’t have hotels in Faro yet, so book one with the house or a hotel site\. I have them in Lisbon, Porto, .+ and 37 other cities\. Would one of those do\?$/,
    ],
    ['Lisbon then', /^Which nights would you like to stay in Lisbon/],
    ['from 12 March', /from Friday 12 March to Sunday 14 March 2027/],
  ])
})

test('what nobody tells it is said so, and what it is told is answered from it', async () => {
  await expectTalk([
    ['a hotel in Edinburgh from 2 to 5 June near the castle', /near Edinburgh Castle in Edinburgh fit/],
    ['somewhere quiet', /^I don’t know how quiet a place is\./],
    ['and what do guests say of the first one?', /^I don’t know what guests say about a place\./],
    ['how far is the first one?', / m from Edinburgh Castle and .+ from the centre, in a straight line\.$/],
    ['does the second one have a gym?', /gym/i],
    ['what time is check-in at the first one?', /check-in from \d\d:\d\d, check-out until \d\d:\d\d\.$/],
    ['near the metro', /^I don’t know how to get to buses and trains\./],
    ['near the harbour', /I don’t know “harbour” in Edinburgh/],
    ['what would you take?', /^I’d choose .+ Shall I keep it with your trip\?$/],
    ['yes please', /^I’ve kept .+ with your trip/],
  ])
})

test('with slips and in a hurry', async () => {
  const spoken = await expectTalk([
    [
      'looking for acommodation in lisbn 2nd-5th june 2 adlts',
      /^I found \d+ places to stay in Lisbon, from Wednesday 2 June to Saturday 5 June 2027 for 2\./,
    ],
    ['smth cheeper pls', /The cheapest is/],
    ['k the 2nd one', /^I’ve kept .+ with your trip/],
    ['cancel it', /^I’ve removed the place to stay from your trip/],
  ])
  expect(await newest(spoken)).toEqual({ type: 'drop-stay' })
})

test('asked what it can do about hotels, it says so; without a wish for one nothing is searched', async () => {
  const spoken = await expectTalk([
    [
      'Can you book hotels?',
      /^I can find and compare places to stay and keep one with your trip\. You can’t book them here\. In which city/,
    ],
    ['no hotel needed, just flights', /^All right, no place to stay\./],
    ['Berlin to Rome on 4 May, one way', /25 flights/],
    ['I already have a hotel', /^All right, no place to stay\. Which flight/],
    ['and can you rent me a car?', /cars/],
  ])
  expect((await spoken.commands()).some(({ command }) => command.type === 'search-stays')).toBe(false)
})

test('undo takes the last wish back, and a refusal is told in its own words', async () => {
  await expectTalk([
    ['a hotel in Rome from 4 to 7 May', /places to stay in Rome/],
    ['two rooms', /^Each room needs an adult/],
    ['for two people', /for 2 in 2 rooms/],
    ['for 40 nights', /at most/],
    ['undo', /^I’ve undone that\./],
  ])
})

test.each<[string, Turn[]]>([
  [
    'German',
    [
      [
        'Ich suche ein Hotel in Lissabon vom 12. bis 15. März',
        /^\d+ Unterkünfte passen in Lissabon\. Am günstigsten ist .+ je Nacht\. Welche/,
      ],
      ['mit Frühstück', /Unterkünfte passen in Lissabon/],
      ['ich nehme das günstigste', /bei Ihrer Reise gespeichert, für .+€.+ nicht buchen\.$/],
      ['streiche das Hotel', /keine Unterkunft mehr/],
    ],
  ],
  [
    'French',
    [
      ['Je cherche un hôtel à Paris', /^Quelles nuits/],
      ['du 4 au 7 mai pour deux personnes', /hébergements conviennent à Paris/],
      ['avec piscine', /conviennent à Paris/],
      ['je prends le moins cher', /^J’ai gardé .+ avec votre voyage, pour .+€/],
    ],
  ],
  [
    'Spanish',
    [
      ['Busco un hotel en Madrid del 4 al 7 de mayo para dos personas', /alojamientos que encajan en Madrid/],
      ['una noche más', /alojamientos que encajan en Madrid/],
      ['me quedo con el más barato', /^He guardado .+ con su viaje, por .+€/],
    ],
  ],
  [
    'Hindi',
    [
      ['मुझे दिल्ली में होटल चाहिए', /^किस दिन से किस दिन तक\?$/],
      ['10 जनवरी से 12 जनवरी', /^दिल्ली में ठहरने की \d+ जगहें मिलीं।/],
    ],
  ],
])('in %s', async (_, turns) => {
  const spoken = openSpoken()
  for (const [said, answer] of turns) expect(await spoken.say(said), said).toMatch(answer)
  expect(spoken.refused).toEqual([])
})

test.each([
  ['the second one, and find us a hotel', /^Outbound: .+ places to stay in Lisbon/s],
  ['nimm den zweiten, und such uns ein Hotel', /^Hinflug: .+ Unterkünfte passen in Lissabon/s],
])('"%s" chooses the flight, then looks for a place to stay', async (said, answer) => {
  const spoken = openSpoken()
  await spoken.say('London to Lisbon from 12 to 15 March')
  expect(await spoken.say(said)).toMatch(answer)
})

test('with places to stay on the table "the first one" is one of them and chooses no flight', async () => {
  const spoken = openSpoken()
  for (const said of ['London to Lisbon from 12 to 15 March', 'find us a hotel']) await spoken.say(said)
  expect(await spoken.say('the first one, and is it near the centre?')).not.toMatch(/Outbound:/)
})

test.each(['what is the total incl. the hotel?', 'how much is everything together, flights and hotel?', 'what does it all come to?'])(
  'with a stay kept, “%s” is told the flights’ total and what the stay is on top',
  async (said) => {
    const spoken = openSpoken()
    const before = ['London to Lisbon from 12 to 15 March', 'the cheapest both ways, basic', 'find us a hotel', 'the second one']
    for (const one of before) await spoken.say(one)
    expect(await spoken.say(said)).toMatch(/total price.* is £.* kept with your trip, is £.* on top: .* That’s £[\d.]+ for everything/)
    expect(await spoken.say('how much is the hotel?')).toMatch(/ is £.* a night, £.* in total/)
  },
)

test.each(['keep the second one, and then open the checkout please', 'forget the hotel then, just open the checkout for the flights'])(
  '“%s” goes on to the checkout',
  async (said) => {
    const spoken = openSpoken()
    for (const one of ['London to Lisbon from 12 to 15 March', 'the cheapest both ways, basic', 'find us a hotel']) await spoken.say(one)
    expect(await spoken.say(said)).toMatch(/Let’s go to the checkout.* The total is £/)
  },
)

test('who stays and where is kept with the trip: flights asked for afterwards go there for them', async () => {
  const spoken = openSpoken()
  await spoken.say('hotel in Rome 3 to 7 March for 4 adults in 2 rooms')
  expect(await spoken.say('and flights from London')).toMatch(
    /from London to Rome on Wednesday 3 March 2027, returning on Sunday 7 March 2027/,
  )
  expect(await newest(spoken)).toMatchObject({ change: { departureOn: '2027-03-03', returnOn: '2027-03-07', travellers: { adults: 4 } } })
})

test('who travels and from where, said to a proposal, holds for the flights', async () => {
  const spoken = openSpoken()
  await spoken.say('somewhere with beaches in May for 2 adults and kids of 4 and 7, from Manchester, budget £1200 in total')
  expect(await spoken.say('flights to the first, 8 to 15 May')).toMatch(
    /from Manchester to .* for 2 adults and 2 children\..* of your £1,200\.00\./s,
  )
})

test('what is left is told beside what the same message chooses', async () => {
  const spoken = openSpoken()
  await spoken.say('London to Rome 3 to 8 March for two, our budget is £900 for everything')
  expect(await spoken.say('the cheapest. how much is left then?')).toMatch(/^Outbound: .* You have £[\d.]+ of your £900\.00 left/s)
  await spoken.say('the cheapest, and the cheapest fare for both')
  await spoken.say('show me hotels')
  expect(await spoken.say('keep the first one, how much of the 900 remains?')).toMatch(
    /^I’ve kept .*That leaves £[\d.]+ of your budget of £900\.00\./s,
  )
  expect((await spoken.commands()).filter(({ command }) => command.type === 'set-budget')).toHaveLength(1)
})

test.each([
  ['a hotel for the weekend please', { checkInOn: '2027-01-15', checkOutOn: '2027-01-17' }],
  ['find us a hotel for the Saturday night only', { checkInOn: '2027-01-16', checkOutOn: '2027-01-17' }],
  ['a hotel for Friday and Saturday night', { checkInOn: '2027-01-15', checkOutOn: '2027-01-17' }],
  ['a hotel for the last two nights', { checkInOn: '2027-01-17', checkOutOn: '2027-01-19' }],
  ['a room from Friday to Monday', { checkInOn: '2027-01-15', checkOutOn: '2027-01-18' }],
])('the nights of a stay are those within the trip: “%s”', async (words, input) => {
  const { calls } = await playWords('Manchester to Lisbon 12 January to 19 January, two adults', 'take the cheapest', words)
  expect(calls.find(({ tool }) => tool === 'searchStays')?.input).toMatchObject(input)
})

test('what a hotel may cost is no budget of the trip, nor a price of its flights', async () => {
  const said = [
    'a hotel in Berlin near the centre under 150, 13 to 15 January',
    'Edinburgh to Berlin on 13 January, back on the 15th',
  ] as const
  const { calls } = await playWords(...said)
  expect(calls.map(({ tool }) => tool)).toEqual(['searchFlights'])
})

test.each([['any cheaper hotel?'], ['is there a less expensive hotel']])(
  '“%s” looks for hotels before the flights are chosen',
  async (words) => {
    const { calls } = await playWords('London to Lisbon 13 to 17 february, 2 adults', words)
    expect(calls).toMatchObject([{ tool: 'searchStays', input: { by: 'cheapest' } }])
  },
)

test('one more traveller beside a hotel goes on the flights, too', async () => {
  const { calls } = await playWords(
    'London to Lisbon 13 to 17 february, 2 adults',
    'my brother joins us, three of us now, and a hotel for us',
  )
  expect(calls.map(({ tool }) => tool)).toEqual(['searchFlights', 'searchStays'])
  expect(calls[0]).toMatchObject({ input: { adults: 3 } })
})
