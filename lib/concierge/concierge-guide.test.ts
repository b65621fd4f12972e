import { expect, test } from 'vitest'
import { openSpoken } from '@/tests/chat/spoken'
import { playWords } from '@/tests/replay/play-words'

/** One question to the real tools; no sentence may claim anything they didn't return. */
async function answerTo(question: string): Promise<string> {
  const thread = openSpoken()
  const answer = await thread.say(question)
  expect(thread.refused).toEqual([])
  // A need may be kept, but nothing is searched.
  expect((await thread.commands()).filter(({ command }) => command.type !== 'remember')).toEqual([])
  return answer
}

test.each<[question: string, answer: RegExp]>([
  ['can I take a power bank on the plane?', /^Spare batteries and power banks go in your hand luggage/],
  ['where do I pack my vape', /^E-cigarettes and vapes go in the cabin/],
  ['how much liquid may I take through security?', /^Liquids, gels and creams go in containers of up to 100 ml/],
  ['will they take my nail scissors away at security?', /^Blades of more than 6 cm/],
  ['can I bring my guitar', /^A violin, a ukulele or a small guitar/],
  ['can I bring cheese from France into the UK?', /^Meat and dairy may not come into the EU from outside/],
  ['until which week can I fly when I am pregnant?', /^Most airlines let you fly until the end of week 36/],
  ['how soon after my knee operation can I fly?', /^Ask your doctor and the airline’s medical desk/],
  ['may my husband take his insulin and needles along?', /^Insulin, syringes, pens and auto-injectors are allowed/],
  ['my ears hurt when we land, what helps?', /^Swallow, yawn or chew in the descent/],
  ['do babies need a passport?', /^Every traveller needs a passport of their own/],
  ['what is a codeshare?', /^A codeshare is a flight that one airline sells/],
  ['can we take our pushchair to the gate?', /^Airlines carry a pushchair free of charge/],
  ['can my nine-year-old fly alone?', /^A child who flies alone is booked with the airline/],
  ['does any airline take pugs?', /^Flat-nosed breeds such as pugs/],
  [
    'I need a wheelchair at the airport',
    /^I’ll keep in mind that one of you uses a wheelchair\. Help at the airport and onto the plane is free by law/,
  ],
  ['there is a typo in my surname on the ticket', /^A typing error of up to three letters/],
  ['is 45 minutes enough to change in Frankfurt?', /^It’s allowed but tight/],
  ['what happens if I miss my connection?', /^It depends on whether both flights are on one ticket/],
  ['when does online check-in open?', /^Online check-in opens 24 to 48 hours before departure/],
  ['how early should I be at the airport?', /^Be there 2 hours before a short flight and 3 hours before a long one/],
  ['the pilots are on strike, what am I owed?', /^A strike of the airline’s own crew does count/],
  ['the airline moved my flight by six hours, what can I do?', /^After a large change you needn’t accept the new time/],
  ['they put me in economy though I paid for business, what is owed for a downgrade?', /^If you sat in a lower class than you paid for/],
  ['can I skip the first flight of my ticket?', /^No, not without asking/],
  ['how do I get over jet lag?', /^Live by the new time as soon as you board/],
  ['which plug adapter do I need for the US?', /^Mainland Europe uses two round pins/],
  ['is it safe in Lisbon at night?', /^Lisbon is an easy city to walk at night/],
])('“%s” is answered from the guide, with its source and date', async (question, answer) => {
  const said = await answerTo(question)
  expect(said).toMatch(answer)
  expect(said).toMatch(/ Source: [^.]+, November 2026\.$/)
})

test.each<[question: string, answer: RegExp]>([
  ['do I need a visa for Turkey with an Indian passport?', /^Whether you need a visa for Turkey I can’t say/],
  ['brauche ich einen Adapter für die USA?', /./],
  // A case that is missing now needs steps, not rules.
  ['what do I do when my bag is not on the belt', /^Report it at the airline’s baggage desk/],
  ['landed in rome with easyjet and my suitcase didnt. what do i do now', /^Report it at the airline’s baggage desk/],
  ['how do I cook rice?', /^I can’t help with that one/],
  ['are these prices real?', /^I make up no price/],
  ['I want to talk to a human', /^I’m a computer program/],
])('“%s” is answered without the guide', async (question, answer) => {
  const said = await answerTo(question)
  expect(said).toMatch(answer)
  expect(said).not.toContain('Source:')
})

test('the same question again brings what was not said yet, and its source in other words', async () => {
  const thread = openSpoken()
  const question = 'can I take a power bank on the plane?'
  expect(await thread.say(question)).toMatch(/^Spare batteries/)
  expect(await thread.say(question)).toMatch(
    /^Cover the contacts.* This is from US Federal Aviation Administration, PackSafe, November 2026, too\.$/,
  )
})

test('a search keeps its turn: a question beside it is answered in two sentences without the guide', async () => {
  const thread = openSpoken()
  const said = await thread.say('one way from London to Rome on 5 December for one adult, and can I take my guitar?')
  expect(said).toMatch(/London to Rome/)
  expect(said).toMatch(/guitar/)
  expect(said).not.toContain('Source:')
})

