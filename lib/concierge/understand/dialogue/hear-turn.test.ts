import { describe, expect, test } from 'vitest'
import { NOTHING_HEARD } from './dialogue-state'
import { hearAssistant } from './hear-assistant'
import { hearTurn } from './hear-turn'

const TODAY = '2026-11-20'

/** Lines of the assistant begin with "A:", those of the traveller with "T:". */
function afterTalk(...lines: string[]) {
  let state = NOTHING_HEARD
  let before: ReturnType<typeof hearAssistant>[] = []
  let said = {}
  for (const line of lines) {
    const words = line.slice(2).trim()
    if (line.startsWith('A:')) before.push(hearAssistant(words, TODAY))
    else {
      const heard = hearTurn(state, { words, before, today: TODAY, keepsTimes: true })
      state = heard.state
      said = heard.said.facts
      before = []
    }
  }
  return { ...state, said }
}

const WANTED = 'T: One way from Leeds to Lisbon on 3 December'
const OFFER = 'A: KLM leaves at 6:50 pm with 1 stop for £187.'
const BOTH_WAYS = 'A: Iberia leaves at 7:05 am, and the return flight leaves at 9:40 pm, for £240.'

describe('the answer to what was asked', () => {
  const facts: [name: string, lines: string[], expected: object][] = [
    ['a city alone is where the trip begins', ['A: Which city are you leaving from?', 'T: Leeds'], { origin: 'Leeds' }],
    ['a city alone is where it goes', ['A: Where would you like to go?', 'T: Porto please'], { destination: 'Porto' }],
    [
      'both cities at once',
      ['A: Where are you leaving from, and where do you want to go?', 'T: Leeds to Porto'],
      { origin: 'Leeds', destination: 'Porto' },
    ],
    ['a day alone is the day of leaving', ['A: When do you want to leave?', 'T: the 4th of December'], { departureOn: '2026-12-04' }],
    ['a day alone is the day of return', [WANTED, 'A: When would you like to return?', 'T: 9 December'], { returnOn: '2026-12-09' }],
    ['a number alone counts those who fly', ['A: How many passengers will there be?', 'T: 3'], { adults: 3 }],
    ['a number word with courtesies', ['A: How many tickets do you need?', 'T: just two, please'], { adults: 2 }],
    ['a cabin', ['A: Which class would you prefer?', 'T: economy please'], { cabin: 'economy' }],
    ['an hour for the way back', ['A: What time would you like the return flight?', 'T: around 5 pm'], { returnsAt: '17:00' }],
    ['an hour for the way out', ['A: What time do you want to leave?', 'T: at 8 in the morning'], { departsAt: '08:00' }],
  ]
  test.each(facts)('%s', (_, lines, expected) => {
    expect(afterTalk(...lines).facts).toMatchObject(expected)
  })

  test('what does not matter is kept as such', () => {
    expect(afterTalk('A: Which airline do you prefer?', "T: It doesn't matter").indifferent).toEqual(['airlines'])
    expect(afterTalk('T: To Porto, any airline').indifferent).toEqual(['airlines'])
    expect(afterTalk('T: To Porto, either economy or business is fine').indifferent).toEqual(['cabin'])
  })

  test('a wish said later takes the place of not minding', () => {
    const { facts, indifferent } = afterTalk('T: To Porto, any class works', 'T: Actually, business class')
    expect(facts.cabin).toBe('business')
    expect(indifferent).toEqual([])
  })

  test('not minding takes back a wish', () => {
    const { facts, indifferent } = afterTalk('T: To Porto in economy class', "T: I don't care about the class")
    expect(facts.cabin).toBeUndefined()
    expect(indifferent).toEqual(['cabin'])
  })

  test('after "nothing that day" a day alone is another day', () => {
    const talk = afterTalk(WANTED, 'A: There are no flights that match. Would you like to change anything?', 'T: 5')
    expect(talk.facts.departureOn).toBe('2026-12-05')
  })
})

