import { expect, test } from 'vitest'
import { playWords } from '@/tests/replay/play-words'

const WITH_BABY = 'London to Lisbon 5 to 12 March, 2 adults and a baby'

test.each([
  ['Delhi se Dubai 10 december ko one way, 2 adults aur ek baby 8 mahine', 'baby hatao'],
  ['Delhi se Dubai 10 december ko one way, 2 adults aur ek baby 8 mahine', 'koi baby nahi'],
  ['Berlin nach Rom 5. bis 12. März, 2 Erwachsene und ein Baby', 'Baby doch nicht'],
  [WITH_BABY, 'no baby after all'],
  [WITH_BABY, 'sorry, the baby isn’t coming'],
  [WITH_BABY, 'we’ve decided to leave the baby with my mum'],
])('after “%s”, “%s” takes the baby off the search', async (first, words) => {
  const { situation } = await playWords(first, words)
  expect(situation?.wishes).toMatchObject({ adults: 2, infants: 0, childAges: [] })
})

test('“bacha ek hai, do nahi” puts the number of children right', async () => {
  const { situation } = await playWords('Delhi se Dubai 10 december ko one way, 2 adults aur do bacche', 'bacha ek hai, do nahi')
  expect(situation?.wishes).toMatchObject({ adults: 2, children: 1, infants: 0 })
})

const TWO = 'Your child is two on the last flight and needs a seat of their own, so I’ve counted a child of 2 for the whole trip.'
const UNDER_TWO = 'Your child will still be under two on the last flight, so I’ve counted an infant on your lap.'
const MARCH = 'London to Lisbon 25 February to 10 March'

test.each([
  [`${MARCH} for me, my husband and our daughter who turns two on 3 March`],
  [`${MARCH}, 2 adults and our baby, she turns 2 on 3 March`],
  [`${MARCH}, 2 adults and a girl turning 2 on 3 March`],
  [`${MARCH}, two adults and our little boy, it’s his second birthday on 3 March`],
  [`${MARCH}, my wife, me and our son. He’s 1, his birthday is during the trip`],
  [`${MARCH}, my wife, me and our son. He’s 1 and his birthday is on 3 March`],
  [`${MARCH}, 2 adults and our daughter, she turned 2 last week`],
  ['me, my husband and our daughter who turns two on 3 March', MARCH],
  [MARCH, '2 adults and a toddler who turns two before we fly back'],
  ['London to Lisbon 5 March to 12 April, 2 adults and my son who is 23 months'],
  ['London to New York 20 December to 20 March, 2 adults and a baby, he’s 22 months now'],
])('who is two by the last flight is a child with a seat: %s %s', async (...words) => {
  const { situation, text } = await playWords(...(words as string[]))
  expect(situation?.wishes).toMatchObject({ adults: 2, children: 1, infants: 0, childAges: [2] })
  expect(text).toContain(TWO)
})

test.each([
  ['Wir fliegen London nach Lissabon 25. Februar bis 10. März, zwei Erwachsene und unsere Tochter, die am 3. März zwei wird'],
  ['Londres Lisbonne du 25 février au 10 mars, deux adultes et notre fille qui aura deux ans le 3 mars'],
  ['Londres Lisboa del 25 de febrero al 10 de marzo, dos adultos y nuestra hija que cumple dos años el 3 de marzo'],
])('a birthday is heard in other languages: %s', async (words) => {
  const { situation } = await playWords(words)
  expect(situation?.wishes).toMatchObject({ adults: 2, children: 1, infants: 0, childAges: [2] })
})

test.each([
  [[`${MARCH}, 2 adults and our daughter who turns two on 20 March`], UNDER_TWO],
  [['2 adults and our daughter who turns two on 20 March', MARCH], UNDER_TWO],
  [[`${MARCH}, 2 adults and our daughter who turns two on 3 March`, 'change the dates to 1 to 2 March'], UNDER_TWO],
  [[`${MARCH}, 2 adults and our baby who turns 1 on 1 March`], ''],
])('who is still one on the last flight is an infant: %s', async (words, said) => {
  const { situation, text } = await playWords(...words)
  expect(situation?.wishes).toMatchObject({ adults: 2, children: 0, infants: 1, childAges: [1] })
  expect(text).toContain(said)
})

