import { addDays } from '@/lib/travel/dates'
import type { TravellerGroup } from '../traveller'
import { says, takesCheapest } from './beats'
import { weekdayAfter } from './days'
import { oneWay, thereAndBack } from './routes'

export const fragments: TravellerGroup = {
  group: 'fragments',
  travellers: [
    {
      name: 'one-word-at-a-time',
      persona: 'somebody on a bus who answers in single words',
      script: (today) => {
        const out = weekdayAfter(today, 'Fri', 21)
        return {
          beats: [says('lisbon', 'to lisbon', 'lisbon!')],
          answers: {
            origin: ['madrid', 'from madrid'],
            departureOn: [`{${out}}`],
            tripType: ['one way', 'oneway', 'single'],
            returnOn: ['one way'],
          },
          goal: { search: oneWay('MAD', 'LIS', out) },
        }
      },
    },
    {
      name: 'codes-and-dashes',
      persona: 'a frequent flyer who writes like a departure board',
      script: (today) => {
        const out = weekdayAfter(today, 'Mon', 30)
        const back = addDays(out, 3)
        return {
          beats: [
            says(`BER-BCN {${out}}, BCN-BER {${back}}, 1 pax`, `BER BCN {${out}} return {${back}}`, `BER to BCN {${out}} / {${back}}`),
            says('pref morning out', 'outbound in the morning', 'out: morning'),
          ],
          answers: { tripType: ['return'], returnOn: [`{${back}}`] },
          goal: {
            search: thereAndBack('BER', 'BCN', out, back),
            filters: [{ leavesAfter: ['00:00', '06:00'], leavesBefore: ['11:00', '12:00'] }, {}],
          },
        }
      },
    },
    {
      name: 'cannot-spell-places',
      persona: 'somebody who writes places by ear',
      script: (today) => {
        const out = weekdayAfter(today, 'Thu', 42)
        const back = addDays(out, 5)
        return {
          beats: [
            says(
              `flight from Mancester to Barselona on {${out}}, back {${back}}`,
              `Manchestr to Barcalona {${out}} til {${back}}`,
              `i wanna fly manchster - barcelna {${out}}, return {${back}}`,
            ),
            says('for 2 adlts', '2 pepole', 'two persns'),
          ],
          answers: { tripType: ['return'], returnOn: [`{${back}}`], place: ['yes', 'Manchester in England'] },
          goal: { search: { ...thereAndBack('MAN', 'BCN', out, back), adults: 2 } },
        }
      },
    },
    {
      name: 'many-tiny-messages',
      persona: 'a teenager who sends every thought on its own',
      script: (today) => {
        const out = weekdayAfter(today, 'Sat', 26)
        const back = addDays(out, 8)
        return {
          beats: [
            says('hey', 'hi', 'hello'),
            says('wanna go to rome', 'rome', 'thinking of rome'),
            says('from london', 'im in london', 'flying from london'),
            says(`on {${out}}`, `{${out}}`),
            says(`back {${back}}`, `home on {${back}}`),
            says('2 adults', '2 of us', 'me and a friend'),
            says('direct', 'only direct', 'no stops'),
          ],
          goal: { search: { ...thereAndBack('LON', 'ROM', out, back), adults: 2, isDirect: true } },
        }
      },
    },
    {
      name: 'auf-deutsch',
      persona: 'a woman from Hamburg who writes German',
      script: (today) => {
        const out = weekdayAfter(today, 'Sat', 38)
        const numeric = `${Number(out.slice(8))}.${Number(out.slice(5, 7))}.${out.slice(0, 4)}`
        return {
          beats: [
            says(
              `Ich möchte am ${numeric} von Hamburg nach Wien fliegen, nur Hinflug, eine Person.`,
              `Ein Flug von Hamburg nach Wien am ${numeric}, nur Hinflug.`,
            ),
            says('Der günstigste bitte.', 'Den günstigsten Flug bitte.', 'Ich nehme den günstigsten.'),
          ],
          answers: {
            tripType: ['Nur Hinflug.', 'one way'],
            departureOn: [`Am ${numeric}.`],
            origin: ['Von Hamburg.'],
            destination: ['Nach Wien.'],
          },
          goal: { search: oneWay('HAM', 'VIE', out), picks: [{ best: 'cheapest' }] },
        }
      },
    },
    {
      name: 'fragments-that-change',
      persona: 'somebody who corrects every other fragment',
      isHard: true,
      script: (today) => {
        const out = weekdayAfter(today, 'Sat', 45)
        const sunday = addDays(out, 1)
        return {
          beats: [
            says('paris', 'to paris'),
            says('no, rome', 'no wait, rome', 'sorry, rome'),
            says('from nice', 'leaving from nice'),
            says(`{${out}}`, `on {${out}}`),
            says('no, sunday', 'no, the sunday after that saturday', 'not saturday but sunday'),
            says('one way', 'oneway'),
            says('2 people', '2 adults'),
            says('no, 3', '3 sorry', '3, not 2'),
            takesCheapest,
          ],
          goal: { search: { ...oneWay('NCE', 'ROM', sunday), adults: 3 }, picks: [{ best: 'cheapest' }] },
        }
      },
    },
  ],
}
