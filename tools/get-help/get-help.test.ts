import { describe, expect, test } from 'vitest'
import { readInput } from '@/lib/chat/read-input'
import { openSpoken } from '@/tests/chat/spoken'
import { callsOf, expectSameReplay, wordsOf } from '@/tests/replay/expect-transcript'
import { prompt } from './prompt'
import { input, output } from './schema'
import { getHelp } from './tool'

const FILE = 'tools/get-help/transcript.jsonl'
const LETTERS_PER_TOKEN = 4

test('a person is asked for, and told honestly that there is none, with where to write', async () => {
  const transcript = await expectSameReplay(FILE)
  expect(callsOf(transcript, 'getHelp')[0]).toMatchObject({ input: { about: 'contact' }, result: { hasDesk: false, bookings: [] } })
  expect(wordsOf(transcript, 0)).toMatch(/^I’m a computer program.*Nobody staffs a help desk here/)
})

test('getHelp finds past bookings and the receipt, and leaves the trip as it is', async () => {
  const transcript = await expectSameReplay(FILE)
  const [, none, papers] = callsOf(transcript, 'getHelp')
  expect(none).toMatchObject({ input: { about: 'bookings' }, result: { bookingCount: 0 } })
  expect(papers).toMatchObject({ input: { about: 'papers' }, result: { bookings: [{ isOfThisTrip: true, status: 'success' }] } })
  expect(wordsOf(transcript, 1)).toBe('You haven’t booked anything yet.')
})

describe('in five languages', () => {
  test.each([
    ['I need to talk to a human', /no person reads this chat/],
    ['how do I contact you?', /Contact us/],
    ['ich möchte mit einem Menschen sprechen', /keinen Menschen im Chat.*Contact us/],
    ['je voudrais parler à une personne', /ni personne dans ce chat/],
    ['quiero hablar con una persona', /no hay personas/],
    ['mujhe kisi insaan se baat karni hai', /koi insaan nahi hai/],
    ['मुझे किसी इंसान से बात करनी है', /कोई इंसान नहीं है/],
    ['show me my past bookings', /haven’t booked anything yet/],
    ['zeig mir meine früheren Buchungen', /noch nichts gebucht/],
    ['montre-moi mes réservations', /encore rien réservé/],
    ['enséñame mis reservas', /odavía no ha reservado nada/],
    ['meri purani bookings dikhao', /abhi kuchh book nahi kiya/],
    ["where's my receipt?", /Once you’ve booked.*tax invoice/],
  ])('“%s” is answered in its language', async (words, answer) => {
    const spoken = openSpoken()
    expect(await spoken.say(words)).toMatch(answer)
    expect(spoken.refused).toEqual([])
  })
})

test('a topic that we don’t know is answered all the same', () => {
  expect(readInput(input, { about: 'my lost umbrella' })).toMatchObject({ success: true })
  expect(readInput(input, {})).toMatchObject({ success: true })
})

test('the model reads neither ids nor addresses of the bookings', () => {
  const booking = {
    orderId: 'ord_1',
    route: 'London → Lisbon',
    departureOn: '2026-12-04',
    bookingReference: 'SBX-7KQ4WN',
    status: 'success',
    paymentStatus: 'succeeded',
    isSimulated: true,
    isOfThisTrip: false,
    hasPapers: true,
  }
  const help = output.parse({ status: 'told', about: 'papers', hasDesk: true, bookings: [booking], bookingCount: 1 })
  const read = JSON.stringify(getHelp.forModel(help))
  expect(read).toContain('SBX-7KQ4WN')
  expect(read).not.toContain('ord_')
})

test('the words for the model are short', () => {
  expect(`${prompt.description} ${prompt.guidance}`.length / LETTERS_PER_TOKEN).toBeLessThan(100)
})
