import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { secretsIn } from '@/lib/replay/find-secrets'
import { unpack } from '@/lib/replay/pack'
import { createRedactor } from '@/lib/replay/redact'
import type { TranscriptEvent } from '@/lib/replay/transcript'
import type { Passenger } from '@/lib/travel/passengers/passenger'
import { passengersRefusal } from '@/lib/travel/passengers/validate-passenger'
import type { Billing } from '@/lib/travel/payment/billing'
import { billingRefusal } from '@/lib/travel/payment/validate-billing'

const TRAVEL_ON = '2027-03-04'
const PASSENGERS: Passenger[] = [
  {
    type: 'adult',
    title: 'ms',
    firstName: 'Zélie',
    middleName: 'Quill',
    lastName: 'Vanterpool',
    bornOn: '1984-07-19',
    gender: 'female',
    email: 'zelie.v@vanterpool.test',
    phone: '+49 151 23456789',
    passport: { number: 'C4F7 90210', expiresOn: '2031-08-17', issuingCountry: 'DE', nationality: 'DE' },
    specialService: 'wheelchair-cabin',
    savedPassengerId: 'psg_9f8e7d6c5b4a',
  },
  {
    type: 'child',
    title: 'mr',
    firstName: 'Ottokar',
    middleName: '',
    lastName: "O'Vanterpool-Brüning",
    bornOn: '2018-03-05',
    gender: 'male',
    email: '',
    phone: '',
    passport: { number: 'L8812345', expiresOn: '2029-01-02', issuingCountry: 'DE', nationality: 'DE' },
    specialService: '',
    savedPassengerId: null,
  },
]
const BILLING: Billing = {
  title: 'ms',
  name: 'Zélie Quill Vanterpool',
  email: 'bills@vanterpool.test',
  phoneCode: '+49',
  phoneNumber: '030 90182030',
  street: 'Krumme Lanke 17b',
  city: 'Berlin',
  state: 'Berlin',
  postcode: '14163',
  countryCode: 'DE',
}
const KEY = 'wf-secret-3f9a77b1c0ffee'
const REFERENCES = ['ord_7c1b9a2d4e', 'thr_ab12cd34ef56', 'usr-9912-aa71', 'pay_sandbox_77ac1', 'SBX-7KQ4WN', '047-2100000012']
const [ORDER = '', THREAD = '', USER = '', PAYMENT = '', BOOKED = '', TICKET = ''] = REFERENCES
const CARD = { token: 'tok_1QweRtYuIoPaSdFg', brand: 'Mastercard', last4: '9903', expiryMonth: 3, expiryYear: 2029 }
const SECRETS = [
  { kind: 'key' as const, value: KEY },
  { kind: 'reference' as const, value: THREAD },
  { kind: 'reference' as const, value: USER },
]
const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N'

/** A booking with everything that should not be kept, each in several ways of writing it. */
const EVENTS: TranscriptEvent[] = [
  {
    type: 'say',
    at: 0,
    text: `I am ZÉLIE vanterpool, ring 0151-2345 6789 or +49 (151) 23456789, mail Zelie.V@Vanterpool.test. Card 4111 1111 1111 1111. Born 19 July 1984, 19.07.1984.`,
  },
  { type: 'command', at: 1, command: { type: 'set-passengers', passengers: PASSENGERS } },
  { type: 'command', at: 2, command: { type: 'set-billing', billing: BILLING } },
  {
    type: 'model',
    at: 3,
    chunks: [
      { after: 0, text: `Thank you, Zélie. ${JSON.stringify(JSON.stringify({ note: "\nO'Vanterpool-Brüning", mail: BILLING.email }))}` },
      { after: 1, call: { tool: 'startCheckout', input: { note: `for ${encodeURIComponent('Zélie')}, passport c4f790210` } } },
    ],
    finish: 'tool-calls',
    prompt: { value: { text: `Authorization: Bearer ${JWT}; key ${KEY}; VANTERPOOL/ZELIE QUILL MS ${'long '.repeat(600)}` } },
  },
  { type: 'pay', at: 4, card: CARD.token },
  {
    type: 'outside',
    at: 5,
    port: 'gateway',
    call: 'authorise',
    request: {
      value: { orderId: ORDER, userId: USER, amount: { amountMinor: 41260, currency: 'EUR' }, card: CARD, key: `${ORDER}:authorise:1` },
    },
    answer: {
      value: {
        payment: { paymentId: PAYMENT, status: 'requires_capture', action: { kind: 'stripe', clientSecret: 'pi_9x_secret_8y7z6' } },
      },
    },
  },
  {
    type: 'outside',
    at: 6,
    port: 'supplier',
    call: 'book',
    request: {
      packed: gzipSync(
        JSON.stringify({ reference: ORDER, passengers: PASSENGERS, contact: { email: BILLING.email, phone: '+493090182030' } }),
      ).toString('base64'),
    },
    answer: { value: { booking: { reference: ORDER, bookingReference: BOOKED, ticketNumbers: [TICKET], status: 'confirmed' } } },
  },
  {
    type: 'tool',
    at: 7,
    tool: 'summariseTrip',
    input: {},
    result: { [BILLING.email]: `${BOOKED} for Miss Vanterpool, ${BILLING.street}, ${BILLING.postcode}` },
    card: `Booked as ${BOOKED.toLowerCase()}. Sent to ${BILLING.email.toUpperCase()}.`,
    output: { value: { long: `${BOOKED} ${TICKET} ${PAYMENT} ${KEY} `.repeat(200), saved: [{ ...PASSENGERS[1], id: 'psg_1' }] } },
  },
  { type: 'error', at: 8, where: 'supplier', message: `postgres://way:s3cretpw@db.internal/x refused ${USER}; sk_live_51HxYzAbCdEfGh` },
]

