import { expect, test } from 'vitest'
import { openSpoken } from '@/tests/chat/spoken'

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
      /^\d+ places to stay in Lisbon, from Fri 12 Mar to Mon 15 Mar 2027 for 2\. Best value is .+ a night; the cheapest is .+ Which one/,
    ],
    ['cheaper', /The cheapest is .+ a night\./],
    ['closer to the centre', /Best placed is .+ m from the centre\)/],
    ['only with a pool', /^\d of \d+ places to stay in Lisbon suit that/],
    ['show all again', /^\d\d places to stay in Lisbon/],
    ['under €90 a night with breakfast', /of \d+ places to stay in Lisbon suits? that/],
    ['without breakfast is fine', /of \d+ places to stay in Lisbon suit that/],
    ['keep the cheapest', /is kept with the trip: .+ 3 nights for €.+ Nothing is booked or held by that/],
    ['book it', /kept with your trip, but places to stay cannot be booked or paid here; .+ The flights can be booked here\.$/],
    ['which hotel have I kept?', /is kept with the trip, for €.+; it is not booked\.$/],
    ['drop the hotel', /^No place to stay is kept with the trip any more/],
  ])
  expect(await newest(spoken)).toEqual({ type: 'drop-stay' })
})

test('what is missing is asked for one thing at a time, and what was said already is kept', async () => {
  const spoken = await expectTalk([
    ['we need a place to stay', /^In which city would you like to stay\?$/],
    ['in Porto', /^For which nights in Porto, from which day to which\?$/],
    ['4 stars or more', /^I only need the day you arrive and the day you leave\.$/],
    ['12 to 15 March', /^\d+ of \d+ places to stay in Porto suit that, from Fri 12 Mar to Mon 15 Mar 2027\./],
    ['two rooms for 3 adults and a child', /for 4 in 2 rooms\./],
    ['one night more', /from Fri 12 Mar to Tue 16 Mar 2027/],
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
      /49 flights to choose from\..+ For a place to stay say “a hotel”/,
    ],
    ['and the hotel?', /near Castelo de São Jorge in Lisbon suit that, from Fri 12 Mar to Mon 15 Mar 2027\./],
    ['take the best value', /is kept with the trip: .+ 3 nights .+ Which flight would you like for the way out\?$/],
    ['the cheapest flight', /it is, .+ for the way back/],
    ['the first one', /Which fare/],
    ['the cheapest fare', /comes to £/],
    ['another hotel?', /^Another is .+ Shall I keep it with the trip\?$/],
    ['yes', /is kept with the trip: .+ Shall we go to the checkout\?$/],
    ['check out', /^To the checkout/],
  ])
  expect((await spoken.picked())?.length).toBe(2)
})

test('a place without hotels is owned, with some that have them', async () => {
  await expectTalk([
    [
      'a hotel in Faro for two nights',
      /^I have no places to stay in “Faro” yet\. I have them in Lisbon, Porto, .+ and 37 other cities\. Which city shall it be\?$/,
    ],
    ['Lisbon then', /^For which nights in Lisbon/],
    ['from 12 March', /from Fri 12 Mar to Sun 14 Mar 2027/],
  ])
})

test('what nobody tells it is said so, and what it is told is answered from it', async () => {
  await expectTalk([
    ['a hotel in Edinburgh from 2 to 5 June near the castle', /near Edinburgh Castle in Edinburgh suit that/],
    ['somewhere quiet', /^I am not told how quiet a house is\./],
    ['and what do guests say of the first one?', /^I am not told what guests say of a house\./],
    ['how far is the first one?', / m from Edinburgh Castle and .+ from the centre, in a straight line\.$/],
    ['does the second one have a gym?', /gym/],
    ['what time is check-in at the first one?', /check-in from \d\d:\d\d, check-out until \d\d:\d\d\.$/],
    ['near the metro', /^I am not told the way to buses and trains\./],
    ['near the harbour', /I know no “harbour” in Edinburgh/],
    ['what would you take?', /^I would take .+ Shall I keep it with the trip\?$/],
    ['yes please', /is kept with the trip/],
  ])
})

test('with slips and in a hurry', async () => {
  const spoken = await expectTalk([
    ['looking for acommodation in lisbn 2nd-5th june 2 adlts', /^\d+ places to stay in Lisbon, from Wed 2 Jun to Sat 5 Jun 2027 for 2\./],
    ['smth cheeper pls', /The cheapest is/],
    ['k the 2nd one', /is kept with the trip/],
    ['cancel it', /^No place to stay is kept with the trip any more/],
  ])
  expect(await newest(spoken)).toEqual({ type: 'drop-stay' })
})

test('asked what it can do about hotels, it says so; without a wish for one nothing is searched', async () => {
  const spoken = await expectTalk([
    ['Can you book hotels?', /^I find and compare places to stay and keep one with the trip; they cannot be booked here\. In which city/],
    ['no hotel needed, just flights', /^All right, no place to stay then\./],
    ['Berlin to Rome on 4 May, one way', /25 flights/],
    ['I already have a hotel', /^All right, no place to stay then\. Which flight/],
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
    ['undo', /^I took that back\./],
  ])
})

test.each<[string, Turn[]]>([
  [
    'German',
    [
      [
        'Ich suche ein Hotel in Lissabon vom 12. bis 15. März',
        /^\d+ Unterkünfte passen in Lisbon\. Am günstigsten ist .+ je Nacht\. Welche/,
      ],
      ['mit Frühstück', /Unterkünfte passen in Lisbon/],
      ['ich nehme das günstigste', /liegt nun bei Ihrer Reise, für €.+ nicht buchen\.$/],
      ['streiche das Hotel', /keine Unterkunft mehr/],
    ],
  ],
  [
    'French',
    [
      ['Je cherche un hôtel à Paris', /^Pour quelles nuits/],
      ['du 4 au 7 mai pour deux personnes', /hébergements conviennent à Paris/],
      ['avec piscine', /conviennent à Paris/],
      ['je prends le moins cher', /est gardé avec votre voyage, pour €/],
    ],
  ],
  [
    'Spanish',
    [
      ['Busco un hotel en Madrid del 4 al 7 de mayo para dos personas', /alojamientos cumplen eso en Madrid/],
      ['una noche más', /alojamientos cumplen eso en Madrid/],
      ['me quedo con el más barato', /queda guardado con su viaje, por €/],
    ],
  ],
  [
    'Hindi',
    [
      ['मुझे दिल्ली में होटल चाहिए', /^किस दिन से किस दिन तक\?$/],
      ['10 जनवरी से 12 जनवरी', /^Delhi में ठहरने की \d+ जगहें मिलीं।/],
    ],
  ],
])('in %s', async (_, turns) => {
  const spoken = openSpoken()
  for (const [said, answer] of turns) expect(await spoken.say(said), said).toMatch(answer)
  expect(spoken.refused).toEqual([])
})