test('a birthday of somebody grown counts nobody', async () => {
  const { situation, text } = await playWords(`${MARCH} for my wife and me, her birthday is on 3 March`)
  expect(situation?.wishes).toMatchObject({ adults: 2, children: 0, infants: 0 })
  expect(text).not.toContain('last flight')
})

test('a baby who may turn two during the trip is noticed', async () => {
  const { text } = await playWords('London to Lisbon 25 November to 10 December, 2 adults and a baby of 23 months')
  expect(text).toContain('If your baby turns two before the last flight, airlines ask for a seat and a child’s fare.')
})

test('a younger baby is not spoken of, and the words offered search with a seat', async () => {
  expect((await playWords('London to Lisbon 5 to 12 March, 2 adults and a baby of 10 months')).text).not.toContain('turns two')
  const { situation } = await playWords('London to Lisbon 5 to 12 March, 2 adults and a baby of 10 months', 'the baby needs their own seat')
  expect(situation?.wishes).toMatchObject({ adults: 2, children: 1, infants: 0 })
})

test.each([
  ['London to Lisbon 5 to 12 March, 2 adults and a 1 year old. does the little one need a seat?', 'she needs one'],
  ['2 adults with a 14 month old boy, does he need his own seat? London to Lisbon 5 to 12 March', 'yes he needs one'],
  ['London nach Lissabon 5. bis 12. März, 2 Erwachsene und ein Baby. Braucht die Kleine einen eigenen Sitz?', 'sie braucht einen'],
  ['Londres Lisbonne du 5 au 12 mars, 2 adultes et un bébé. Est-ce que la petite a besoin d’un siège ?', 'oui elle en a besoin'],
  ['Londres Lisboa del 5 al 12 de marzo, 2 adultos y un bebé. ¿Necesita asiento el bebé?', 'sí lo necesita'],
])('the seat of a baby is told beside the search and taken after it: %s', async (question, answer) => {
  expect((await playWords(question)).text).toMatch(/Under 2, a baby flies on your lap/)
  const { situation } = await playWords(question, answer)
  expect(situation?.wishes).toMatchObject({ adults: 2, children: 1, infants: 0 })
})

test.each([
  'London to Lisbon 5 to 12 March for me, my wife and my 1 year old. He needs his own seat',
  'London to Lisbon 5 to 12 March, 2 adults and a 14 month old, he needs his own seat',
])('a seat for the baby named beside it: %s', async (words) => {
  const { situation } = await playWords(words)
  expect(situation?.wishes).toMatchObject({ adults: 2, children: 1, infants: 0 })
})

test.each(['my mum needs a seat by the window', 'she needs a seat near the toilet'])('“%s” is no seat for the baby', async (words) => {
  const { situation } = await playWords(WITH_BABY, words)
  expect(situation?.wishes).toMatchObject({ adults: 2, infants: 1 })
})

test.each(['he needs his own seat then', 'the baby will need a seat'])('“%s” counts the baby of the trip with a seat', async (words) => {
  const { situation, text } = await playWords(WITH_BABY, words)
  expect(situation?.wishes).toMatchObject({ adults: 2, children: 1, infants: 0 })
  expect(text).not.toContain('not sure')
})

test('“she needs one” is no seat where none was spoken of', async () => {
  const { calls } = await playWords(WITH_BABY, 'she needs one')
  expect(calls).toEqual([])
})

const TRIP = 'London to Lisbon on 10 May 2027 one way'

test.each([
  [`${TRIP}, my mother can’t climb stairs`, 'Wheelchair to the aircraft door (cannot climb steps)'],
  [`${TRIP}, I need a wheelchair, I can walk but not far`, 'Wheelchair to the gate (can climb steps)'],
  [`${TRIP}, my dad can’t walk and has to be lifted into his seat`, 'Wheelchair to the seat (cannot walk)'],
])('the help that fits is named as the passenger form names it: %s', async (words, named) => {
  const { text, calls } = await playWords(words)
  expect(calls.map(({ tool }) => tool).slice(0, 2)).toEqual(['remember', 'searchFlights'])
  expect(text).toContain('ask for it at least 48 hours ahead')
  expect(text).toContain(`In the passenger form that’s “${named}”.`)
})

test('being lifted to the seat is no question about a second seat', async () => {
  const { text } = await playWords(TRIP, 'I need to be lifted to my seat')
  expect(text).toContain('“Wheelchair to the seat (cannot walk)”')
  expect(text).not.toContain('extra seat')
})