test.each([
  ['can someone walk her to the gate?'],
  ['can someone help her at the airport?'],
  ['is there anyone who can take her through the airport?'],
])('“%s” is answered with the assistance of the airport', async (words) => {
  const { text } = await playWords('London to Rome 10 March one way for my mother', words)
  expect(text).toMatch(/^Help at the airport and onto the plane is free/)
})

test.each(['can it sit with me in the cabin?', 'does he have to go in the hold?', 'can she come in the cabin with me?'])(
  '“%s” is about the pet of the trip',
  async (words) => {
    const { text } = await playWords('London to Rome 10 March one way with a small dog', words)
    expect(text).toMatch(/airlines take a small cat or dog in the cabin/)
    expect(text).not.toMatch(/Shall I add one pet/)
    expect((await playWords('London to Rome 10 March one way', words)).text).not.toMatch(/cat or dog/)
  },
)

test.each(['land before 11am', 'be on the ground by 11am', 'I need to touch down before 11am'])(
  '“%s” limits the arrival and asks nothing of live times',
  async (words) => {
    const { calls } = await playWords('London to Rome 10 March one way', words)
    expect(calls).toEqual([{ tool: 'filterFlights', input: { sliceIndex: 0, arriveBefore: '11:00' } }])
  },
)

test('two questions are answered by their own articles', async () => {
  const { calls, text } = await playWords('hi quick q, can i bring a power bank on board? and whats the limit for liquids')
  expect(calls).toMatchObject([
    { tool: 'askGuide', input: { question: 'can i bring a power bank on board?' } },
    { tool: 'askGuide', input: { question: 'whats the limit for liquids' } },
  ])
  expect(text).toMatch(/^Spare batteries and power banks .*Liquids, gels and creams go in containers of up to 100 ml/s)
  expect(text).not.toContain('wheelchair')
})

test.each<[said: string[], search: object]>([
  [
    [
      'my flight got cancelled yesterday by the airline, it was London to Nice. what can I do?',
      'how do I book a replacement for tomorrow morning?',
    ],
    { from: 'London', to: 'Nice', tripType: 'one-way' },
  ],
  [['my flight home from Faro to Bristol was cancelled. I need a replacement flight tomorrow'], { from: 'Faro', to: 'Bristol' }],
  [['Ryanair cancelled our flight from Dublin to Malaga, can you find us another one?'], { from: 'Dublin', to: 'Malaga' }],
  [
    ['easyJet has cancelled our flight from Gatwick to Nice on 4 December, what else is there for the 3 of us?'],
    { from: 'Gatwick', to: 'Nice', departureOn: '2026-12-04', adults: 3 },
  ],
  [['my flight was cancelled by KLM in Amsterdam, need to get to Oslo on 4 December'], { from: 'Amsterdam', to: 'Oslo' }],
  [['our flight was cancelled, we’re stuck in Lyon and need to be in Rome on 4 December'], { from: 'Lyon', to: 'Rome' }],
  [['missed my connection in Frankfurt, any flight to Boston on 4 December?'], { from: 'Frankfurt', to: 'Boston' }],
])('a flight in place of one that was cancelled goes the same way, and what is told of that one is no search: %j', async (said, search) => {
  const searchesOf = ({ calls }: Awaited<ReturnType<typeof playWords>>) =>
    calls.flatMap(({ tool, input }) => (tool === 'searchFlights' ? [input] : []))
  const [told] = said
  if (told !== undefined && said.length > 1) expect(searchesOf(await playWords(told))).toEqual([])
  expect(searchesOf(await playWords(...said))).toEqual([expect.objectContaining(search)])
})

test('“another flight” beside flights that are shown is no replacement of a cancelled one', async () => {
  const { calls } = await playWords('London to Nice 3 to 8 March', 'can you find us another flight?')
  expect(calls.filter(({ tool }) => tool === 'searchFlights')).toEqual([])
})

test.each([
  ['can we leave our bags somewhere in Porto until the evening?'],
  ['are there luggage lockers at Vienna station? we have three cases'],
  ['gibt es in Rom am Bahnhof eine Gepäckaufbewahrung?'],
])('“%s” asks for left luggage, and looks for no flights', async (words) => {
  const { calls, text } = await playWords(words)
  expect(calls.map(({ tool }) => tool).filter((tool) => tool !== 'askGuide')).toEqual([])
  expect(text).toContain('left-luggage office')
})

test('questions on one topic are looked up together', async () => {
  const { calls } = await playWords('What if we miss the outbound? Can we still use the return?')
  expect(calls).toMatchObject([{ tool: 'askGuide', input: { question: 'What if we miss the outbound? Can we still use the return?' } }])
})

test('“any of those” asks for the visas of the places on offer', async () => {
  const { text } = await playWords('somewhere warm in February from Manchester', 'do we need visas for those? British passports')
  expect(text).toContain('a visa for Morocco')
  expect(text).toContain('a visa for Spain')
})
