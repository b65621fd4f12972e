import { addDays } from '@/lib/travel/dates'
import type { TravellerGroup } from '../traveller'
import { says, takesCheapest } from './beats'
import { weekdayAfter } from './days'
import { oneWay } from './routes'

export const places: TravellerGroup = {
  group: 'places and routes',
  travellers: [
    {
      name: 'three-cities',
      persona: 'a historian who visits two capitals in one trip',
      script: (today) => {
        const first = weekdayAfter(today, 'Mon', 40)
        const second = addDays(first, 4)
        const third = addDays(first, 9)
        return {
          beats: [
            says(
              `London to Rome on {${first}}, Rome to Athens on {${second}}, Athens to London on {${third}}.`,
              `First London to Rome on {${first}}, then Rome to Athens on {${second}} and then Athens to London on {${third}}.`,
            ),
          ],
          goal: {
            search: {
              slices: [
                { from: 'LON', to: 'ROM', on: first },
                { from: 'ROM', to: 'ATH', on: second },
                { from: 'ATH', to: 'LON', on: third },
              ],
            },
          },
        }
      },
    },
    {
      name: 'home-from-elsewhere',
      persona: 'a couple who arrive in one city and fly home from another',
      script: (today) => {
        const out = weekdayAfter(today, 'Wed', 48)
        const back = addDays(out, 7)
        return {
          beats: [
            says(
              `Two adults: Dublin to Milan on {${out}}, and back from Venice to Dublin on {${back}}.`,
              `We fly from Dublin to Milan on {${out}} and return from Venice to Dublin on {${back}}, two adults.`,
            ),
          ],
          answers: { tripType: [`Home from Venice on {${back}}.`], returnOn: [`From Venice to Dublin on {${back}}.`] },
          goal: {
            search: {
              slices: [
                { from: 'DUB', to: 'MIL', on: out },
                { from: 'VCE', to: 'DUB', on: back },
              ],
              adults: 2,
            },
          },
        }
      },
    },
    {
      name: 'by-way-of-dubai',
      persona: 'a man who meets a friend between two flights',
      script: (today) => {
        const out = weekdayAfter(today, 'Sun', 36)
        return {
          beats: [
            says(`London to Delhi on {${out}}, one way, via Dubai.`, `One way from London to Delhi on {${out}}, with a stop in Dubai.`),
          ],
          answers: { tripType: ['One way.'] },
          goal: { search: oneWay('LON', 'DEL', out), filters: { via: ['DXB'] } },
        }
      },
    },
    {
      name: 'not-through-the-gulf',
      persona: 'a doctor who does not want to change in certain cities',
      script: (today) => {
        const out = weekdayAfter(today, 'Fri', 44)
        return {
          beats: [
            says(`New York to Delhi on {${out}}, one way.`, `I need a one way flight from New York to Delhi on {${out}}.`),
            says('Not via Dubai or Doha.', 'No layover in Dubai or Doha.', 'Without changing in Dubai or Doha.'),
          ],
          answers: { tripType: ['One way.'] },
          goal: { search: oneWay('NYC', 'DEL', out), filters: { notVia: ['DXB', 'DOH'] } },
        }
      },
    },
    {
      name: 'which-san-jose',
      persona: 'a programmer whose city has a twin',
      script: (today) => {
        const out = weekdayAfter(today, 'Tue', 37)
        return {
          beats: [
            says(`Seattle to San Jose, California, on {${out}}, one way.`, `One way from Seattle to San Jose in California, {${out}}.`),
            takesCheapest,
          ],
          answers: { tripType: ['One way.'], place: ['The one in California.', 'San Jose, California.'] },
          goal: { search: oneWay('SEA', 'SJC', out), picks: [{ best: 'cheapest' }] },
        }
      },
    },
    {
      name: 'one-more-city',
      persona: 'a photographer whose journey grows',
      isHard: true,
      script: (today) => {
        const first = weekdayAfter(today, 'Thu', 52)
        const second = addDays(first, 3)
        const third = addDays(first, 6)
        return {
          beats: [
            says(
              `Berlin to Vienna {${first}}, then Vienna to Budapest {${second}}.`,
              `From Berlin to Vienna on {${first}} and on to Budapest on {${second}}.`,
            ),
            says(
              `And then Budapest to Berlin on {${third}}.`,
              `Then from Budapest back to Berlin on {${third}}.`,
              `Add Budapest to Berlin on {${third}}.`,
            ),
            says('In business class.', 'Business class for all of it.', 'All in business class.'),
            says('No, economy will do.', 'Economy after all.', 'Back to economy.'),
          ],
          goal: {
            search: {
              slices: [
                { from: 'BER', to: 'VIE', on: first },
                { from: 'VIE', to: 'BUD', on: second },
                { from: 'BUD', to: 'BER', on: third },
              ],
            },
          },
        }
      },
    },
  ],
}