describe('a flight on offer', () => {
  const taking = [
    'That sounds good',
    'Perfect, thanks',
    "I'll take it",
    'Book it please',
    'Okay',
    'That is the flight I would like',
    'That one will work',
  ]
  test.each(taking)('"%s" takes it', (words) => {
    expect(afterTalk(WANTED, OFFER, `T: ${words}`).facts).toMatchObject({ airlines: ['KLM'], departsAt: '18:50' })
  })

  const leaving = [
    'Is there anything else?',
    'No, that is too late',
    'Do you have another one?',
    'What time does it land?',
    'And how many times does it stop?',
    'Does it include a bag?',
    'Which other flights are there?',
    "I don't like that",
  ]
  test.each(leaving)('"%s" does not take it', (words) => {
    expect(afterTalk(WANTED, OFFER, `T: ${words}`).facts.airlines).toBeUndefined()
  })

  test('both hours are kept of a flight there and back', () => {
    expect(afterTalk('T: Leeds to Madrid and back, 3 to 9 December', BOTH_WAYS, 'T: Great').facts).toMatchObject({
      airlines: ['Iberia'],
      departsAt: '07:05',
      returnsAt: '21:40',
    })
  })

  test('where hours are not kept, the airline alone is', () => {
    const offer = hearAssistant(OFFER.slice(2), TODAY)
    const { state } = hearTurn(NOTHING_HEARD, { words: 'Sounds good', before: [offer], today: TODAY, keepsTimes: false })
    expect(state.facts).toEqual({ airlines: ['KLM'] })
  })

  test('it stays on offer while questions are asked about it', () => {
    const talk = afterTalk(WANTED, OFFER, 'T: Where does it land?', 'A: At Lisbon airport.', 'T: Good, I like that one')
    expect(talk.facts.airlines).toEqual(['KLM'])
  })

  test('asking for the way back as well takes the way out', () => {
    const talk = afterTalk(WANTED, OFFER, 'T: Now find me a round trip, returning on 9 December')
    expect(talk.facts).toMatchObject({ airlines: ['KLM'], returnOn: '2026-12-09', tripType: 'round-trip' })
  })

  test('asking for a hotel next takes it', () => {
    expect(afterTalk(WANTED, OFFER, 'T: Can you find me a hotel room there too?').facts.airlines).toEqual(['KLM'])
  })

  test('a change of the search leaves it', () => {
    const talk = afterTalk(WANTED, OFFER, 'T: What about flights from Manchester?')
    expect(talk.facts).toMatchObject({ origin: 'Manchester' })
    expect(talk.facts.airlines).toBeUndefined()
  })

  test('a booking that fails leaves nothing of it behind', () => {
    const talk = afterTalk(
      WANTED,
      OFFER,
      'T: I will take it',
      'A: Sorry, that flight is no longer available.',
      'T: Please find me one that is',
    )
    expect(talk.facts.airlines).toBeUndefined()
  })

  test('an airline that was wished for outlives a booking that fails', () => {
    const talk = afterTalk(`${WANTED} with KLM`, 'A: Sorry, nothing is available.', 'T: Try the 4th of December')
    expect(talk.facts).toMatchObject({ airlines: ['KLM'], departureOn: '2026-12-04' })
  })

  test('its hour named with a complaint is no wish', () => {
    expect(afterTalk(WANTED, OFFER, 'T: 6:50 pm is rather late').said).toEqual({})
  })

  test('a search for another route forgets the one taken', () => {
    const talk = afterTalk(WANTED, OFFER, 'T: Perfect', 'T: I also need a flight from Porto to Rome')
    expect(talk.facts).toMatchObject({ origin: 'Porto', destination: 'Rome' })
    expect(talk.facts.airlines).toBeUndefined()
  })
})

