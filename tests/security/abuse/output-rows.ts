import type { AbuseRow } from './row'

const TEXT = 'components/chat/assistant-text.test.tsx'

/** Rows 39 to 42: what a model says. */
export const OUTPUT_ROWS: AbuseRow[] = [
  {
    row: 39,
    input: 'scripts, event handlers, and links to scripts and to data',
    answer: 'text without any effect',
    proofs: [
      { file: TEXT, title: 'images and raw HTML never reach the page: %j' },
      { file: TEXT, title: 'hostile Markdown %j leaves no address behind' },
      { file: 'components/chat/thread.test.tsx', title: 'raw HTML shows as text on both sides of the conversation' },
    ],
  },
  {
    row: 40,
    input: 'pictures of another host, in every way an address can be written',
    answer: 'no picture at all, and the page may ask nobody else',
    proofs: [
      { file: TEXT, title: 'images and raw HTML never reach the page: %j' },
      { file: 'tests/journeys/hostile-server.spec.ts', title: 'row 40: a page may fetch from nobody but us' },
    ],
  },
  {
    row: 41,
    input: 'a link whose words name another place than its address',
    answer: 'only paths of our own are links; of every other address the words alone are shown',
    because: 'No foreign link is left whose host could be shown.',
    proofs: [
      { file: TEXT, title: 'a link to %j has no address' },
      { file: TEXT, title: 'an own path is a link in the text, a foreign address is only its words' },
      {
        file: 'lib/chat/grounding/ground-text-stream.test.ts',
        title: 'the instructions are not told, and neither are links that no result holds',
      },
    ],
  },
  {
    row: 42,
    input: 'a table of 1 MB, 10,000 quotes within each other',
    answer: 'cut, and shown as words',
    proofs: [
      { file: TEXT, title: '%s is cut and shown as words, in hardly any elements' },
      { file: TEXT, title: 'an ordinary long answer, with its rules, tables and lists, is drawn' },
    ],
  },
]
