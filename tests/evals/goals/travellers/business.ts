import { addDays } from '@/lib/travel/dates'
import type { TravellerGroup } from '../traveller'
import { checksOut, clicksFlight, says } from './beats'
import { weekdayAfter } from './days'
import { oneWay, thereAndBack } from './routes'

export const business: TravellerGroup = {
  group: 'business',
  travellers: [
    {
      name: 'there-and-back-in-a-day',
      persona: 'a consultant with a meeting, who gives both hours at once',
      script: (today) => {
        const day = weekdayAfter(today, 'Tue', 12)
        return {
          beats: [
            says(
              `Zurich to Frankfurt on {${day}}, back the same day. Leave before 9 am, and the flight back after 5 pm.`,
              `I need to go from Zurich to Frankfurt on {${day}} and back the same day, outbound leaving before 9:00, return leaving after 17:00.`,
            ),
          ],
          answers: { tripType: ['Back the same day.'], returnOn: ['The same day.'] },
          goal: {
            search: thereAndBack('ZRH', 'FRA', day, day),
            filters: [{ leavesBefore: '09:00' }, { leavesAfter: '17:00' }],
          },
        }
      },
    },
    {
      name: 'business-class-to-kennedy',
      persona: 'a manager who names airports by their code and wants the fastest',
      script: (today) => {
        const out = weekdayAfter(today, 'Mon', 18)
        return {
          beats: [
            says(`Business class LHR to JFK on {${out}}, one way.`, `LHR-JFK, {${out}}, one way, business.`),
            says('The fastest one.', 'I take the fastest.', 'Fastest, please.'),
            says('A refundable fare.', 'The refundable fare.', 'It has to be refundable.'),
            checksOut,
          ],
          answers: { tripType: ['One way.'] },
          goal: {
            search: { ...oneWay('LHR', 'JFK', out), cabin: 'business' },
            picks: [{ best: 'fastest' }],
            fares: ['cheapest-refundable'],
            isCheckingOut: true,
          },
        }
      },
    },
    {
      name: 'miles-of-one-alliance',
      persona: 'a collector of miles who flies with one alliance alone',
      script: (today) => {
        const out = weekdayAfter(today, 'Sun', 33)
        return {
          beats: [
            says(`Frankfurt to Singapore on {${out}}, one way, just me.`, `I fly alone, one way, Frankfurt to Singapore, {${out}}.`),
            says('Only Star Alliance.', 'Star Alliance flights only.', 'I only fly with Star Alliance.'),
          ],
          answers: { tripType: ['One way.'] },
          goal: { search: oneWay('FRA', 'SIN', out), filters: { alliances: ['star'] } },
        }
      },
    },
    {
      name: 'one-airline-and-a-flexible-fare',
      persona: 'an engineer whose company has a contract with one airline',
      script: (today) => {
        const out = weekdayAfter(today, 'Wed', 16)
        const back = addDays(out, 2)
        return {
          beats: [
            says(
              `London to Madrid, {${out}} to {${back}}, with British Airways.`,
              `I need a flight from London to Madrid on {${out}}, returning {${back}}, British Airways only.`,
            ),
            clicksFlight(0, 1),
            clicksFlight(1, 1),
            says('The refundable fare, both ways.', 'Refundable for both flights.'),
          ],
          answers: { tripType: ['Return.'], returnOn: [`{${back}}.`] },
          goal: {
            search: thereAndBack('LON', 'MAD', out, back),
            picks: ['as-meant', 'as-meant'],
            fares: ['cheapest-refundable', 'cheapest-refundable'],
          },
        }
      },
    },
    {
      name: 'the-meeting-moves',
      persona: 'a lawyer whose meeting moves while she books',
      isHard: true,
      script: (today) => {
        const first = weekdayAfter(today, 'Tue', 20)
        const second = addDays(first, 1)
        const third = addDays(first, 2)
        return {
          beats: [
            says(`Brussels to Milan on {${first}}, coming back {${second}}.`, `From Brussels to Milan {${first}}, return {${second}}.`),
            says(
              `The meeting has moved: leave on {${second}} and return on {${third}}.`,
              `They moved it. Out {${second}}, back {${third}}.`,
            ),
            says('In business class.', 'Business class please.', 'Make that business class.'),
            says('It has to be Linate.', 'To Linate, not Malpensa.', 'I need to land at Linate.'),
            says('The office says economy. So back to economy.', 'No business after all, economy.', 'Change it to economy again.'),
          ],
          answers: { tripType: ['Return.'], returnOn: [`{${second}}.`] },
          goal: { search: thereAndBack('BRU', 'LIN', second, third) },
        }
      },
    },
    {
      name: 'last-flight-home',
      persona: 'a curt man who wants the last flight of the day and a seat on the aisle',
      script: (today) => {
        const day = weekdayAfter(today, 'Thu', 9)
        return {
          beats: [
            says(`Amsterdam London {${day}}, one way.`, `AMS to London, {${day}}, one way.`),
            says('Direct only.', 'Only direct.', 'Nonstop.'),
            says('The last flight of the day.', 'The latest one.', 'Latest departure.'),
            says('Aisle seat.', 'And an aisle seat.', 'I want an aisle seat.'),
          ],
          answers: { tripType: ['One way.'] },
          goal: { search: { ...oneWay('AMS', 'LON', day), isDirect: true }, picks: [{ best: 'latest', isDirect: true }] },
        }
      },
    },
  ],
}
