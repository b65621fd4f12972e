import { expect, test } from 'vitest'
import { openSpoken } from '@/tests/chat/spoken'

async function converse(turns: [said: string, answer: RegExp][]) {
  const thread = openSpoken()
  for (const [said, answer] of turns) expect(await thread.say(said), said).toMatch(answer)
  expect(thread.refused).toEqual([])
  return (await thread.commands()).map(({ command }) => command)
}

test('likes and nights said while asking for ideas are used for the plan and the flights', async () => {
  const commands = await converse([
    [
      'we love food, where could we go in April from London for 4 nights?',
      /^I’ll keep in mind that you like good food and it’s for 4 nights\. .*good for food/,
    ],
    ['flights to Seville on 10 April', /Saturday 10 April 2027, returning on Wednesday 14 April/],
    ['plan 3 days in Seville', /^Here are 3 days in Seville, for food\./],
  ])
  expect(commands.filter(({ type }) => type === 'remember')).toHaveLength(1)
})

test('a plan follows likes and needs that come after it, and forgets them', async () => {
  await converse([
    ['plan 3 days in Porto', /^Here are 3 days in Porto\./],
    ['and the old town', /^I’ll keep in mind that you like history\. I’ve planned the days again for history/],
    [
      'keep it easy, my mum can’t walk far',
      /^I’ll keep in mind that you’d rather not walk far\. I’ve planned the days again at a calm pace/,
    ],
    ['forget the history', /^I no longer keep in mind: history\. I’ve planned the days again for everything/],
  ])
})

test('a stay that moves alone says so, and a yes moves the flights too', async () => {
  const commands = await converse([
    ['flights from London to Lisbon 10 April to 14 April for 2', /48 flights|flights/],
    ['the cheapest both ways', /Which fare/],
    ['a hotel', /Which one shall I keep/],
    [
      '2 nights midweek instead',
      /from Tuesday 13 April to Thursday 15 April .*Your flights are still out on Saturday 10 April.* Shall I look for flights on those days too\?$/,
    ],
    ['yes', /Leaving Tuesday 13 April 2027 and returning on Thursday 15 April/],
    ['flights and hostel, 250 in all', /of your £250\.00/],
  ])
  expect(commands.findLast(({ type }) => type === 'change-search')).toMatchObject({
    change: { departureOn: '2027-04-13', returnOn: '2027-04-15' },
  })
  expect(commands.at(-2)).toMatchObject({ type: 'set-budget', budget: { amount: { amountMinor: 25_000 }, per: 'trip' } })
})

test.each([
  ['wir lieben Museen und den Strand', 'Ich merke mir: Strand, Kultur.'],
  ['nous adorons la plage', 'Je retiens : la plage.'],
  ['nos encantan los museos', 'Tendré en cuenta: cultura.'],
])('"%s" is announced in its language', async (said, announced) => {
  expect(await openSpoken().say(said)).toContain(announced)
})
