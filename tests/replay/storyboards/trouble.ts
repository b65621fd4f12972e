import { chooseFirst, goOn, pick, say } from './beats'
import type { Story } from './story'

/** What befalls the services behind: the model and the supplier. */
export const trouble: Story[] = [
  {
    name: 'model-busy-once',
    title: 'The model’s service is too busy once, and answers at the second try',
    beats: [{ modelFails: '429 Too many requests' }, say('London to Lisbon on 4 December, back on 8 December')],
  },
  {
    name: 'model-busy-for-long',
    title: 'The model’s service stays busy: the message is kept, and the answer goes on later',
    beats: [{ modelFails: '429 Too many requests', times: 2 }, say('London to Lisbon on 4 December, back on 8 December'), goOn],
  },
  {
    name: 'model-down',
    title: 'The model’s service is down: a sentence says so, and the next message is answered',
    beats: [{ modelFails: '503 Service unavailable', times: 2 }, say('hello'), say('London to Rome on 4 December one way')],
  },
  {
    name: 'model-cut-off',
    title: 'An answer is cut off in the middle of a sentence, is marked, and goes on',
    beats: [
      say('London to Lisbon on 4 December, back on 8 December'),
      { modelEnds: 'length', afterChunks: 1 },
      say('what do you think of the first one?'),
      goOn,
    ],
  },
  {
    name: 'model-without-a-key',
    title: 'The model’s service knows no key: the traveller is told whom to tell',
    beats: [{ modelFails: '401 Unauthorized', times: 2 }, say('hello')],
  },
  {
    name: 'search-fails-and-is-repeated',
    title: 'The search fails outside; what was asked for is kept, and one more word finds the flights',
    beats: [
      { outside: 'silent' },
      say('London to Lisbon on 4 December, back on 8 December'),
      { outside: 'speaks' },
      say('try again'),
      pick(1),
    ],
  },
  {
    name: 'seat-maps-fail',
    title: 'The seat maps do not come: the trip stays as it is',
    beats: [
      say('Madrid to Lisbon on 5 February one way, 1 adult'),
      ...chooseFirst(1),
      { outside: 'silent' },
      say('a window seat please'),
      { outside: 'speaks' },
      say('a window seat please'),
    ],
  },
  {
    name: 'part-of-the-market-answers',
    title: 'Some sources fail, the flights of the others are shown',
    dials: 'seed=5 error=0.2',
    beats: [say('London to Barcelona on 4 December, back on 8 December'), say('are these all flights there are?')],
  },
]
