import { expect, test } from 'vitest'
import { openSpoken } from '@/tests/chat/spoken'

async function planned(words: string): Promise<object[]> {
  const spoken = openSpoken()
  await spoken.say('Plan 3 days in Rome from 12 January')
  const before = (await spoken.commands()).length
  await spoken.say(words)
  return (await spoken.commands()).slice(before).map(({ command }) => command)
}

test.each([
  ['we only land at three', '16:00'],
  ['we land at 11am', '12:00'],
  ['our plane gets in at 13:30', '14:30'],
])('“%s” starts the first day of the plan at %s', async (words, startsAt) => {
  expect(await planned(words)).toContainEqual({ type: 'start-days', dayIndex: 0, startsAt })
})

test('a day is noted where the flight lands too late for it, and goes where the flight home leaves early', async () => {
  expect(await planned('we land at 9pm')).toEqual([{ type: 'note-day', dayIndex: 0, note: 'we land at 9pm' }])
  expect(await planned('on the last day we fly at 8 in the morning')).toEqual([{ type: 'shorten-plan' }])
  expect(await planned('we fly home at 7pm')).toEqual([{ type: 'note-day', dayIndex: 2, note: 'we fly home at 7pm' }])
})