test.each([
  [`${TRIP}, a second seat for comfort`, 'An extra seat for comfort or an instrument costs about the adult fare without taxes.'],
  [`${TRIP}, a seat for my cello`, 'A cello needs a seat of its own at about the adult fare without taxes'],
])('a seat that nobody sits in is told of before there is a fare: %s', async (words, told) => {
  const { text, calls } = await playWords(words)
  expect(calls).toMatchObject([{ tool: 'searchFlights' }])
  expect(text).toContain(told)
})

test.each([`${TRIP} with my dog in the cabin`, `${TRIP} with my labrador in the hold`, `${TRIP}, my cat comes too`])(
  'a pet is counted, with its size, its price and that the airline must agree: %s',
  async (words) => {
    const { text, calls } = await playWords(words)
    expect(calls).toMatchObject([{ tool: 'searchFlights', input: { pets: 1 } }])
    expect(text).toMatch(/8 kg .* 46 × 28 × 24 cm, .*€40 to €120 .*I’ve counted it\. Once your fares are chosen, I can add its place/)
  },
)

test.each([
  ['can it go in the hold instead?', 'pets'],
  ['how big may the carrier be?', 'how big may the carrier be?'],
])('“%s” is of the pet that comes along', async (words, question) => {
  const { calls } = await playWords(`${TRIP} with my dog`, words)
  expect(calls).toMatchObject([{ tool: 'askGuide', input: { question } }])
})

test.each([
  [`${TRIP} with my dog`, 'he’s 6 kg', /At 6 kg it can come into the cabin with most airlines that take pets/],
  [`${TRIP} with my dog`, '14 kilos', /At 14 kg it’s too heavy for the cabin/],
  [`${TRIP} with my dog`, 'in the cabin please', /In the cabin it may weigh up to about 8 kg/],
  ['can I take my dog on the flight?', 'cabin', /In the cabin it may weigh up to about 8 kg/],
  ['London nach Lissabon am 10. Mai 2027, nur Hinflug, mit Hund', '6 kilo', /At 6 kg it can come into the cabin/],
])('after “%s”, “%s” is of the pet', async (before, words, said) => {
  const { text, calls } = await playWords(before, words)
  expect(text).toMatch(said)
  expect(calls).toEqual([])
})

test('what a counted pet costs is answered without counting it again', async () => {
  const { text } = await playWords(`${TRIP} with my dog`, 'what does it cost for the dog?')
  expect(text).toContain('€40 to €120')
  expect(text).not.toContain('Shall I add one pet?')
})

test('ten people or more are told of the group desk', async () => {
  const { text } = await playWords(`${TRIP}, 14 people`)
  expect(text).toMatch(/at most 9 people in one booking; you asked for 14\. From ten on, the airline’s group desk/)
})

test('twins with one adult: one on the lap and, after a yes, one in a seat', async () => {
  const { text } = await playWords('London to Lisbon 10 May 2027 one way, me and my 1 year old twins')
  expect(text).toMatch(/Each infant sits on an adult’s lap.* Shall I search with a seat for one of them\?$/)
  const { calls } = await playWords('London to Lisbon 10 May 2027 one way, me and my 1 year old twins', 'yes')
  expect(calls).toMatchObject([{ tool: 'searchFlights', input: { adults: 1, children: 1, infants: 1 } }])
})

test.each<[string, object]>([
  ['2 adults, kids 5 and 1, the little one turns 2 on 2 April', { children: 2, childAges: [5, 2] }],
  ['2 adults, kids 5 and 1, the baby turns 2 on 2 April', { children: 2, childAges: [5, 2] }],
  ['2 adults, kids 5 and 8 and the baby', { children: 2, infants: 1, childAges: [5, 8] }],
  ['2 adults, kids 5 and 8, and the little one', { children: 3, childAges: [5, 8] }],
])('a child whose age is told already is not counted twice: %s', async (party, counts) => {
  const { calls } = await playWords(`Manchester to Faro 27 March to 3 April 2027, ${party}`)
  expect(calls).toMatchObject([{ tool: 'searchFlights', input: { adults: 2, ...counts } }])
})

const ROUTE = 'delhi se london jana hai 10 jan ko, wapas 15 jan'

