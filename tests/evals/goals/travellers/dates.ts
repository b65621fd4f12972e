import { addDays, type PlainDate } from '@/lib/travel/dates'
import { sayDayOfMonth } from '../speaking/say-day'
import type { TravellerGroup } from '../traveller'
import { says, takesCheapest } from './beats'
import { dayOfMonth, isSold, nextEaster, nextOn, weekdayAfter } from './days'
import { thereAndBack } from './routes'

export const dates: TravellerGroup = {
  group: 'dates',
  travellers: [
    {
      name: 'in-three-weeks-for-five-nights',
      persona: 'a man who counts from today',
      script: (today) => {
        const out = addDays(today, 21)
        return {
          beats: [
            says(
              'Copenhagen to Paris in three weeks, for 5 nights.',
              'In three weeks from Copenhagen to Paris, five nights.',
              'Copenhagen to Paris for 5 nights, leaving in three weeks.',
            ),
          ],
          answers: { tripType: ['Return, after 5 nights.'], returnOn: ['After 5 nights.'] },
          goal: { search: thereAndBack('CPH', 'PAR', out, addDays(out, 5)) },
        }
      },
    },
    {
      name: 'over-the-holidays',
      persona: 'a couple who travel when everybody does',
      script: (today) => {
        const easter = nextEaster(today)
        const christmas = nextOn(today, '12-24')
        const isEaster = isSold(today, easter)
        const feast = isEaster ? 'Easter' : 'Christmas'
        const [out, back] = isEaster ? [around(easter, -3, -1), around(easter, 0, 2)] : [around(christmas, -3, 0), around(christmas, 2, 5)]
        return {
          beats: [
            says(
              `Two adults from Munich to Rome over ${feast}.`,
              `We want to go from Munich to Rome over ${feast}, two of us.`,
              `Munich to Rome at ${feast} for two.`,
            ),
          ],
          answers: { departureOn: [`On {${out[1]}}.`], tripType: [`Return on {${back[1]}}.`], returnOn: [`On {${back[1]}}.`] },
          goal: { search: { ...thereAndBack('MUC', 'ROM', out, back), adults: 2 } },
        }
      },
    },
    {
      name: 'any-weekend-of-a-month',
      persona: 'two friends who look for any weekend of a month',
      script: (today) => {
        const { date, month } = dayOfMonth(today, '01', 90)
        const weekends = [0, 7, 14, 21].map((days) => addDays(weekdayAfter(date, 'Fri', 0), days))
        const out = weekends.flatMap((friday) => [friday, addDays(friday, 1)])
        const back = weekends.flatMap((friday) => [addDays(friday, 2), addDays(friday, 3)])
        return {
          beats: [
            says(
              `London to Prague for a weekend in ${month}, two adults.`,
              `A weekend in ${month} in Prague, two of us, from London.`,
              `Two adults, London to Prague, a weekend in ${month}.`,
            ),
            says('The first one, please.', 'The first one.', 'The first of them.'),
          ],
          answers: { departureOn: [`The first weekend of ${month}.`], tripType: ['Return.'], returnOn: ['On the Sunday.'] },
          goal: { search: { ...thereAndBack('LON', 'PRG', out, back), adults: 2 } },
        }
      },
    },
    {
      name: 'home-for-a-feast',
      persona: 'a student who names days by their feasts',
      script: (today) => {
        const christmas = nextOn(today, '12-23')
        const isChristmas = isSold(today, christmas)
        const out = isChristmas ? christmas : nextOn(today, '02-14')
        const back = addDays(out, isChristmas ? 9 : 4)
        const [leaving, returning] = isChristmas ? ['the day before Christmas Eve', 'New Year’s Day'] : ['Valentine’s Day', `{${back}}`]
        return {
          beats: [
            says(
              `From Paris to Warsaw on ${leaving}, back on ${returning}.`,
              `I fly home from Paris to Warsaw on ${leaving} and return on ${returning}.`,
            ),
          ],
          answers: { departureOn: [`{${out}}.`], tripType: [`Return on {${back}}.`], returnOn: [`{${back}}.`] },
          goal: { search: thereAndBack('PAR', 'WAW', out, back) },
        }
      },
    },
    {
      name: 'only-the-day-of-the-month',
      persona: 'a woman who says the month once',
      script: (today) => {
        const { date: out, month } = dayOfMonth(today, '12', 150)
        const back = addDays(out, 7)
        return {
          beats: [
            says(
              `I want to fly from Stockholm to Nice in ${month}.`,
              `Stockholm to Nice in ${month}.`,
              `From Stockholm to Nice, sometime in ${month}.`,
            ),
            says(
              `Leaving on ${sayDayOfMonth(out)}, back on ${sayDayOfMonth(back)}.`,
              `From ${sayDayOfMonth(out)} to ${sayDayOfMonth(back)}.`,
              `Out on ${sayDayOfMonth(out)} and back on ${sayDayOfMonth(back)}.`,
            ),
          ],
          goal: { search: thereAndBack('STO', 'NCE', out, back) },
        }
      },
    },
    {
      name: 'a-day-earlier-a-week-later',
      persona: 'a man who shifts his trip about',
      isHard: true,
      script: (today) => {
        const out = weekdayAfter(today, 'Wed', 30)
        const moved = addDays(out, 6)
        return {
          beats: [
            says(`Dublin to Frankfurt on {${out}} for 4 nights.`, `From Dublin to Frankfurt, {${out}}, 4 nights.`),
            says('A week later, please.', 'Everything a week later.', 'Make it a week later.'),
            says('Leave a day earlier.', 'And out one day earlier.', 'The flight out a day earlier.'),
            says('And stay two nights longer.', 'Two more nights.', 'Come back two days later.'),
            takesCheapest,
          ],
          answers: { tripType: ['Return.'], returnOn: ['After 4 nights.'] },
          // Leaving a day earlier may keep the day of the return, or the four nights.
          goal: {
            search: thereAndBack('DUB', 'FRA', moved, [addDays(out, 13), addDays(moved, 6)]),
            picks: [{ best: 'cheapest' }, { best: 'cheapest' }],
          },
        }
      },
    },
  ],
}

function around(date: PlainDate, from: number, to: number): PlainDate[] {
  return Array.from({ length: to - from + 1 }, (_, index) => addDays(date, from + index))
}
