import { say } from './beats'
import type { Story } from './story'

/** Days planned, and places proposed and compared; each stands beside its tool. */
export const trips: Story[] = [
  {
    name: 'plan-trip',
    tool: 'plan-trip',
    title: 'Days in several places are wished for, one is planned, and flights are found to it',
    beats: [
      say('Plan 7 days in Lisbon, Porto and Seville for me.'),
      say('hm, rather make it 5 relaxd days in Rome from 3 May, we like food and history'),
      say('and with the kids?'),
      say('what is on day 2?'),
      say('yes please, from Vienna'),
    ],
  },
  {
    name: 'change-plan',
    tool: 'change-plan',
    title: 'A plan is changed stop by stop, and one change is taken back',
    beats: [
      say('what should we see in Rome in 3 days'),
      say('drop the musuem and start day 2 with the castle'),
      say('the second one'),
      say('what if it rains on day 2?'),
      say('move the Pantheon to day 3, and note for day 1: dinner with Ana'),
      say('undo'),
    ],
  },
  {
    name: 'suggest-destinations',
    tool: 'suggest-destinations',
    title: 'Somewhere warm is wished for, refined twice, and its flights are found on the days of the fare',
    beats: [
      say('somwhere warm and dry in March, 25 degrees at least, not over €450'),
      say('from Vienna'),
      say('make it less warm, 20 degrees will do'),
      say('which is the cheapest?'),
      say('ok, the second one'),
    ],
  },
  {
    name: 'compare-destinations',
    tool: 'compare-destinations',
    title: 'Two places are compared, a third one joins them, and one is planned',
    beats: [
      say('Lisbon or Porto in May?'),
      say('we would leave from Berlin'),
      say('and Leeds?'),
      say('and what about October?'),
      say('plan 4 days in the warmer one'),
    ],
  },
  {
    name: 'look-up-place',
    tool: 'look-up-place',
    title: 'A place is asked about: its weather, its food, and one that has no guide',
    beats: [
      say("what's the weather like in Lisbon in March?"),
      say('where should we eat in Alfama?'),
      say('what is the weather like in Leeds in May?'),
      say('plan 3 days in Lisbon'),
      say('and when is the best time to visit?'),
    ],
  },
  {
    name: 'ask-guide',
    tool: 'ask-guide',
    title: 'The guide is asked about rules, about a place, and about what it has no article on',
    beats: [
      say('can I take a power bank on the plane?'),
      say('can I take a power bank on the plane?'),
      say('what am I owed when the pilots are on strike?'),
      say('is it safe in Lisbon at night?'),
      say('how do I cook rice?'),
    ],
  },
]