describe('what is read back', () => {
  const READ_BACK = 'A: Please confirm: 2 economy seats from Leeds to Lisbon on 3 December.'

  test.each(["Yes, that's right", 'Correct', 'That is fine. When does it land?'])('"%s" confirms it', (words) => {
    expect(afterTalk(READ_BACK, `T: ${words}`).facts).toMatchObject({ adults: 2, cabin: 'economy', destination: 'Lisbon' })
  })

  test('a correction counts, and the rest waits', () => {
    const talk = afterTalk(READ_BACK, 'T: No, 3 seats')
    expect(talk.facts.adults).toBe(3)
    expect(talk.facts.cabin).toBeUndefined()
  })

  test('a day put to the traveller is taken by a yes', () => {
    const talk = afterTalk(
      'T: A flight to Lisbon',
      'A: Will you leave on 3 December? When will you return?',
      'T: Yes, back on the 9th of December',
    )
    expect(talk.facts).toMatchObject({ departureOn: '2026-12-03', returnOn: '2026-12-09' })
  })

  test('another day said instead counts', () => {
    const talk = afterTalk('T: A flight to Lisbon', 'A: Will you leave on 3 December?', 'T: No, leaving on 5 December')
    expect(talk.facts.departureOn).toBe('2026-12-05')
  })
})

describe('other things in the same conversation', () => {
  test('a flight "there" goes where the weather was asked for', () => {
    const talk = afterTalk('T: What is the weather like in Oslo?', 'A: Snow, and 2 degrees.', 'T: Thanks. Find me a one way flight there')
    expect(talk.facts).toMatchObject({ destination: 'Oslo', tripType: 'one-way' })
  })

  test('the same day is carried when it is pointed at', () => {
    const talk = afterTalk('T: Is there a concert in Oslo on 3 December?', 'A: Yes, two.', 'T: Find me a flight there for that day')
    expect(talk.facts).toMatchObject({ destination: 'Oslo', departureOn: '2026-12-03' })
  })

  test('those who have tickets for a concert fly', () => {
    const talk = afterTalk('T: I need 4 tickets for a concert in Oslo', 'A: Booked.', 'T: I also need a flight')
    expect(talk.facts).toMatchObject({ adults: 4, destination: 'Oslo' })
  })

  test('a bus gives both ends', () => {
    const talk = afterTalk('T: Find me a bus from York to Glasgow', 'A: There is one at noon.', 'T: Is there a flight there instead?')
    expect(talk.facts).toMatchObject({ origin: 'York', destination: 'Glasgow' })
  })

  test('a hotel changes nothing of the flight', () => {
    const talk = afterTalk(WANTED, 'T: I also need a hotel in Madrid for 2 nights from 8 December', 'A: There is one.', 'T: For 3 people')
    expect(talk.facts).toMatchObject({ destination: 'Lisbon', departureOn: '2026-12-03' })
    expect(talk.facts.adults).toBeUndefined()
  })

  test('the answer before a digression is heard', () => {
    const talk = afterTalk(WANTED, 'A: When would you like to return?', 'T: The 9th of December. Can you also check the weather in Rome?')
    expect(talk.facts).toMatchObject({ returnOn: '2026-12-09', destination: 'Lisbon' })
  })

  test('a concert may be a mere reason to fly', () => {
    const talk = afterTalk('A: Where are you leaving from?', 'T: Leeds. My sister lives in Oslo and plays a concert.')
    expect(talk.facts.origin).toBe('Leeds')
  })

  test('the end of a digression is the way back to flights', () => {
    const talk = afterTalk('T: How is the weather in Oslo?', 'A: Cold.', 'T: I see. I need a flight to Rome', 'A: From where?', 'T: Leeds')
    expect(talk.facts).toMatchObject({ origin: 'Leeds', destination: 'Rome' })
  })
})

test('what a message says is told apart from what is known', () => {
  const { said, facts } = afterTalk(WANTED, 'T: Make it business class')
  expect(said).toEqual({ cabin: 'business' })
  expect(facts).toMatchObject({ origin: 'Leeds', destination: 'Lisbon', cabin: 'business' })
})

test('an airline that is refused leaves the search', () => {
  expect(afterTalk(`${WANTED} with Ryanair`, 'T: Not with Ryanair').facts.airlines).toBeUndefined()
})

