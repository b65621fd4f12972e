import { expect, test } from 'vitest'
import { unmarked } from '../../say/marked'
import { feelingIn, sayFeeling } from './say-feeling'

test.each([
  'we lost my grandad last night',
  'My aunt passed away. need Montreal to Halifax tomorrow',
  'my father has just died and I must get home',
  'flying to a funeral in Cork on Tuesday',
  'theres been a death in the family',
  'I LOST MY BROTHER ON SUNDAY',
  'our dog died, we want to get away',
])('“%s” tells of a death', (words) => expect(feelingIn(words)).toBe('grief'))

test.each([
  'this is useless, I asked a simple thing and I still see no total price!!',
  'you never listen. direct flights only!',
  'I already told you the 14th',
  'what a waste of time',
])('“%s” is angry', (words) => expect(feelingIn(words)).toBe('anger'))

test.each(['London to the Maldives in May for our honeymoon', 'we just got engaged! Paris next weekend?'])('“%s” is glad', (words) =>
  expect(feelingIn(words)).toBe('joy'),
)

test.each([
  'I lost my suitcase in Rome',
  'we lost our passports',
  'my husband lost his boarding pass',
  'my phone died',
  'dead cheap flights to Malaga',
  'my sister is getting married in Porto',
  'sorry if this is a stupid question',
  'my uncle lives in Halifax',
  'a long layover is annoying for the kids',
  'London to Rome on 8 June',
])('“%s” tells of no feeling', (words) => expect(feelingIn(words)).toBeNull())

test('responds to a feeling once in a conversation', () => {
  const said = sayFeeling('my aunt passed away', { carried: [], language: 'en' })
  expect(said && unmarked(said).words).toBe('I’m so sorry for your loss.')
  const { pending, told } = unmarked(said ?? '')
  expect(sayFeeling('my aunt passed away', { carried: [{ pending, told }], language: 'en' })).toBeNull()
})
