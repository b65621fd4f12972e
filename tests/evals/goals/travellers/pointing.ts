import { addDays } from '@/lib/travel/dates'
import type { OfferBrief } from '@/lib/travel/flights/ranked-offer'
import type { TravellerGroup } from '../traveller'
import { asks, checksOut, choosesSeparately, clicksFlight, exactly, pointsAt, says, takesCheapest } from './beats'
import { weekdayAfter } from './days'
import { oneWay, thereAndBack } from './routes'

export const pointing: TravellerGroup = {
  group: 'references',
  travellers: [
    {
      name: 'the-second-one',
      persona: 'a woman who counts what is on the screen',
      script: (today) => {
        const out = weekdayAfter(today, 'Mon', 19)
        const back = addDays(out, 4)
        return {
          beats: [
            says(`Amsterdam to Lisbon, {${out}} to {${back}}, one adult.`, `From Amsterdam to Lisbon on {${out}}, return {${back}}.`),
            choosesSeparately,
            pointsAt(0, at(2), () => ['The second one.', 'Number two.', 'I take the second flight.', '2nd one']),
            pointsAt(1, at(3), () => ['The third one.', 'Number three.', 'I take the third flight.', '3rd one']),
          ],
          answers: { tripType: ['Return.'], returnOn: [`{${back}}.`] },
          goal: { search: thereAndBack('AMS', 'LIS', out, back), picks: ['as-meant', 'as-meant'] },
        }
      },
    },
    {
      name: 'the-one-at-that-time',
      persona: 'a man who calls flights by their time',
      script: (today) => {
        const out = weekdayAfter(today, 'Fri', 32)
        return {
          beats: [
            says(`Manchester to Paris, {${out}}, one way.`, `One way Manchester to Paris on {${out}}.`),
            pointsAt(
              0,
              alone(({ departsAt }) => departsAt.slice(11)),
              ({ departsAt }) => {
                const time = departsAt.slice(11).replace(/^0/, '')
                return [`The ${time}.`, `The one at ${time}.`, `I take the ${time} flight.`, `The flight that leaves at ${time}.`]
              },
            ),
          ],
          answers: { tripType: ['One way.'] },
          goal: { search: oneWay('MAN', 'PAR', out), picks: ['as-meant'] },
        }
      },
    },
    {
      name: 'the-flight-of-that-airline',
      persona: 'a woman who calls flights by their airline',
      script: (today) => {
        const out = weekdayAfter(today, 'Sun', 41)
        return {
          beats: [
            says(`London to Athens on {${out}}, one way, direct.`, `One way direct from London to Athens, {${out}}.`),
            pointsAt(
              0,
              alone(({ airline }) => airline),
              ({ airline }) => [`The ${airline} flight.`, `I take the ${airline} one.`, `The flight with ${airline}.`],
            ),
          ],
          answers: { tripType: ['One way.'] },
          goal: { search: { ...oneWay('LON', 'ATH', out), isDirect: true }, picks: ['as-meant'] },
        }
      },
    },
    {
      name: 'the-cheaper-of-those-two',
      persona: 'a man who compares two flights before he takes one',
      script: (today) => {
        const out = weekdayAfter(today, 'Wed', 39)
        return {
          beats: [
            says(`Madrid to Berlin on {${out}}, one way.`, `One way from Madrid to Berlin, {${out}}.`),
            asks(
              ({ shown }) => exactly(shown?.briefs[1]?.flightNumbers[0] ?? 'two'),
              'What is the difference between the first two?',
              'How do the first and the second one differ?',
              'Compare the first two for me.',
            ),
            pointsAt(0, cheaperOfFirstTwo, () => [
              'The cheaper of those two.',
              'I take the cheaper one of the two.',
              'The cheaper of the two.',
            ]),
          ],
          answers: { tripType: ['One way.'] },
          goal: { search: oneWay('MAD', 'BER', out), picks: ['as-meant'] },
        }
      },
    },
    {
      name: 'same-but-business',
      persona: 'a woman who books the usual and treats herself',
      script: (today) => {
        const out = weekdayAfter(today, 'Thu', 47)
        const back = addDays(out, 5)
        return {
          beats: [
            says(`Paris to Dubai {${out}}, back {${back}}, two adults.`, `Two adults from Paris to Dubai, {${out}} to {${back}}.`),
            says('The same but business.', 'Same, but in business class.', 'The same in business, please.'),
            takesCheapest,
            takesCheapest,
            says('The cheapest business fare for both.', 'The cheapest business fares.', 'For both the cheapest fare in business.'),
            checksOut,
          ],
          answers: { tripType: ['Return.'], returnOn: [`{${back}}.`] },
          goal: {
            search: { ...thereAndBack('PAR', 'DXB', out, back), adults: 2, cabin: 'business' },
            picks: [{ best: 'cheapest' }, { best: 'cheapest' }],
            fares: ['cheapest', 'cheapest'],
            isCheckingOut: true,
          },
        }
      },
    },
    {
      name: 'takes-another-after-all',
      persona: 'a man who picks, and picks again',
      isHard: true,
      script: (today) => {
        const out = weekdayAfter(today, 'Tue', 43)
        const back = addDays(out, 6)
        return {
          beats: [
            says(`Barcelona to Amsterdam, {${out}}, back {${back}}.`, `From Barcelona to Amsterdam on {${out}}, returning {${back}}.`),
            choosesSeparately,
            pointsAt(0, at(1), () => ['The first one.', 'Number one.', 'I take the first.']),
            says('No, the earliest flight out.', 'No, for the way out the earliest one.', 'Change the outbound to the earliest flight.'),
            clicksFlight(1, 1),
            says('No, rather the last flight back.', 'For the return rather the latest flight.', 'Change the return to the latest flight.'),
            says('The cheapest fare for both.', 'Cheapest fares.'),
            checksOut,
          ],
          answers: { tripType: ['Return.'], returnOn: [`{${back}}.`] },
          goal: {
            search: thereAndBack('BCN', 'AMS', out, back),
            picks: [{ best: 'earliest' }, { best: 'latest' }],
            fares: ['cheapest', 'cheapest'],
            isCheckingOut: true,
          },
        }
      },
    },
  ],
}

function at(place: number): (briefs: OfferBrief[]) => OfferBrief | undefined {
  return (briefs) => briefs[place - 1]
}

/** The first one that nothing else on the screen shares this with, and that is not first anyway. */
function alone(keyOf: (brief: OfferBrief) => string): (briefs: OfferBrief[]) => OfferBrief | undefined {
  return (briefs) => briefs.slice(1).find((brief) => briefs.filter((other) => keyOf(other) === keyOf(brief)).length === 1)
}

function cheaperOfFirstTwo([first, second]: OfferBrief[]): OfferBrief | undefined {
  if (!first || !second || first.total.amountMinor === second.total.amountMinor) return undefined
  return first.total.amountMinor < second.total.amountMinor ? first : second
}
