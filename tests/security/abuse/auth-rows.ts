import * as doors from './doors'
import { expectRefusal } from './expect-refusal'
import type { AbuseRow } from './row'

const AUTH = 'tests/security/session/auth-routes.test.ts'
const HAND_OFF = 'tests/journeys/hand-off.spec.ts'
const HOSTILE = { file: 'tests/journeys/hostile-calls.spec.ts', title: 'hostile calls are refused, each in its own words' }

/** Rows 1 to 12: who somebody is. */
export const AUTH_ROWS: AbuseRow[] = [
  {
    row: 1,
    input: 'an API that is called without a cookie',
    answer: '401 sign_in_required',
    proofs: [
      HOSTILE,
      {
        shows: 'every entrance of a thread, an order, a search and an account says so, and keeps nothing',
        prove: async (world) => {
          const { threadId } = world
          world.signOut()
          await world.expectNothingKept(async () => {
            const answers = await Promise.all([
              world.ask(doors.chat, {}, { json: { key: 'key_nobody', text: 'hello' } }),
              world.ask(doors.search, {}, { json: { change: {} } }),
              world.ask(doors.command, { threadId }, { json: { command: { type: 'start-over' } } }),
              world.ask(doors.pay, {}, { json: {} }),
              world.ask(doors.savePassenger, {}, { json: {} }),
              world.ask(doors.deleteThread, { threadId }, { method: 'DELETE' }),
              world.get(doors.listThreads, {}),
              world.get(doors.open, { threadId }),
              world.get(doors.readTrip, { threadId }),
              world.get(doors.listPassengers, {}),
            ])
            for (const answer of answers) await expectRefusal(answer, 401, 'sign_in_required', { never: [threadId] })
          })
        },
      },
    ],
  },
  {
    row: 2,
    input: 'a cookie that is forged, has run out, is signed by nobody, or names no session',
    answer: '401 session_expired, and the page leads to signing in',
    proofs: [HOSTILE, { file: AUTH, title: 'forged cookies open nothing' }],
  },
  {
    row: 3,
    input: 'a form with no CSRF token, an invented one, or another user’s',
    answer: '403 request_not_verified',
    proofs: [HOSTILE, { file: AUTH, title: 'a form without this browser’s own token, or from another site, is refused' }],
  },
  {
    row: 4,
    input: 'a change that another site’s page sends',
    answer: '403 request_not_verified',
    proofs: [
      HOSTILE,
      {
        shows: 'an origin of elsewhere, a neighbour’s and none are refused before anything is read',
        prove: async (world) => {
          const { threadId } = world
          const elsewhere = [
            { origin: 'https://evil.example' },
            { origin: 'null' },
            { 'sec-fetch-site': 'cross-site' },
            { 'sec-fetch-site': 'same-site', origin: 'https://other.wayfarer.test' },
          ]
          await world.expectNothingKept(async () => {
            for (const headers of elsewhere as Record<string, string>[]) {
              const json = { threadId, key: 'key_foreign_site', text: 'hello' }
              await expectRefusal(await world.ask(doors.chat, {}, { json, headers }), 403, 'request_not_verified', { never: ['evil'] })
              const deleted = await world.ask(doors.deleteThread, { threadId }, { method: 'DELETE', headers })
              await expectRefusal(deleted, 403, 'request_not_verified')
            }
          })
        },
      },
    ],
  },
  {
    row: 5,
    input: 'a place to come back to that leads away: two slashes, a backslash, encoded ones, a script, line breaks',
    answer: 'home instead',
    proofs: [
      HOSTILE,
      { file: AUTH, title: 'addresses that lead elsewhere lead home, a missing one into the chat' },
      { file: 'app/auth/own-address.test.ts', title: '%j leads home' },
    ],
  },
  {
    row: 6,
    input: 'signing in with a role beside it',
    answer: 'the role is not read; at registration 400 unknown_field',
    proofs: [HOSTILE, { file: AUTH, title: 'what the app posts beside its tokens is not believed' }],
  },
  {
    row: 7,
    input: 'a valid token of one user with the id and address of another',
    answer: 'the user of the token',
    proofs: [HOSTILE, { file: AUTH, title: 'what the app posts beside its tokens is not believed' }],
  },
  {
    row: 8,
    input: 'a hand-off of which one token is missing',
    answer: 'the sign-in page, which says that something is missing',
    proofs: [
      { file: HAND_OFF, title: 'with a part missing, forged or foreign nobody is signed in, and the sign-in page says so' },
      {
        file: 'tests/security/hand-off/open-from-app.test.ts',
        title: 'without the page, the way leads to the sign-in, and what was handed over is neither passed on nor logged',
      },
    ],
  },
  {
    row: 9,
    input: 'a hand-off whose user is no JSON, very long, or a prototype',
    answer: 'skipped; a form of 100 kB is 413; no object is changed',
    proofs: [
      HOSTILE,
      { file: 'lib/travel/account/hand-off.test.ts', title: 'a prototype that is handed over pollutes nothing' },
      { file: HAND_OFF, title: 'with a part missing, forged or foreign nobody is signed in, and the sign-in page says so' },
    ],
  },
  {
    row: 10,
    input: 'fifty tries to sign in within a minute',
    answer: '429 too_many from the eleventh on, with Retry-After',
    proofs: [
      HOSTILE,
      { file: AUTH, title: 'the eleventh try for an account waits, wherever it comes from' },
      { file: 'tests/security/session/accounts-api.test.ts', title: 'tries by this door count like those by the other' },
    ],
  },
  {
    row: 11,
    input: 'a provider that is not there',
    answer: 'leads to those that are',
    proofs: [HOSTILE, { file: AUTH, title: 'an unknown provider leads to the sign-in page, an unknown address nowhere' }],
  },
  {
    row: 12,
    input: 'a private page by .rsc, by a prefetched part, past the proxy, as if rewritten, with an encoded slash or a language before it',
    answer: 'no byte of its owner’s',
    proofs: [HOSTILE],
  },
]