test('the same talk is always heard the same', () => {
  expect(afterTalk(WANTED, OFFER, 'T: Fine')).toEqual(afterTalk(WANTED, OFFER, 'T: Fine'))
})

describe('flight and hotel as one', () => {
  test('what is said of the hotel belongs to the trip', () => {
    const talk = afterTalk(
      'T: A holiday to Madrid from Lyon for two adults',
      'A: There is a package with a 4 star hotel.',
      "T: That hotel is too dear, we can't spend more than 900",
    )
    expect(talk.facts).toMatchObject({ origin: 'Lyon', destination: 'Madrid', adults: 2, maxPrice: 900 })
  })

  test('a trip named beside the hotel is still a trip', () => {
    const talk = afterTalk('T: We want to go to Madrid from Lyon. Do you have hotels with breakfast?')
    expect(talk.facts).toMatchObject({ origin: 'Lyon', destination: 'Madrid' })
  })
})

describe('questions', () => {
  test('a first question is a search', () => {
    expect(afterTalk('T: What is the cheapest fare from Leeds to Porto?').facts).toMatchObject({ origin: 'Leeds', destination: 'Porto' })
  })

  test('a later one about what is shown changes nothing', () => {
    expect(afterTalk(WANTED, OFFER, 'T: Is it for two passengers with two bags?').said).toEqual({})
  })

  test('a statement before a question is heard', () => {
    expect(afterTalk(WANTED, OFFER, 'T: I come back on the 9th of December, and is it refundable?').said).toMatchObject({
      returnOn: '2026-12-09',
    })
  })

  test('a statement after a question is heard', () => {
    expect(afterTalk(WANTED, OFFER, 'T: How long does it take, and I need 3 seats').said).toEqual({ adults: 3 })
  })
})

// A pattern that tries every way through such a message would outlast any test.
test.each(['if ', 'and ', 'the 5th ', 'a ', '~', 'from ', 'you, '])('a message of nothing but "%s" is heard to its end', (piece) => {
  expect(() => afterTalk(WANTED, OFFER, `T: ${piece.repeat(300)} flight?`)).not.toThrow()
})

describe('what is given up, left open or said in passing', () => {
  const facts: [name: string, lines: string[], expected: object][] = [
    [
      'the end that is not known answers "which city"',
      ['T: I want to fly to Porto', 'A: Which city?', 'T: Leeds'],
      { origin: 'Leeds', destination: 'Porto' },
    ],
    [
      'a class is given up',
      [
        'T: Leeds to Porto in first class',
        'A: Nothing is available. Perhaps you could choose not to fly first class?',
        'T: Yes, all right',
      ],
      { origin: 'Leeds', destination: 'Porto' },
    ],
    [
      'a class is kept',
      ['T: Leeds to Porto in first class', 'A: Nothing is available. Perhaps you could choose not to fly first class?', 'T: No, never'],
      { origin: 'Leeds', destination: 'Porto', cabin: 'first' },
    ],
    [
      'the destination, asked for by name, may be said twice',
      [
        'A: Where are you leaving from?',
        'T: Leeds',
        'A: Where are you going to?',
        'T: Porto',
        'A: Sorry, where are you going to?',
        'T: Faro',
      ],
      { origin: 'Leeds', destination: 'Faro' },
    ],
    [
      'a number that ends the wish counts people',
      ['T: Leeds to Porto in economy for two'],
      { origin: 'Leeds', destination: 'Porto', cabin: 'economy', adults: 2 },
    ],
    ['a town is called by its own name', ['T: from Newark to St. Paul'], { origin: 'Newark', destination: 'St. Paul' }],
    ['two ends make one window', ['T: Leeds to Porto after 6 pm and before 8 pm'], { departureHours: { from: '18:00', to: '20:00' } }],
  ]
  test.each(facts)('%s', (_, lines, expected) => {
    const { facts } = afterTalk(...lines)
    expect(facts).toMatchObject(expected)
    if (!('cabin' in expected)) expect(facts.cabin).toBeUndefined()
  })
})
