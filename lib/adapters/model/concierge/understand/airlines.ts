/** Airlines that travellers name most; one that is not on the table is still understood as an airline. */
const AIRLINES: [name: string, pattern: RegExp][] = [
  ['easyJet', /\beasy\s?jet\b/i],
  ['Ryanair', /\bryan\s?air\b/i],
  ['British Airways', /\b(?:[Bb]ritish [Aa]irways|BA)\b/],
  ['TAP Air Portugal', /\btap(?: air)?(?: portugal)?\b(?! on| the| to)/i],
  ['Lufthansa', /\blufthansa\b/i],
  ['KLM', /\bklm\b/i],
  ['Air France', /\bair france\b/i],
  ['Iberia', /\biberia\b/i],
  ['Vueling', /\bvueling\b/i],
  ['Wizz Air', /\bwizz(?: ?air)?\b/i],
  ['Jet2', /\bjet ?2\b/i],
  ['Aer Lingus', /\baer lingus\b/i],
  ['SWISS', /\bswiss(?: air)?\b/i],
  ['SAS', /\bSAS\b/],
  ['Norwegian', /\bnorwegian\b/i],
  ['Finnair', /\bfinnair\b/i],
  ['Eurowings', /\beurowings\b/i],
  ['Transavia', /\btransavia\b/i],
  ['Turkish Airlines', /\bturkish(?: airlines)?\b/i],
  ['Emirates', /\bemirates\b/i],
  ['Qatar Airways', /\bqatar airways\b/i],
  ['Etihad', /\betihad\b/i],
  ['Virgin Atlantic', /\bvirgin(?: atlantic)?\b/i],
  ['Delta', /\bdelta\b/i],
  ['United', /\bunited(?: airlines)?\b(?! (?:states|kingdom|arab))/i],
  ['American Airlines', /\bamerican airlines\b/i],
]

/** The airline that the words name, as it writes itself. */
export function knownAirline(words: string): string | null {
  return AIRLINES.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}
