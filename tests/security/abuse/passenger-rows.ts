import { expect } from 'vitest'
import { POST as register } from '@/app/api/account/register/route'
import { cleanEmail } from '@/lib/travel/clean-text'
import { isEmail } from '@/lib/travel/email'
import { aPassenger } from '@/tests/fixtures/trip'
import * as doors from './doors'
import { expectRefusal } from './expect-refusal'
import type { AbuseRow } from './row'

const PASSENGER = 'lib/travel/passengers/validate-passenger.test.ts'
const BILLING = 'lib/travel/payment/validate-billing.test.ts'
const NAMES = 'lib/travel/passengers/names.test.ts'
const ADDRESSES = [
  'a@b',
  'ada@example.com\r\nBcc: all@example.com',
  'ada@example.com,eve@example.com',
  'ada@example.com eve@example.com',
  'ada＠example.com',
  'ada@exam\u0440le.com',
  'Ada <ada@example.com>',
  '@example.com',
  'ada@',
  'ada@example.com\u0000',
  `${'a'.repeat(250)}@example.com`,
]

function profile(change = {}) {
  const { type: _type, savedPassengerId: _id, ...kept } = aPassenger({})
  return { ...kept, ...change }
}

/** Rows 49 to 53: who travels, and who pays. */
export const PASSENGER_ROWS: AbuseRow[] = [
  {
    row: 49,
    input: 'names of one letter, of blanks, with digits, of 500 letters, O’Brien, in Chinese, with a picture',
    answer: 'the specification’s sentence for what is too short; sixty letters at most; a picture or a digit is refused',
    because: 'Airlines book the Latin letters at the foot of a passport: a name in another script is told where it finds them.',
    proofs: [
      { file: PASSENGER, title: '%j is told at %s: %s' },
      { file: PASSENGER, title: '%s is a name' },
      { file: PASSENGER, title: 'a %s of 60 letters is taken, one of 61 is told about' },
      { file: PASSENGER, title: 'a name in another script is told where it stands in Latin letters' },
      { file: NAMES, title: '%s has a sign that is named' },
      { file: NAMES, title: '%s is asked for in Latin letters' },
      {
        shows: 'none is saved',
        prove: async (world) => {
          await world.expectNothingKept(async () => {
            for (const firstName of ['', '   ', 'R2D2', 'Ana 🙂', 'x'.repeat(500), '\u200b\u200b']) {
              const json = { profile: profile({ firstName }), isSelf: false, savedPassengerId: null }
              const answer = await world.ask(doors.savePassenger, {}, { json })
              const { error } = await answer.clone().json()
              expect([400, 409, 422]).toContain(answer.status)
              await expectRefusal(answer, answer.status, error.code, { never: firstName.trim().length > 3 ? [firstName] : [] })
            }
          })
        },
      },
    ],
  },
  {
    row: 50,
    input: 'born tomorrow, in 1800, today, thirteen on the day of travel, on 29 February',
    answer: 'the class of the day of travel, and the specification’s sentences',
    proofs: [
      { file: PASSENGER, title: '%j is told at %s: %s' },
      { file: PASSENGER, title: 'the age counts on the day of the last flight, not today' },
      { file: 'lib/travel/passengers/age-class.test.ts', title: 'the day before a birthday belongs to the younger class' },
      {
        file: 'lib/travel/passengers/age-class.test.ts',
        title: 'whoever was born on 29 February has the birthday on 1 March in other years',
      },
    ],
  },
  {
    row: 51,
    input: 'a passport that runs out today, has run out, or has no such day; one that is needed and missing',
    answer: 'the specification’s sentences, only where a passport is needed',
    proofs: [
      { file: PASSENGER, title: 'passport fields are asked for only where the supplier needs them' },
      { file: PASSENGER, title: 'with a passport needed, %j is told at %s: %s' },
    ],
  },
  {
    row: 52,
    input: 'an address without a dot, with line breaks, with a second one, with a look-alike letter',
    answer: 'Please enter a valid email address',
    proofs: [
      { file: BILLING, title: '%j is told at %s: %s' },
      { file: PASSENGER, title: '%s is no email address of a passenger, as it is none of a bill' },
      {
        shows: 'none is an address, and none has an account',
        prove: async (world) => {
          expect(ADDRESSES.filter(isEmail)).toEqual([])
          // A full-width @ and a sign that nobody sees are put right where they come in.
          const cleaned = ADDRESSES.map(cleanEmail).filter(isEmail)
          expect(cleaned).toEqual(['ada@example.com', 'ada@example.com'])
          await world.expectNothingKept(async () => {
            for (const email of ADDRESSES.filter((address) => !isEmail(cleanEmail(address)))) {
              const json = { email, password: 'a long enough secret', firstName: 'Ada', lastName: 'Marlow' }
              const answer = await world.ask(register, {}, { json })
              await expectRefusal(answer, 400, 'bad_request', { says: /^Please enter a valid email address/, never: [email] })
            }
          })
        },
      },
    ],
  },
  {
    row: 53,
    input: 'a telephone without its country, with letters; a postcode of two characters',
    answer: 'the specification’s sentences',
    proofs: [
      { file: BILLING, title: '%j is told at %s: %s' },
      { file: PASSENGER, title: '%j, which need not be given, is told at %s when it is wrong' },
      { file: 'lib/travel/phone.test.ts', title: 'whatever is typed, nothing throws, and what is refused has no international form' },
    ],
  },
]
