import { expect, test } from 'vitest'
import { openSpoken } from '@/tests/chat/spoken'

type Turn = [said: string, answer: RegExp]

/** Talks to the real tools; no sentence may claim anything they didn't return. */
async function converse(turns: Turn[]) {
  const thread = openSpoken()
  for (const [said, answer] of turns) expect(await thread.say(said), said).toMatch(answer)
  expect(thread.refused).toEqual([])
  return (await thread.commands()).map(({ command }) => command)
}

test('makes and changes a plan, and each answer says what is new', async () => {
  const commands = await converse([
    ['Plan 3 days in Lisbon for me.', /^Here are 3 days in Lisbon\. .*Castelo de São Jorge.* Shall I look for flights\?$/],
    ['make it a day longer', /^The plan now has 4 days\. Day 4 is for Oceanário de Lisboa\. What else would you like to change\?$/],
    ['drop the castle', /^I’ve taken out Castelo de São Jorge\./],
    ['move Belém to day 1', /^Belém riverfront is now on day 1/],
    ['start on 12 March', /^The plan now starts on Fri 12 Mar\./],
    ['note for day 1: dinner with Ana', /^Noted for day 1: dinner with Ana\./],
    ['undo', /^I’ve undone this: the note of day 1\./],
    ['drop the castle', /^I can’t find “castle” in the plan\. Which stop do you mean: /],
  ])
  expect(commands.map(({ type }) => type)).toEqual(['set-plan', 'lengthen-plan', 'drop-stop', 'move-stop', 'change-plan'])
})

test('offers several places one after another', async () => {
  await converse([
    ['Plan 7 days in Lisbon, Porto and Seville for me.', /^Here are 3 days in Lisbon\..*Shall I plan Porto instead\?$/],
    ['yes', /^Here are 3 days in Porto\..*Shall I plan Seville instead\?$/],
    ['yes', /^Here are 3 days in Seville\..*Shall I look for flights\?$/],
  ])
})

test('a whole search said after a plan keeps its wishes and its question', async () => {
  await converse([
    ['Plan 3 days in Lisbon, not too much walking', /^I’ll keep in mind that you’d rather not walk far\. Here are 3 calm days/],
    [
      'London to Lisbon 12 to 15 March, not too early, no Ryanair, and can I take hand luggage?',
      /^I’m looking for flights from London to Lisbon on Friday 12 March 2027.*Basic: one piece of \d+ kg.*without Ryanair and leaving after 08:00/s,
    ],
  ])
})

test('flights requested after a plan use its place and days', async () => {
  const commands = await converse([
    [
      '5 relaxed days in Rome from 3 May, we like food and history',
      /^I’ll keep in mind that you like good food and history\. Here are 5 calm days in Rome, for food and history\./,
    ],
    ['yes please', /^Where are you flying to Rome from\?$/],
    ['Vienna', /^I’m looking for flights from Vienna to Rome on Monday 3 May 2027, returning on Friday 7 May 2027\./],
  ])
  expect(commands.at(-1)).toMatchObject({ type: 'change-search', change: { origin: { name: 'Vienna' } } })
})

test('flights requested in other words last as long as the plan', async () => {
  await converse([
    ['Plan 3 days in Lisbon for me.', /Lisbon/],
    [
      'I would like to fly from London on 12 March',
      /^I’m looking for flights from London to Lisbon on Friday 12 March 2027, returning on Sunday 14 March 2027\./,
    ],
  ])
})

test('takes the party from the message and finds flights without a yes', async () => {
  await converse([
    ['Plan 2 days in Rome for me', /^Here are 2 days in Rome\./],
    ['2 adults and 2 children aged 5 and 7', /^For 2 adults and 2 children\. Where are you flying to Rome from\?$/],
  ])
  await converse([
    ['Plan 12 days in Marrakesh', /I’ve left 6 days free/],
    ['find flights for it', /^Where are you flying to Marrakech from\?$/],
  ])
})

test("plans the days at the flight's destination", async () => {
  const commands = await converse([
    ['London to Lisbon on 12 March, back on 15 March', /^I’m looking for flights from London to Lisbon/],
    ['plan my days there', /^Here are 4 days in Lisbon\..*Which round trip would you like\?$/],
    ['drop the museum', /^I’ve taken out Museu Nacional dos Coches\./],
  ])
  expect(commands).toContainEqual(expect.objectContaining({ type: 'set-plan', placeSlug: 'lisbon' }))
})

test('admits when a place has no guide, and plans another', async () => {
  await converse([
    ['Plan 2 days in Atlantis', /^I don’t have a guide to Atlantis yet\. .* Which place shall I plan for\?$/],
    ['Rome then', /^Here are 2 days in Rome\./],
    ['no', /^All right, I’ve kept the plan\./],
  ])
})

test('asks for the place of a plan without one', async () => {
  await converse([
    ['make me an itinerary', /^Which place shall I plan for\?$/],
    ['what?', /^A plan covers one place/],
    ['Porto, 2 days', /^Here are 2 days in Porto\./],
  ])
})

test('flight requests still work while a plan exists', async () => {
  await converse([
    ['Plan 3 days in Rome for me.', /Rome/],
    ['3 days in Lisbon from London on 12 March', /^I’m looking for flights from London to Lisbon on Friday 12 March 2027/],
    ['a day later', /^Leaving .*13 March/],
  ])
})

test("asks which of two stops is meant in the traveller's words, and keeps the second wish", async () => {
  await converse([
    ['what should we see in Rome in 3 days', /^Here are 3 days in Rome\./],
    ['drop the musuem and start day 2 with the castle', /^Which stop do you mean: Capitoline Museums or Vatican Museums\?$/],
    ['the second one', /^I’ve taken out Vatican Museums\. Day 2 now goes from Castel Sant’Angelo to [^.]*\. Shall I look for flights\?$/],
    ['drop the Roman Forum and Palatine', /^I’ve taken out Roman Forum and Palatine\./],
  ])
})
