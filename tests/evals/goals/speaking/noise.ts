import { lot } from './lot'

const SHORTER: [RegExp, string][] = [
  [/\bplease\b/gi, 'pls'],
  [/\bthank you\b|\bthanks\b/gi, 'thx'],
  [/ and /gi, ' & '],
  [/\bwith\b/gi, 'w/'],
  [/\bone adult\b/gi, '1 adult'],
  [/\btwo\b/gi, '2'],
  [/\bthree\b/gi, '3'],
  [/\bfour\b/gi, '4'],
  [/\bfive\b/gi, '5'],
  [/\b(Mon|Fri|Sun)day\b/gi, '$1'],
  [/\bTuesday\b/gi, 'Tue'],
  [/\bWednesday\b/gi, 'Wed'],
  [/\bThursday\b/gi, 'Thu'],
  [/\bSaturday\b/gi, 'Sat'],
  [/\bflights\b/gi, 'flts'],
  [/\bto morrow\b|\btomorrow\b/gi, 'tmrw'],
]

/** Small letters and no punctuation, but what stands inside figures and words ("9:40", "12.50", "let's"). */
export function withoutCapitals(words: string): string {
  return words
    .toLowerCase()
    .replace(/[.,;!?](?=\s|$)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** As somebody in a hurry types: "2 adults w/ a bag, fri 12 mar". */
export function shortened(words: string): string {
  return SHORTER.reduce((text, [long, short]) => text.replace(long, short), words)
}

/** One slip of the finger in every six words, at most two: inside long words of letters alone, the first letter kept. */
export function mistyped(words: string, seed: string): string {
  const parts = words.split(' ')
  const long = parts.flatMap((part, index) => (/^[A-Za-z]{6,}[.,?]?$/.test(part) ? [index] : []))
  const slips = Math.min(2, long.length, Math.ceil(parts.length / 6))
  for (let slip = 0; slip < slips; slip++) {
    const [index = 0] = long.splice(lot(`${seed} word ${slip}`, long.length), 1)
    parts[index] = slipIn(parts[index] ?? '', `${seed} slip ${slip}`)
  }
  return parts.join(' ')
}

/** Two letters swapped, one left out, or one doubled. */
function slipIn(word: string, seed: string): string {
  const letters = word.match(/^[A-Za-z]+/)?.[0].length ?? 0
  const at = 1 + lot(`${seed} at`, letters - 3)
  const [before, one = '', other = '', after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)]
  return [`${before}${other}${one}${after}`, `${before}${other}${after}`, `${before}${one}${one}${other}${after}`][lot(seed, 3)] ?? word
}
