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

test('proposes and refines places, and searches one on the days of its fare', async () => {
  const commands = await converse([
    ['somewhere warm in March under €300 from Vienna', /^\d+ places fit in March 2027 from Vienna\. [^.]+ comes first: 2\d °C by day/],
    ['what about June?', /^\d+ places fit in June 2027 from Vienna\./],
    ['anything else?', /^There are also /],
    ['which is the cheapest?', /^The cheapest flights are to /],
    ['the second one', /^I’m looking for flights from Vienna to [^.]+ on \w+ \d+ June 2027, returning on \w+ \d+ June 2027\./],
  ])
  // Where the trip starts is kept once it was said.
  expect(commands[0]).toMatchObject({ type: 'change-search', change: { origin: { iataCode: 'VIE' } } })
  expect(commands[1]).toMatchObject({
    type: 'change-search',
    change: { departureOn: expect.stringMatching(/^2027-06/), returnOn: expect.any(String) },
  })
})

test('searches the days given for the proposed month', async () => {
  const commands = await converse([
    ['somewhere warm in March from Vienna', /^\d+ places fit in March 2027/],
    ['14 to 21 March', /^\d+ places fit leaving Sun 14 Mar from Vienna\./],
    ['the first one', /on Sunday 14 March 2027, returning on Sunday 21 March 2027\./],
  ])
  expect(commands[1]).toMatchObject({ type: 'change-search', change: { departureOn: '2027-03-14', returnOn: '2027-03-21' } })
})

test('asks for the return date when only the departure was given', async () => {
  await converse([
    [
      'find me the cheapest flight to anywhere on 5 March from Vienna',
      /^\d+ places fit leaving Fri 5 Mar from Vienna\. .+ is the cheapest: /,
    ],
    ['the second one', /(?:one way|come back)/],
    ['back on the 8th', /on Friday 5 March 2027, returning on Monday 8 March 2027\./],
  ])
})

test('ignores days given for another month', async () => {
  const commands = await converse([
    ['somewhere warm in March from Vienna', /^\d+ places fit in March 2027/],
    ['14 to 21 March', /^\d+ places fit leaving Sun 14 Mar from Vienna\./],
    ['what about June?', /^\d+ places fit in June 2027/],
    ['the first one', /on \w+ \d+ June 2027, returning on /],
  ])
  expect(commands[1]).toMatchObject({ change: { departureOn: expect.stringMatching(/^2027-06-/) } })
})

test('asks once where the trip starts, and says why', async () => {
  await converse([
    ['surprise me', /^Where would you leave from\?$/],
    ['why?', /^Fares depend on where you start\./],
    ['Vienna please', /^\d+ places fit in December 2026 from Vienna\./],
    ['plan the first one', /^Here are 3 days in /],
  ])
})

test('says what ruled places out, and can lift a limit', async () => {
  await converse([
    [
      'Where can I fly to from Vienna for under 100 euros in April, at least 20 degrees?',
      /^No place fits all of that .*above your €100.*Which of your wishes could you drop\?$/,
    ],
    ['the price', /^\d+ places fit in April 2027 from Vienna\./],
    ['the ninth one', /./],
  ])
})

test("compares a place that wasn't proposed, or says why it can't", async () => {
  await converse([
    ['somewhere warm and sunny in February, max 400 euros, from Berlin', /^\d+ places fit in February 2027 from Berlin\./],
    ['what about Rome?', /Rome/],
    ['take Seville', /Seville/],
  ])
})

test.each(['not Tenerife', 'Tenerife is too far', 'Tenerife no way'])(
  '“%s” after the places looks for no flights there',
  async (refusal) => {
    const commands = await converse([
      ['somewhere warm in February from Manchester for a week', /Tenerife/],
      [refusal, /There are also /],
    ])
    expect(commands).toMatchObject([{ type: 'remember', change: { nights: 7 } }, { change: { origin: { iataCode: 'MAN' } } }])
  },
)

test('compares two places, adds a third and takes one', async () => {
  const commands = await converse([
    ['Lisbon or Porto in May?', /^Where would you leave from\?$/],
    ['from Berlin', /^In May 2027 it’s 23 °C in Lisbon and 20 °C in Porto by day.*Which one would you like flights or a plan for\?$/],
    ['and Seville?', /Seville/],
    ['then take the first', /^I’m looking for flights from Berlin to Lisbon on /],
  ])
  expect(commands).toMatchObject([{ type: 'change-search' }])
})

test('a place without a guide is left out of a comparison', async () => {
  await converse([
    ['compare Rome, Athens and Leeds', /^I don’t have a guide to Leeds, so I’ve left that out\. Where would you leave from\?$/],
    ['Vienna', /13 °C in Rome and 15 °C in Athens/],
    ['plan the warmer one', /^Here are 3 days in Athens\./],
  ])
})

test("keeps wishes from proposals for a comparison, and a plan doesn't answer where the trip starts", async () => {
  await converse([
    ['Somewhere warm in March under €300 from Vienna', /^\d+ places fit in March 2027 from Vienna\./],
    ['Compare Lisbon, Porto and Seville', /^In March 2027 it’s .*Return flights from Vienna/],
  ])
  await converse([
    ['Compare Lisbon and Porto in May', /^Where would you leave from\?$/],
    ['Plan 3 days in Lisbon with kids', /^Here are 3 days in Lisbon/],
  ])
})

test.each(['somewhere warm any weekend in March from Vienna', 'ab Wien ein Wochenende irgendwo im März, wo es warm ist'])(
  'the weekends of a month are kept from the proposal to the search: %s',
  async (words) => {
    const commands = await converse([
      [words, /Vienna|Wien/],
      ['the first', /./],
    ])
    const { change } = commands.at(-1) as { change: { departureOn: string; returnOn: string } }
    expect([change.departureOn, change.returnOn].map((day) => new Date(day).getUTCDay())).toEqual([5, 0])
  },
)

test('another start, corrected after the places were proposed, proposes them from there', async () => {
  await converse([
    ['somewhere warm for a week in January from Manchester', /places fit in January 2027 from Manchester\./],
    ['sorry I meant Leeds not Manchester', /places fit in January 2027 from Leeds Bradford\./],
    ['i meant Stansted', /places fit in January 2027 from London Stansted\./],
    ['what about Seville?', /^Seville isn’t on the list/],
  ])
})

test('the days stay when the start changes, or another place is named than those proposed', async () => {
  await converse([
    ['somewhere warm for a week in January from Manchester', /Tenerife/],
    ['Tenerife but from Leeds', /^I’m looking for flights from Leeds to Tenerife on \w+ \d+ January 2027, returning on /],
  ])
  await converse([
    ['somewhere warm for a week in January from Manchester', /Tenerife/],
    [
      'Tenerife sounds good, what dates are cheapest in January',
      /^I’m looking for flights from Manchester to Tenerife on \w+ \d+ January 2027/,
    ],
  ])
  await converse([
    ['anywhere under £80 next weekend from Stansted', /leaving Fri \d+ \w+ from London Stansted/],
    [
      'ok how much if I go to Dublin then',
      /^I’m looking for flights from London Stansted to Dublin on Friday \d+ \w+, returning on Sunday/,
    ],
  ])
})
