import { expect, test } from 'vitest'
import { predictRows } from './predict'

type Said = [user: string, frame: object]

/** Talks about flight and hotel as one; a line of the assistant stands alone. */
const TALKS: [about: string, turns: (Said | string)[]][] = [
  [
    'another city',
    [
      [
        'Hi, a trip to Lisbon from Manchester for 2 adults and 3 kids please. Our budget is $4200.',
        { origin: 'Manchester', destination: 'Lisbon', adults: 2, children: 3, max_price: 4200 },
      ],
      'I have a 4 star hotel in Lisbon for 5 nights for $3900.',
      ['what about Porto instead?', { origin: 'Manchester', destination: 'Porto', adults: 2, children: 3, max_price: 4200 }],
    ],
  ],
  [
    'a limit that is stretched',
    [
      ['vacation from Leeds to Porto, budget 3000', { origin: 'Leeds', destination: 'Porto', max_price: 3000 }],
      'There is nothing below 3000.',
      ['We could stretch to 3500', { origin: 'Leeds', destination: 'Porto', max_price: 3500 }],
      ["I'll add 300 to the budget", { origin: 'Leeds', destination: 'Porto', max_price: 3800 }],
      ['how about 5k?', { origin: 'Leeds', destination: 'Porto', max_price: 5000 }],
    ],
  ],
  [
    'two cities compared',
    [
      ['A package from Leeds to Faro for 4 adults', { origin: 'Leeds', destination: 'Faro', adults: 4 }],
      'Faro Palace, 3 stars, for $4800.',
      ['can you compare with Lisbon?', { origin: 'Leeds', destination: 'Lisbon', adults: 4 }],
      'Lisbon is $4100.',
      ['ok I will take the Faro package, economy', { origin: 'Leeds', destination: 'Faro', adults: 4, travel_class: 'economy' }],
    ],
  ],
  [
    'a city that is only asked about',
    [
      ['i need a vacation package from Leeds to Kobe for 6 people', { origin: 'Leeds', destination: 'Kobe', adults: 6 }],
      'Kobe hotel for $12,000 in business.',
      ['Is there anything in Tokyo?', { origin: 'Leeds', destination: 'Tokyo', adults: 6 }],
      'Tokyo: $9,000 economy',
      ["Let's go with Kobe in business class after all", { origin: 'Leeds', destination: 'Kobe', adults: 6, travel_class: 'business' }],
    ],
  ],
  [
    'one of several',
    [
      [
        'Looking to get away with my 3 children from Mannheim to Naples, budget is 6100',
        { origin: 'Mannheim', destination: 'Naples', children: 3, max_price: 6100 },
      ],
      'I have Hotel Sol, 4 stars, 9 days for 5900.',
      ['Any other cities? Barcelona or Valencia?', { origin: 'Mannheim', destination: 'Barcelona', children: 3, max_price: 6100 }],
      'Barcelona at 5500.',
      ['Go for Barcelona please', { origin: 'Mannheim', destination: 'Barcelona', children: 3, max_price: 6100 }],
    ],
  ],
  [
    'another place to leave from',
    [
      [
        'Going to Punta Cana from Sao Paulo, one adult, max budget 1700 dollars',
        { origin: 'Sao Paulo', destination: 'Punta Cana', adults: 1, max_price: 1700 },
      ],
      'No package matches.',
      ['what if I leave from Belo Horizonte?', { origin: 'Belo Horizonte', destination: 'Punta Cana', adults: 1, max_price: 1700 }],
      ['Actually make it two adults', { origin: 'Belo Horizonte', destination: 'Punta Cana', adults: 2, max_price: 1700 }],
    ],
  ],
  [
    'more and fewer people',
    [
      ['a holiday from Cork to Malta for 2 adults', { origin: 'Cork', destination: 'Malta', adults: 2 }],
      ['actually we are 3 adults and 1 child', { origin: 'Cork', destination: 'Malta', adults: 3, children: 1 }],
    ],
  ],
  [
    'where people live',
    [
      ['hello, i want to go on vacation with my wife, we live in Toronto', { origin: 'Toronto', adults: 2 }],
      'Where would you like to go?',
      ['maybe Cancun', { origin: 'Toronto', destination: 'Cancun', adults: 2 }],
      'Cancun has a great resort at 5 stars. The price is 3200 USD.',
      ['too pricey, our max is 2500', { origin: 'Toronto', destination: 'Cancun', adults: 2, max_price: 2500 }],
    ],
  ],
  [
    'questions about a hotel',
    [
      ['fly me from Leon to Recife, only one traveller', { origin: 'Leon', destination: 'Recife', adults: 1 }],
      'Recife package at 2500 at Hotel Mar.',
      ['do they have wifi?', { origin: 'Leon', destination: 'Recife', adults: 1 }],
      ["I'd rather leave from Guadalajara", { origin: 'Guadalajara', destination: 'Recife', adults: 1 }],
      ['hmm, can you check Fortaleza', { origin: 'Guadalajara', destination: 'Fortaleza', adults: 1 }],
    ],
  ],
  [
    'thousands in short',
    [
      [
        'Is it possible to go from Osaka to Brasilia with 2 kids and 2 adults for less than 9k',
        { origin: 'Osaka', destination: 'Brasilia', adults: 2, children: 2, max_price: 9000 },
      ],
      'I have nothing below 9k.',
      ['what about Vitoria then, same dates', { origin: 'Osaka', destination: 'Vitoria', adults: 2, children: 2, max_price: 9000 }],
    ],
  ],
  [
    'a city and a class at once',
    [
      ['We are 3 adults and want a trip from Calgary to Rome', { origin: 'Calgary', destination: 'Rome', adults: 3 }],
      'Rome is $4000.',
      ['do you have something in business for Athens', { origin: 'Calgary', destination: 'Athens', adults: 3, travel_class: 'business' }],
      'Yes, for 5200.',
      ['okay and what about Rome in economy', { origin: 'Calgary', destination: 'Rome', adults: 3, travel_class: 'economy' }],
    ],
  ],
  [
    'flight and hotel, named together',
    [
      [
        'Find me a hotel and flights to Santo Domingo leaving Curitiba for 4 adults under $7000',
        { origin: 'Curitiba', destination: 'Santo Domingo', adults: 4, max_price: 7000 },
      ],
      'One package is left.',
      ['What is the guest rating?', { origin: 'Curitiba', destination: 'Santo Domingo', adults: 4, max_price: 7000 }],
    ],
  ],
  [
    'the other end, said later',
    [
      ['I want an all inclusive holiday in Punta Cana', { destination: 'Punta Cana' }],
      'Where would you leave from?',
      ['Columbus', { origin: 'Columbus', destination: 'Punta Cana' }],
    ],
  ],
  [
    'no package at all',
    [
      ['a vacation package from Leeds to Porto for 1 adult', { origin: 'Leeds', destination: 'Porto', adults: 1 }],
      'Sorry, nothing is available.',
      ['ok, how about Faro then?', { origin: 'Leeds', destination: 'Faro', adults: 1 }],
      ['thanks, bye', { origin: 'Leeds', destination: 'Faro', adults: 1 }],
    ],
  ],
  [
    'a lower limit',
    [
      [
        'getaway from Cork to Rome for 2 adults, no more than 2,900 euros',
        { origin: 'Cork', destination: 'Rome', adults: 2, max_price: 2900 },
      ],
      'Rome for 2,850.',
      ['hm, can you find something under 2000?', { origin: 'Cork', destination: 'Rome', adults: 2, max_price: 2000 }],
    ],
  ],
]
const SCORED = ['origin', 'destination', 'adults', 'children', 'max_price', 'travel_class']

test.each(TALKS)('package: %s', (_, lines) => {
  const turns = lines.map((line) =>
    typeof line === 'string' ? { speaker: 'system', utterance: line } : { speaker: 'user', utterance: line[0] },
  )
  const [prediction] = predictRows([{ id: 'a-1', reference_date: '2026-11-20', turns }])
  const frames = prediction && 'turns' in prediction ? prediction.turns.map(({ frame }) => frame) : []
  const scored = frames.map((frame) => Object.fromEntries(Object.entries(frame).filter(([name]) => SCORED.includes(name))))
  expect(scored).toEqual(lines.flatMap((line) => (typeof line === 'string' ? [] : [line[1]])))
})