test.each([
  [`bhai mujhe ${ROUTE}`, 1],
  [`yaar main aur meri patni, ${ROUTE}`, 2],
  [`mere bhai ke saath ${ROUTE}`, 2],
  [`bhai direct flight dikhao, ${ROUTE}`, 1],
  [`${ROUTE}, direct flight do bhai`, 1],
  [`${ROUTE}, bhai aur main`, 2],
  [`${ROUTE}, hum do bhai`, 2],
  ['buddy, London to Rome 10 to 15 January, direct flights only', 1],
  ['bro I need to fly from London to Rome 10 to 15 January', 1],
  ['hey boss, can you find us London to Rome 10 to 15 January', 1],
  ['London to Rome 10 to 15 January, just me, mate', 1],
  ['dude 2 tickets London to Rome 10 to 15 January', 2],
  ['my boss and I need to fly from London to Rome 10 to 15 January', 2],
  ['bro and I need to fly from London to Rome 10 to 15 January', 2],
  ['London to Rome 10 to 15 January, me and my mate', 2],
  ['London to Rome 10 to 15 January with a mate', 2],
])('whoever is addressed does not travel: “%s”', async (words, adults) => {
  const { situation } = await playWords(words)
  expect(situation?.wishes).toMatchObject({ adults })
})

test.each([
  ['ek aadmi', 1],
  ['par 1 hi adult', 1],
  ['do hi log', 2],
  ['ek aadmi ke paas bag hai', 3],
])('of three, “%s” makes %i', async (words, adults) => {
  const { situation } = await playWords(`${ROUTE}, 3 log`, words)
  expect(situation?.wishes).toMatchObject({ adults })
})

test('“1 aadmi ke liye total?” prices the trip for one and changes nothing', async () => {
  const { situation, calls } = await playWords(`${ROUTE}, 2 log`, '1 aadmi ke liye total?')
  expect(calls).toEqual([{ tool: 'compareVariants', input: { variants: [{ adults: 1 }] } }])
  expect(situation?.wishes).toMatchObject({ adults: 2 })
})

test.each([
  ['can we cancel if one of us is ill?', 2],
  ['can we get a refund if my wife is ill?', 2],
  ['what are the cancellation fees if one of us cannot come?', 2],
  ['one of us can’t come', 1],
  ['my wife can’t come', 1],
])('of two, “%s” leaves %i', async (words, adults) => {
  const { situation } = await playWords('London to Rome 10 to 15 January for two', words)
  expect(situation?.wishes).toMatchObject({ adults })
})

test('“no one suitcase for all of us” counts nobody anew and chooses no fare', async () => {
  const { calls, situation, text } = await playWords(
    'London to Rome 10 to 15 January for 2 adults and a child of 6',
    'the cheapest',
    'no one suitcase for all of us not each!',
  )
  expect(calls).toEqual([])
  expect(text).toMatch(/You can add bags as soon as you’ve chosen your fare/)
  expect(situation?.wishes).toMatchObject({ adults: 2, children: 1 })
})

test.each([
  ['why 2 travellers? only me from Bristol, mate flies from Berlin himself', 'BRS', 1],
  ['my brother flies from Berlin on his own', 'BRS', 2],
  ['only me, and make it from Berlin', 'BER', 1],
])('of two from Bristol, “%s” is from %s for %i', async (words, from, adults) => {
  const { situation } = await playWords('Bristol to Rome 10 to 15 January for two', words)
  expect(situation?.wishes.adults).toBe(adults)
  expect(situation?.slices[0]?.from).toContain(from)
})

test.each([
  ['London to Rome 10 to 15 January with 3 suitcases', /with 3 checked bags\./],
  ['London to Rome 10 to 15 January for two with a suitcase each', /with 1 checked bag each\./],
])('bags are told “each” to a party alone: “%s”', async (words, told) => {
  expect((await playWords(words)).text).toMatch(told)
})

test.each([
  ['can he?', /^From 12 to 16, depending on the airline, a teenager may fly as an adult/],
  ['does he count as an adult price wise', /from 12 most airlines count an adult/],
  ['which airline would look after him at the airport', /^A child who flies alone is booked with the airline/],
])('of a child who flies alone, “%s” is answered of that child', async (words, told) => {
  const alone = 'my son is 14 and going from London to Rome, on his own, 10 to 15 January'
  const first = await playWords(alone)
  expect(first.situation?.wishes.adults).toBe(1)
  expect(first.text).toMatch(/From 12 to 16, depending on the airline, a teenager may fly alone/)
  expect((await playWords(alone, words)).text).toMatch(told)
})
