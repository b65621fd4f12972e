import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The weights a paper is set in; each is a file of the basic Latin letters and one of the others. */
export const WEIGHTS = { regular: 400, medium: 500, bold: 600 } as const
export type Weight = keyof typeof WEIGHTS
export type Subset = 'latin' | 'latin-ext'

// WOFF and not WOFF2: of the latter the PDF writer cannot take single letters. Nor can it of variable fonts, as the screens have.
const FOLDER = 'node_modules/@fontsource/figtree/files'
const opened = new Map<string, Buffer>()

/** Figtree in one weight, read once per process. */
export function paperFont(weight: Weight, subset: Subset): Buffer {
  const name = `figtree-${subset}-${WEIGHTS[weight]}-normal.woff`
  const font = opened.get(name) ?? readFileSync(join(/* turbopackIgnore: true */ process.cwd(), FOLDER, name))
  opened.set(name, font)
  return font
}

export type Run = { subset: Subset; text: string }

/**
 * A text in pieces that one of the two files can print. Letters that neither holds lose their marks (Vietnamese), or become a question
 * mark: never an empty box.
 */
export function fontRuns(text: string): Run[] {
  const runs: Run[] = []
  for (const sign of text.normalize('NFC')) {
    for (const { subset, text: printed } of printable(sign)) {
      const last = runs.at(-1)
      if (last?.subset === subset) last.text += printed
      else runs.push({ subset, text: printed })
    }
  }
  return runs
}

function printable(sign: string): Run[] {
  const subset = subsetOf(sign)
  if (subset) return [{ subset, text: sign }]
  const plain = sign.normalize('NFD').replace(/\p{M}/gu, '')
  const plainSubset = [...plain].length === 1 ? subsetOf(plain) : undefined
  return [{ subset: plainSubset ?? 'latin', text: plainSubset ? plain : (LIKENESSES[sign] ?? '?') }]
}

const LIKENESSES: Record<string, string> = { '→': '–', '\u202f': ' ', '\u00ad': '', '\u200b': '', Ŧ: 'T', ŧ: 't' }

// What the two files hold, as first and last code points.
const COVERED: Record<Subset, [number, number][]> = {
  latin: readRanges('20-7e a0-ac ae-ff 131 152-153 2013-2014 2018-201a 201c-201e 2022 2026 2039-203a 20ac 2122 2212'),
  'latin-ext': readRanges(
    '100-113 116-127 12a-12b 12e-130 132-137 139-13e 141-148 14a-14d 150-151 154-161 164-165 16a-17e 218-21b 1e80-1e85 1e9e 1ef2-1ef3',
  ),
}

function readRanges(text: string): [number, number][] {
  return text.split(' ').map((range) => {
    const [first = '', last = first] = range.split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })
}

function subsetOf(sign: string): Subset | undefined {
  const point = sign.codePointAt(0) ?? 0
  return (['latin', 'latin-ext'] as const).find((subset) => COVERED[subset].some(([first, last]) => point >= first && point <= last))
}
