import { addDays } from '@/lib/travel/dates'
import type { TravellerGroup } from '../traveller'
import { says, takesCheapest } from './beats'
import { weekdayAfter } from './days'
import { oneWay, thereAndBack } from './routes'

export const corrections: TravellerGroup = {
  group: 'corrections',
  travellers: [
    {
      name: 'no-from-gatwick',
      persona: 'a woman who lives near Gatwick and remembers it late',
      isHard: true,
      script: (today) => {
        const out = weekdayAfter(today, 'Fri', 20)
        const back = addDays(out, 3)
        return {
          beats: [
            says(
              `London to Madrid {${out}}, back {${back}}.`,
              `I would like to fly from London to Madrid on {${out}} and come back on {${back}}.`,
            ),
            says('No, from Gatwick.', 'Sorry, from Gatwick I mean.', 'It has to be from Gatwick.'),
            says('For two adults.', 'We are two.', 'Two of us.'),
            says(
              `And back on {${addDays(back, 1)}} instead.`,
              `No, back on {${addDays(back, 1)}}.`,
              `Return {${addDays(back, 1)}}, not {${back}}.`,
            ),
          ],
          answers: { tripType: ['Return.'], returnOn: [`{${back}}.`] },
          goal: { search: { ...thereAndBack('LGW', 'MAD', out, addDays(back, 1)), adults: 2 } },
        }
      },
    },
    {
      name: 'not-friday-but-saturday',
      persona: 'a man who looks at his calendar after he has written',
      isHard: true,
      script: (today) => {
        const friday = weekdayAfter(today, 'Fri', 27)
        const saturday = addDays(friday, 1)
        const monday = addDays(friday, 3)
        return {
          beats: [
            says(`Vienna to London on {${friday}}, back on {${monday}}.`, `From Vienna to London, {${friday}} to {${monday}}.`),
            says('Not Friday but Saturday.', 'Sorry, Saturday, not Friday.', 'No, on the Saturday.'),
            says('And one day later home, so Tuesday.', 'Coming back Tuesday instead of Monday.', 'Back on Tuesday, not Monday.'),
            says('With one checked bag.', 'I have a suitcase to check in.', 'One checked bag.'),
          ],
          answers: { tripType: ['Return.'], returnOn: [`{${monday}}.`] },
          goal: { search: { ...thereAndBack('VIE', 'LON', saturday, addDays(monday, 1)), bags: 1 } },
        }
      },
    },
    {
      name: 'forget-the-return',
      persona: 'a man who finds out that he will come home by train',
      isHard: true,
      script: (today) => {
        const out = weekdayAfter(today, 'Wed', 31)
        const back = addDays(out, 6)
        return {
          beats: [
            says(`London to Paris {${out}}, return {${back}}.`, `I fly from London to Paris on {${out}} and back on {${back}}.`),
            says(
              'Forget the return, I take the train home.',
              'No return flight after all.',
              'Drop the flight back.',
              'I do not need the return.',
            ),
            says('To Orly if possible.', 'To Orly.', 'I want to land at Orly.'),
            says('No, Charles de Gaulle is better.', 'Charles de Gaulle instead.', 'Rather to Charles de Gaulle.'),
          ],
          answers: { tripType: ['Return.'], returnOn: [`{${back}}.`] },
          goal: { search: oneWay('LON', 'CDG', out) },
        }
      },
    },
    {
      name: 'the-other-way-round',
      persona: 'a woman who mixes up where she starts',
      isHard: true,
      script: (today) => {
        const out = weekdayAfter(today, 'Tue', 34)
        return {
          beats: [
            says(`Rome to Berlin on {${out}}, one way.`, `One way flight from Rome to Berlin, {${out}}.`),
            says('Sorry, the other way round.', 'No, the other way around.', 'I mixed it up: from Berlin to Rome.'),
            says('Without stops.', 'Direct flights only.', 'Only nonstop.'),
            says('Two adults and a child of 10.', 'We are two adults and one child, 10 years old.'),
          ],
          answers: { tripType: ['One way.'] },
          goal: { search: { ...oneWay('BER', 'ROM', out), adults: 2, children: 1, ages: [10], isDirect: true } },
        }
      },
    },
    {
      name: 'undo-and-think-again',
      persona: 'a man who takes things back in words',
      isHard: true,
      script: (today) => {
        const out = weekdayAfter(today, 'Mon', 23)
        return {
          beats: [
            says(`Munich to Athens on {${out}}, one way, two adults.`, `Two adults one way from Munich to Athens, {${out}}.`),
            says('In business class.', 'Business class.', 'Make it business class.'),
            says('Undo that.', 'Take that back.', 'Undo.'),
            says('Only direct flights.', 'Direct only.'),
            says('Take that back too.', 'Undo.', 'Undo that.'),
            takesCheapest,
            says('Undo that.', 'No, take that back.', 'Undo.'),
          ],
          answers: { tripType: ['One way.'] },
          goal: { search: { ...oneWay('MUC', 'ATH', out), adults: 2 } },
        }
      },
    },
    {
      name: 'says-one-thing-then-another',
      persona: 'a woman who contradicts herself and says so',
      isHard: true,
      script: (today) => {
        const out = weekdayAfter(today, 'Sat', 29)
        return {
          beats: [
            says(`Lisbon to Geneva, {${out}}, one way.`, `One way from Lisbon to Geneva on {${out}}.`),
            says('Well, actually return, after 5 nights.', 'No, return actually, 5 nights.', 'Actually make it a return, for 5 nights.'),
            says('Make it 7 nights.', '7 nights rather than 5.', 'No, 7 nights.'),
            says('And to Zurich instead of Geneva.', 'To Zurich, not Geneva.', 'Change Geneva to Zurich.'),
            takesCheapest,
          ],
          answers: { tripType: ['One way.'] },
          goal: { search: thereAndBack('LIS', 'ZRH', out, addDays(out, 7)), picks: [{ best: 'cheapest' }, { best: 'cheapest' }] },
        }
      },
    },
  ],
}
