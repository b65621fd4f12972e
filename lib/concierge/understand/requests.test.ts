import { expect, test } from 'vitest'
import { readRequest } from './requests'
import { normaliseWords } from './words'

test.each([
  ['lovely, carry on', 'yes'],
  ['lovely but is there a later one?', 'another-time'],
  ['why has my trip disappeared', 'what-happened'],
  ['could we still reschedule it', 'conditions'],
  ['the last name has a typo', 'passenger-details'],
  ["where do I enter my son's birthday?", 'passenger-details'],
  ["a flight to rome for my mum's 60th birthday", null],
  ['rome on my birthday', null],
  ['what do I get with plus?', 'included'],
  ['does the total cost cover each person?', 'per-person'],
  ['search again', 'search-again'],
  ['try that again please', 'search-again'],
  ['could you check the prices once more?', 'search-again'],
  ['start again', 'start-over'],
  ['which flight did I pick?', 'picked'],
  ['what are the carbon emissions', 'emissions'],
  ['are infants charged a seat?', 'child-fares'],
  ['is a change free of charge?', 'conditions'],
  ['give us the tickets for free', 'off-limits'],
  ['will you allow my rabbit? are pets fine?', 'pets'],
  ['an earlier departure would be nice', 'another-time'],
  ['our kids, do they pay as well?', 'child-fares'],
])('the request in "%s"', (words, request) => {
  expect(readRequest(normaliseWords(words))).toBe(request)
})
