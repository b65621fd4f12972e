import { addDays } from '@/lib/travel/dates'
import type { TravellerGroup } from '../traveller'
import { booksCheapestReturn, checksOut, clicksFare, clicksFlight, says, takesCheapest } from './beats'
import { weekdayAfter } from './days'
import { oneWay, thereAndBack } from './routes'

export const families: TravellerGroup = {
  group: 'families',
  travellers: [
    {
      name: 'parents-with-two-small-children',
      persona: 'a mother who says everything about her family in one sentence',
      script: (today) => {
        const out = weekdayAfter(today, 'Sat', 30)
        const back = addDays(out, 7)
        return {
          beats: [
            says(
              `London to Faro on {${out}}, back on {${back}}, for my wife, me and our two kids, 4 and 1.`,
              `We want to fly from London to Faro {${out}} and return {${back}}: two adults and our children, aged 4 and 1.`,
              `Two adults, a 4 year old and a 1 year old, London to Faro, {${out}} to {${back}}.`,
            ),
            ...booksCheapestReturn,
          ],
          answers: { tripType: ['Return.'], returnOn: [`On {${back}}.`] },
          goal: {
            search: {
              ...thereAndBack('LON', 'FAO', out, back),
              adults: 2,
              children: 1,
              infants: 1,
              ages: [4, 1],
            },
            picks: [{ best: 'cheapest' }, { best: 'cheapest' }],
            fares: ['cheapest', 'cheapest'],
            isCheckingOut: true,
          },
        }
      },
    },
    {
      name: 'grandmother-joins-later',
      persona: 'a father who forgets his mother, and adds her once flights are shown',
      script: (today) => {
        const out = weekdayAfter(today, 'Fri', 40)
        const back = addDays(out, 9)
        return {
          beats: [
            says(
              `Four of us, two adults and two children of 6 and 9, Manchester to Malaga, {${out}} until {${back}}.`,
              `Manchester to Malaga from {${out}} to {${back}} for 2 adults and 2 children, 6 and 9 years old.`,
            ),
            says('My mother is coming too, so three adults.', 'One more adult: my mother comes along.', 'Make it three adults.'),
            clicksFlight(0, 1),
            clicksFlight(1, 1),
            clicksFare(0, 'cheapest-with-bag'),
            clicksFare(1, 'cheapest-with-bag'),
            checksOut,
          ],
          answers: { tripType: ['Return.'], returnOn: [`On {${back}}.`] },
          goal: {
            search: { ...thereAndBack('MAN', 'AGP', out, back), adults: 3, children: 2, ages: [6, 9] },
            picks: ['as-meant', 'as-meant'],
            fares: ['cheapest-with-bag', 'cheapest-with-bag'],
            isCheckingOut: true,
          },
        }
      },
    },
    {
      name: 'baby-on-the-lap',
      persona: 'new parents who speak of their baby in months',
      script: (today) => {
        const out = weekdayAfter(today, 'Wed', 25)
        return {
          beats: [
            says(
              'My husband and I would like to visit my parents in Vienna with our baby, she is 8 months old.',
              'My husband and I want to go to Vienna with our baby of 8 months.',
              'Two adults and an 8 month old baby to Vienna.',
            ),
            says('Only direct flights.', 'It must be direct, with the baby.', 'No changes, direct only.'),
          ],
          answers: {
            origin: ['From London.', 'London.', 'We live in London.'],
            departureOn: [`On {${out}}.`, `{${out}}.`],
            tripType: ['One way.', 'Just one way.'],
            returnOn: ['One way.', 'No return.'],
          },
          goal: {
            search: { ...oneWay('LON', 'VIE', out), adults: 2, infants: 1, isDirect: true },
          },
        }
      },
    },
    {
      name: 'dog-comes-along',
      persona: 'a couple with a dog who ask whether it may come',
      script: (today) => {
        const out = weekdayAfter(today, 'Thu', 20)
        return {
          beats: [
            says(
              `Two adults and our dog from Amsterdam to Barcelona on {${out}}, one way.`,
              `One way from Amsterdam to Barcelona {${out}}, for two people and a dog.`,
            ),
            takesCheapest,
            checksOut,
          ],
          answers: { tripType: ['One way.'], fare: ['The cheapest fare.', 'The cheapest fare is fine.'] },
          goal: {
            search: { ...oneWay('AMS', 'BCN', out), adults: 2, pets: 1 },
            picks: [{ best: 'cheapest' }],
            fares: ['cheapest'],
            isCheckingOut: true,
          },
        }
      },
    },
    {
      name: 'school-holidays',
      persona: 'a mother of three who counts in people and then names the ages',
      script: (today) => {
        const out = weekdayAfter(today, 'Tue', 200)
        const back = addDays(out, 14)
        return {
          beats: [
            says(
              `Family of five from Birmingham to Palma, {${out}} to {${back}}.`,
              `We are five, Birmingham to Palma from {${out}} until {${back}}.`,
            ),
            says(
              'Two of us are adults, the children are 12, 7 and 3.',
              'That is 2 adults and 3 children aged 12, 7 and 3.',
              'Two adults, three children: 12, 7 and 3.',
            ),
            says('With one checked bag each.', 'A suitcase each to check in.', '1 checked bag each.'),
          ],
          answers: { tripType: ['Return.'], returnOn: [`{${back}}.`], place: ['Birmingham in England.', 'The one in England.'] },
          goal: {
            search: {
              ...thereAndBack('BHX', 'PMI', out, back),
              adults: 2,
              children: 3,
              ages: [12, 7, 3],
              bags: 1,
            },
          },
        }
      },
    },
    {
      name: 'who-is-coming-after-all',
      persona: 'a father whose party changes with every message',
      isHard: true,
      script: (today) => {
        const out = weekdayAfter(today, 'Sat', 50)
        const back = addDays(out, 14)
        return {
          beats: [
            says(
              `Me, my wife and our three kids, 3, 5 and 8, Edinburgh to Alicante {${out}}, home {${back}}.`,
              `Edinburgh to Alicante, {${out}} until {${back}}, 2 adults and 3 children (3, 5 and 8).`,
            ),
            says('My wife stays at home after all.', 'My wife is not coming.', 'Sorry, without my wife: just me and the kids.'),
            says('And the eldest stays with her, so only the 3 and the 5 year old.', 'The 8 year old stays too. So two kids, 3 and 5.'),
            says('But my sister is coming, so two adults.', 'My sister joins us, that makes 2 adults.'),
            takesCheapest,
          ],
          answers: { tripType: ['Return.'], returnOn: [`{${back}}.`] },
          goal: {
            search: {
              ...thereAndBack('EDI', 'ALC', out, back),
              adults: 2,
              children: 2,
              ages: [3, 5],
            },
            picks: [{ best: 'cheapest' }, { best: 'cheapest' }],
          },
        }
      },
    },
  ],
}
