import { ORDINARY_WEIGHTS } from '@/lib/travel/flights/rank-weights'
import { checkOut, chooseFirst, command, fare, pick, say } from './beats'
import type { Story } from './story'

/** Searching, comparing and choosing, in every mode. */
export const planning: Story[] = [
  {
    name: 'one-way-by-words',
    title: 'A one-way trip chosen by words alone',
    beats: [
      say('I need to get from Berlin to Vienna on 20 January'),
      say('one way'),
      say('just me'),
      say('the cheapest one'),
      say('the cheapest fare'),
      say('what does it cost in all?'),
      say('check out'),
    ],
  },
  {
    name: 'multi-trip-by-words',
    title: 'Three flights in one trip',
    beats: [
      say('Madrid to Paris on 2 February, Paris to Amsterdam on 5 February, Amsterdam to Madrid on 9 February, 1 adult'),
      ...chooseFirst(3),
      say('summarise my trip'),
    ],
  },
  {
    name: 'family-with-infant-planned',
    title: 'A family with a child and an infant plans, and changes who comes',
    beats: [
      say('2 adults, a child of 5 and a baby from Munich to Palma on 3 April, back on 10 April'),
      say('actually grandma comes too'),
      say('direct flights only'),
      pick(1),
      say('what is included?'),
    ],
  },
  {
    name: 'filters-and-weights',
    title: 'Filters by words and by click, sliders, and all of them taken away',
    beats: [
      say('London to Barcelona 12 February, return 16 February, 2 adults'),
      say('only direct, leaving after 10 in the morning'),
      say('not with Ryanair'),
      command({ type: 'filter-flights', slices: [{ sliceIndex: 0, filters: { departure: { from: 600, to: 1080 } } }] }),
      command({ type: 'weigh-flights', weights: { ...ORDINARY_WEIGHTS, time: 4, stops: 3 } }),
      say('show all flights again'),
      say('which one is the fastest?'),
    ],
  },
  {
    name: 'compare-days-and-move',
    title: 'The days around are compared, and the trip moves to the cheapest',
    beats: [
      say('Dublin to Amsterdam on 11 March, back on 15 March'),
      say('is it cheaper on other days?'),
      say('then leave a day earlier'),
      say('and what about coming back later?'),
    ],
  },
  {
    name: 'days-of-a-window',
    tool: 'search-dates',
    title: 'The cheapest days of a month, the second of them, another month, and days that don’t fit',
    beats: [
      say('any 4 days in February, whatever is cheapest, from London to Rome for 2'),
      say('the second one'),
      say('and any weekend in March, just one way?'),
      say('60 nights in May?'),
    ],
  },
  {
    name: 'several-places',
    tool: 'search-places',
    title: 'Two places to leave from, the one that is taken, three places to go to beside it, and too many',
    beats: [
      say('from Bristol or Exeter to Malaga, 12 to 19 March, 2 adults'),
      say('the one from Exeter'),
      say('and Prague, Budapest or Dublin, whichever is cheapest?'),
      say('from Bristol, Exeter, Cardiff, Bournemouth, Southampton or Birmingham to Dublin'),
    ],
  },
  {
    name: 'variants-of-a-trip',
    tool: 'compare-variants',
    title: 'What a chosen trip would cost otherwise: three at once, none of them taken, and another',
    beats: [
      say('London to Rome 3 March to 8 March for 2'),
      say('the cheapest'),
      say('the cheapest'),
      say('the cheapest fare for both'),
      say('how much more would business be, what if we were three, and would it be cheaper on the Tuesday?'),
      say('no thanks'),
      say('and home from Naples?'),
    ],
  },
  {
    name: 'variant-that-is-taken',
    tool: 'take-variant',
    title: 'A variant is taken by words, taken back, and a changed search keeps the flights that are still sold',
    beats: [
      say('London to Rome 3 March to 8 March for 2'),
      say('the cheapest'),
      say('the cheapest'),
      say('the cheapest fare for both'),
      say('how much more would business be?'),
      say('ok, take that'),
      say('undo'),
      say('make it three adults'),
    ],
  },
  {
    name: 'look-ups-about-flights',
    title: 'Questions about the flights that stand there',
    beats: [
      say('Zurich to Copenhagen, 18 February to 22 February, 1 adult'),
      say('which airlines fly?'),
      say('how long is the second one?'),
      say('does the first one have a bag included?'),
      say('when does the last flight leave?'),
      pick(2),
      say('can I change it later?'),
      fare(2),
    ],
  },
  {
    name: 'currency-and-clock',
    title: 'Prices in dollars, and back in the local currency',
    beats: [
      say('Rome to Athens on 8 May, back on 12 May, one person'),
      say('show prices in dollars'),
      pick(1),
      say('how much is that in total?'),
      say('in euros please'),
    ],
  },
  {
    name: 'cabin-and-bags',
    title: 'Business class, a bag each, and nearby airports',
    beats: [
      say('London to New York 6 April to 14 April, 2 adults in business'),
      say('with one bag each'),
      say('airports nearby are fine too'),
      say('premium economy instead'),
    ],
  },
  {
    name: 'pets-and-wheelchair',
    title: 'A dog in the cabin and help at the airport are asked for',
    beats: [
      say('Lisbon to Porto on 1 March one way for me and my dog'),
      say('I need a wheelchair'),
      say('ok and which flight takes dogs?'),
    ],
  },
  {
    name: 'dropped-and-picked-again',
    title: 'A flight is dropped and another one is picked',
    beats: [
      say('Oslo to Stockholm on 14 January, back on 16 January'),
      pick(1),
      command({ type: 'drop-pick', sliceIndex: 0 }),
      pick(2),
      fare(1),
      pick(1, 1),
      fare(1, 1),
      ...checkOut,
      say('how much do I pay?'),
    ],
  },
  {
    name: 'seats-by-words',
    title: 'Seats by words: beside each other, by number, and changed',
    beats: [
      say('Madrid to Lisbon on 5 February one way, 2 adults'),
      ...chooseFirst(1),
      say('two seats next to each other'),
      say('a window seat for one of us'),
      say('no seats please'),
    ],
  },
  {
    name: 'bags-and-extras-by-words',
    title: 'Bags and extras are added and taken away again',
    beats: [
      say('Vienna to Rome on 6 March, back on 9 March, 1 adult'),
      ...chooseFirst(2),
      say('add a suitcase both ways'),
      say('only on the way there'),
      say('what extras are there?'),
      say('remove the suitcase'),
    ],
  },
]
