import type { AbuseRow } from './row'

const SERVER = 'tests/journeys/hostile-server.spec.ts'

/** Rows 61 and 62: the server itself. */
export const PLATFORM_ROWS: AbuseRow[] = [
  {
    row: 61,
    input: 'broken headers, 100 kB of them, odd methods, TRACE, ways up, hidden folders, the build’s own files, source maps',
    answer: '4xx each, and nothing of it comes back',
    because: 'What is no HTTP is turned away by Node with a bare status: there is no JSON where no request was understood.',
    proofs: [
      { file: SERVER, title: 'row 61: what is no request of HTTP is turned away, and nothing of it comes back' },
      { file: SERVER, title: 'row 61: headers cannot be written by an address' },
      { file: SERVER, title: 'row 61: odd methods are refused, and TRACE tells nobody what they sent' },
      { file: SERVER, title: 'row 61: no path leads out of what is public' },
      { file: SERVER, title: 'row 61: no source map is there, and no script names one' },
      { file: 'tests/security/abuse/methods.test.ts', title: '%s %s is refused with the methods that are served' },
      { file: 'app/process/tame-requests.test.ts', title: '%s, which spells no text, is read letter by letter' },
    ],
  },
  {
    row: 62,
    input: '5,000 connections that say nothing, slow ones, and requests that hide a second one',
    answer: 'everybody else is served meanwhile, at little memory; two lengths in one request are 400',
    proofs: [
      { file: SERVER, title: 'row 62: thousands of silent and slow connections keep nobody from being served' },
      { file: SERVER, title: 'row 62: no second request hides in a first one' },
    ],
  },
]