const PLANTED = [
  /z[ée]lie/i,
  /z%C3%A9lie/i,
  /z\\+u00e9lie/i,
  /vanterpool/i,
  /quill/i,
  /ottokar/i,
  /br(ü|u|ue|\\+u00fc)ning/i,
  /1984/,
  /19840719/,
  /2018-03-05/,
  /23456789|2345 6789/,
  /90182030/,
  /C4F7|90210/i,
  /8812345/,
  /krumme/i,
  /14163/,
  /wheelchair/,
  /psg_9f8e/,
  /2031-08-17/,
  new RegExp(KEY, 'i'),
  ...REFERENCES.map((reference) => new RegExp(reference, 'i')),
  /tok_1Qwe|9903/,
  /_secret_/,
  /4111/,
  /eyJ/,
  /s3cretpw/,
  /sk_live/,
]

/** A recording as whoever wants to find something in it would read it: nothing packed. */
function unpackAll(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpackAll)
  if (value === null || typeof value !== 'object') return value
  if ('packed' in value) return unpackAll(unpack({ packed: String(value.packed) }))
  return Object.fromEntries(Object.entries(value).map(([field, entry]) => [field, unpackAll(entry)]))
}

function record() {
  const redactor = createRedactor({ secrets: SECRETS, key: 'a key', travelOn: TRAVEL_ON })
  // What was said before anything was known of anybody is known to the app all the same: the thread's own passengers are given to it.
  redactor.learn([])
  return EVENTS.map((event) => redactor.redact(event))
}

/** As the app makes it: the people of the thread are known from its trip. */
function recordKnown() {
  const redactor = createRedactor({ secrets: SECRETS, key: 'a key', travelOn: TRAVEL_ON })
  for (const event of EVENTS) redactor.redact(event)
  return EVENTS.map((event) => redactor.redact(event))
}

test('planted secrets: the events of a whole booking hold none of them, however they are written and however deep', () => {
  const text = JSON.stringify(unpackAll(recordKnown()))
  for (const planted of PLANTED) expect(planted.exec(text)?.[0]).toBeUndefined()
})

test('from the moment somebody is named in a form, no event holds them', () => {
  const text = JSON.stringify(unpackAll(record().slice(1)))
  for (const planted of PLANTED) expect(planted.exec(text)?.[0]).toBeUndefined()
})

test('what a trip is made of stays: amounts, kinds, states', () => {
  const text = JSON.stringify(unpackAll(recordKnown()))
  for (const kept of ['41260', 'EUR', 'set-passengers', 'authorise', 'requires_capture', 'confirmed', 'startCheckout', 'tool-calls']) {
    expect(text).toContain(kept)
  }
})

test('stand-ins are as valid as whom they stand for, and the same in each recording', () => {
  const [, people, bill] = recordKnown().map((event) => unpackAll(event) as { command: { passengers: Passenger[]; billing: Billing } })
  const counts = { adults: 1, children: 1, infants: 0, pets: 0, childAges: [8] }
  expect(passengersRefusal(people?.command.passengers ?? [], counts, TRAVEL_ON, ['passport'], '2026-11-20')).toBeUndefined()
  expect(billingRefusal(bill?.command.billing ?? BILLING)).toBeUndefined()
  expect(recordKnown()).toEqual(recordKnown())
})

test('what was derived from a form is derived from its stand-in, so that a replay asks the same', () => {
  const booked = recordKnown()[6] as unknown as { request: unknown }
  expect(unpackAll(booked.request)).toMatchObject({ value: { contact: { email: 'billing@example.com', phone: '+447700900100' } } })
  expect(JSON.stringify(unpackAll(recordKnown()))).not.toContain('++44')
})

test('a stand-in is its own stand-in: a replay that is recorded again is the same', () => {
  const first = recordKnown()
  const again = createRedactor({ secrets: [], key: 'another key', travelOn: null }).redact(first[1] as never)
  expect(again).toEqual(first[1])
})

test('once more with what is known by the end: nobody is left in the first words, and nothing else is changed', () => {
  const secrets = [...SECRETS, ...secretsIn(EVENTS, TRAVEL_ON)]
  const again = createRedactor({ secrets, key: 'a key', travelOn: TRAVEL_ON, isAgain: true })
  const [first, ...rest] = record()
  expect(JSON.stringify(first)).toMatch(/vanterpool/i)
  const text = JSON.stringify(unpackAll(again.redact(first as never)))
  for (const planted of PLANTED) expect(planted.exec(text)?.[0]).toBeUndefined()
  expect(unpackAll(rest.map((event) => again.redact(event as never)))).toEqual(unpackAll(rest))
})

test('a test card says what should happen with it, and stays', () => {
  const redactor = createRedactor({ secrets: [] })
  expect(redactor.redact({ type: 'pay', at: 0, card: 'tok_sandbox_declined' })).toMatchObject({ card: 'tok_sandbox_declined' })
  expect(redactor.redact({ type: 'pay', at: 0, card: CARD.token })).toMatchObject({ card: 'tok_sandbox_visa' })
})

test('a name that is a word of the format breaks no event', () => {
  const secrets = ['Say', 'Set', 'Passengers', 'Pay'].map((value) => ({ kind: 'name' as const, value, standIn: 'Alex' }))
  const redactor = createRedactor({ secrets })
  expect(redactor.redact({ type: 'say', at: 0, text: 'Say yes' })).toEqual({ type: 'say', at: 0, text: 'Alex yes' })
  expect(redactor.redact({ type: 'command', at: 0, command: { type: 'start-checkout' } })).toMatchObject({ type: 'command' })
})
