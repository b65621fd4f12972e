import { addDays } from '@/lib/travel/dates'
import type { TravellerGroup } from '../traveller'
import { checksOut, says, takesCheapest } from './beats'
import { weekdayAfter } from './days'
import { oneWay, thereAndBack } from './routes'

export const students: TravellerGroup = {
  group: 'students',
  travellers: [
    {
      name: 'nothing-over-two-hundred',
      persona: 'a student with a budget to the euro',
      script: (today) => {
        const out = weekdayAfter(today, 'Tue', 60)
        return {
          beats: [
            says(`Berlin to Lisbon on {${out}}, one way, just me.`, `I want to get from Berlin to Lisbon on {${out}}. One way.`),
            says('Nothing over 200 euros.', 'My budget is 200 euros.', 'Max 200 euros.', 'It must not cost more than 200 euros.'),
          ],
          answers: { tripType: ['One way.'] },
          goal: { search: oneWay('BER', 'LIS', out), filters: { maxPrice: 200 } },
        }
      },
    },
    {
      name: 'cheapest-whatever-it-takes',
      persona: 'an exchange student who only looks at the price',
      script: (today) => {
        const out = weekdayAfter(today, 'Wed', 70)
        return {
          beats: [
            says(
              `cheapest way from Rome to Dublin on {${out}}, one way`,
              `what is the cheapest flight from Rome to Dublin {${out}}? one way`,
            ),
            takesCheapest,
            says('Cheapest fare.', 'The cheapest fare.', 'The cheapest of those fares.'),
            checksOut,
          ],
          answers: { tripType: ['One way.'] },
          goal: {
            search: { ...oneWay('ROM', 'DUB', out), preference: 'cheapest' },
            picks: [{ best: 'cheapest' }],
            fares: ['cheapest'],
            isCheckingOut: true,
          },
        }
      },
    },
    {
      name: 'not-that-airline',
      persona: 'a student who had a bad time with one airline',
      script: (today) => {
        const out = weekdayAfter(today, 'Sat', 35)
        const back = addDays(out, 4)
        return {
          beats: [
            says(`Dublin to Barcelona {${out}} to {${back}}.`, `From Dublin to Barcelona, {${out}}, back {${back}}, 1 person.`),
            says('Anything but Ryanair.', 'Not Ryanair.', 'No Ryanair please.', 'Not with Ryanair.'),
            says(
              'I take the cheapest direct one before noon.',
              'I will take the cheapest direct flight before noon.',
              'The cheapest direct flight before noon, I take that one.',
            ),
          ],
          answers: { tripType: ['Return.'], returnOn: [`{${back}}.`] },
          goal: {
            // Whether “direct” is for this one flight or for all, the words leave open.
            search: { ...thereAndBack('DUB', 'BCN', out, back), isDirect: [true, false] },
            filters: { withoutAirlines: ['FR'] },
            picks: [{ best: 'cheapest', isDirect: true, leavesBefore: '12:00', withoutAirline: 'FR' }, 'none'],
          },
        }
      },
    },
    {
      name: 'one-stop-at-most',
      persona: 'a backpacker who will change planes once, for the right price',
      script: (today) => {
        const out = weekdayAfter(today, 'Mon', 45)
        return {
          beats: [
            says(`Paris to Bangkok one way on {${out}}.`, `I am looking for a one way ticket from Paris to Bangkok, {${out}}.`),
            says('One stop at most.', 'At most one stop.', 'Not more than one stop.', 'Max one stop.'),
            says('And no longer than 18 hours.', 'At most 18 hours in total.', 'Max 18 hours.'),
          ],
          answers: { tripType: ['One way.'] },
          goal: { search: oneWay('PAR', 'BKK', out), filters: { stops: ['direct', 'one-stop'], maxMinutes: 18 * 60 } },
        }
      },
    },
    {
      name: 'moving-with-two-suitcases',
      persona: 'a graduate who moves abroad, writing English as a second language',
      script: (today) => {
        const out = weekdayAfter(today, 'Fri', 80)
        return {
          beats: [
            says(
              `I want go from Warsaw to Dublin in {${out}}, only go, no return.`,
              `I am needing a flight Warsaw Dublin the {${out}}, only one way.`,
            ),
            says('I have two suitcases for check in.', 'I bring two checked bags.', 'I take with me 2 checked bags.'),
            takesCheapest,
          ],
          answers: { tripType: ['One way.', 'No return.'], returnOn: ['No return.'] },
          goal: { search: { ...oneWay('WAW', 'DUB', out), bags: 2 }, picks: [{ best: 'cheapest' }] },
        }
      },
    },
    {
      name: 'the-budget-comes-and-goes',
      persona: 'a student who talks money over with somebody beside her',
      isHard: true,
      script: (today) => {
        const out = weekdayAfter(today, 'Thu', 55)
        const back = addDays(out, 6)
        return {
          beats: [
            says(
              `Two of us, Paris to Rome, {${out}} until {${back}}.`,
              `Paris to Rome {${out}}-{${back}} for two.`,
              `2 people from Paris to Rome, {${out}}, back {${back}}.`,
            ),
            says('Direct flights only.', 'Only direct ones.'),
            says('Under 250 euros.', 'Not more than 250 euros.'),
            says('Hmm, make that 400.', 'Let us say up to 400 euros.', 'Rather 400 euros.'),
            says('Forget the budget.', 'No price limit after all.', 'Drop the price limit.'),
            says('And stops are fine too.', 'It need not be direct.', 'Flights with stops are okay too.'),
          ],
          answers: { tripType: ['Return.'], returnOn: [`{${back}}.`] },
          goal: { search: { ...thereAndBack('PAR', 'ROM', out, back), adults: 2 } },
        }
      },
    },
  ],
}
