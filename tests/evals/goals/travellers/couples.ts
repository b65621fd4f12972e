import { addDays } from '@/lib/travel/dates'
import type { TravellerGroup } from '../traveller'
import { asks, checksOut, clicksFlight, says, takesCheapest } from './beats'
import { weekdayAfter } from './days'
import { oneWay, thereAndBack } from './routes'

export const couples: TravellerGroup = {
  group: 'elderly couples',
  travellers: [
    {
      name: 'one-long-letter',
      persona: 'a retired teacher who writes a letter',
      script: (today) => {
        const out = weekdayAfter(today, 'Mon', 75)
        const back = addDays(out, 14)
        return {
          beats: [
            says(
              `My husband and I have been married for forty years and would like to celebrate in Venice. We live near Edinburgh, so that is where we would leave from, on {${out}}, and we would like to be home again on {${back}}. We each have one suitcase to check in.`,
              `Dear Wayfarer, we are two pensioners from Edinburgh and wish to spend two weeks in Venice, leaving on {${out}} and returning on {${back}}. Each of us will check in one suitcase. Kind regards, Margaret`,
            ),
          ],
          answers: { origin: ['From Edinburgh.'], tripType: ['Return.'], returnOn: [`On {${back}}.`] },
          goal: { search: { ...thereAndBack('EDI', 'VCE', out, back), adults: 2, bags: 1 } },
        }
      },
    },
    {
      name: 'no-early-mornings',
      persona: 'a couple who do not rise before eight',
      script: (today) => {
        const out = weekdayAfter(today, 'Wed', 28)
        const back = addDays(out, 10)
        return {
          beats: [
            says(
              `Two adults from Bristol to Amsterdam on {${out}}, back on {${back}}.`,
              `We are two and would like to fly from Bristol to Amsterdam on {${out}}, returning on {${back}}.`,
            ),
            says(
              'Nothing that leaves before 10 in the morning.',
              'Not before 10 am, we are slow in the morning.',
              'The flights should leave after 10 am, both ways.',
            ),
          ],
          answers: { tripType: ['Return.'], returnOn: [`On {${back}}.`], place: ['Bristol in England.'] },
          goal: { search: { ...thereAndBack('BRS', 'AMS', out, back), adults: 2 }, filters: { leavesAfter: '10:00' } },
        }
      },
    },
    {
      name: 'asks-about-everything-first',
      persona: 'a careful man who asks before he chooses',
      script: (today) => {
        const out = weekdayAfter(today, 'Tue', 22)
        return {
          beats: [
            says(
              `My wife and I want to fly from Manchester to Dublin on {${out}}, one way.`,
              `Two of us, one way from Manchester to Dublin, {${out}}.`,
            ),
            asks(() => /bag/, 'Is there a bag included?', 'Does the price include a suitcase?', 'Are bags included?'),
            asks(() => /\d ?h|\d ?min|hour/, 'How long is the flight?', 'How long does it take?', 'What is the flight time?'),
            clicksFlight(0, 1),
            asks(
              () => /chang/i,
              'Can we change it if one of us falls ill?',
              'Can we change the flight later?',
              'What are the change rules?',
            ),
            says('Then the one we can get our money back for.', 'We take the refundable fare.', 'The refundable one.'),
            checksOut,
          ],
          answers: { tripType: ['One way.'] },
          goal: {
            search: { ...oneWay('MAN', 'DUB', out), adults: 2 },
            picks: ['as-meant'],
            fares: ['cheapest-refundable'],
            isCheckingOut: true,
          },
        }
      },
    },
    {
      name: 'home-before-dark',
      persona: 'a couple who want to arrive by daylight',
      script: (today) => {
        const out = weekdayAfter(today, 'Thu', 15)
        return {
          beats: [
            says(
              `Geneva to Porto on {${out}} for two adults, one way, arriving before 6 pm.`,
              `One way from Geneva to Porto, {${out}}, two people. We want to arrive before 6 pm.`,
            ),
            says('Direct, if there is one.', 'A direct flight.', 'Direct flights only.'),
            takesCheapest,
          ],
          answers: { tripType: ['One way.'] },
          goal: {
            search: { ...oneWay('GVA', 'OPO', out), adults: 2, isDirect: true },
            picks: [{ best: 'cheapest', isDirect: true, arrivesBefore: '18:00' }],
          },
        }
      },
    },
    {
      name: 'how-does-this-work',
      persona: 'a widow who has never booked online',
      script: (today) => {
        const out = weekdayAfter(today, 'Sat', 24)
        return {
          beats: [
            says('How does this work?', 'I have never done this before. How does it work?', 'Can you help me, how do I book?'),
            says(
              'I would like to visit my daughter in Oslo.',
              'My daughter lives in Oslo, I want to go there.',
              'To Oslo, to see my daughter.',
            ),
            says('Just me.', 'I travel alone.', 'Only myself.'),
          ],
          answers: {
            origin: ['From Copenhagen.', 'Copenhagen.'],
            departureOn: [`On {${out}}.`],
            tripType: ['One way, my daughter drives me home.', 'One way.'],
            returnOn: ['I do not need a flight back.', 'One way only.'],
          },
          goal: { search: oneWay('CPH', 'OSL', out) },
        }
      },
    },
    {
      name: 'talking-it-over-at-the-table',
      persona: 'a couple who decide while they write',
      isHard: true,
      script: (today) => {
        const out = weekdayAfter(today, 'Sun', 65)
        return {
          beats: [
            says(
              `We would like to fly from Manchester to Nice on {${out}}, two adults, one way.`,
              `Two adults, one way, Manchester to Nice on {${out}}.`,
            ),
            says(
              `On second thoughts we do come back, on {${addDays(out, 7)}}.`,
              `Actually, with a return on {${addDays(out, 7)}}.`,
              `My wife says we should come back by plane too, on {${addDays(out, 7)}}.`,
            ),
            says('Could we stay ten nights instead of seven?', 'Let us make it ten nights.', 'Ten nights, not seven.'),
            says('And a suitcase for each of us.', 'With one checked bag each.', 'Each of us has a suitcase to check in.'),
            says('No, we will travel light: no suitcases.', 'Without checked bags after all.', 'No checked bags after all.'),
          ],
          answers: { tripType: ['One way.'] },
          goal: { search: { ...thereAndBack('MAN', 'NCE', out, addDays(out, 10)), adults: 2 } },
        }
      },
    },
  ],
}
