import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import anyAscii from 'any-ascii'

/** The weights a paper is set in. */
export const WEIGHTS = { regular: 400, medium: 500, bold: 600 } as const
export type Weight = keyof typeof WEIGHTS

/** One file of letters: our own type first, then the one for words that it cannot write. */
export type Face = `${'figtree' | 'noto-sans'}-${string}`
export type Run = { face: Face; text: string }

const FAMILIES: Face[][] = [
  ['figtree-latin', 'figtree-latin-ext'],
  ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'].map((subset): Face => `noto-sans-${subset}`),
]

const NOT_ASCII = /[^ -~]/g
/** Signs that our type has not, and a transliteration would spell out. */
const LIKENESSES: Record<string, string> = { '→': '–', '\u202f': ' ', '\u00ad': '', '\u200b': '' }

// WOFF and not WOFF2: of the latter the PDF writer cannot take single letters. Nor can it of variable fonts, as the screens have.
const opened = new Map<string, Buffer>()
const written = new Map<Face, Set<number>>()

/** The file of a face in one weight, read once per process. */
export function paperFont(weight: Weight, face: Face): Buffer {
  const family = face.startsWith('figtree') ? 'figtree' : 'noto-sans'
  const name = `${family}/files/${face}-${WEIGHTS[weight]}-normal.woff`
  const font = opened.get(name) ?? readFileSync(join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/@fontsource', name))
  opened.set(name, font)
  return font
}

/** Reads which letters the faces have; the reader of fonts comes with the first paper, as the PDF writer does. */
export async function openPaperFonts(): Promise<void> {
  if (written.size > 0) return
  const { create } = await import('fontkit')
  for (const face of FAMILIES.flat()) {
    const font = create(paperFont('regular', face))
    written.set(face, new Set('characterSet' in font ? font.characterSet : []))
  }
}

/**
 * A text in pieces that one face each can print. A word is set in one type throughout; letters of scripts that neither has are
 * transliterated ("李" is "Li"): never a question mark, never an empty box. After `openPaperFonts`.
 */
export function fontRuns(text: string): Run[] {
  const runs: Run[] = []
  for (const word of text.normalize('NFC').match(/\s+|\S+/gu) ?? []) {
    for (const { face, text: printed } of wordRuns(word)) {
      const last = runs.at(-1)
      if (last?.face === face) last.text += printed
      else runs.push({ face, text: printed })
    }
  }
  return runs
}

function wordRuns(word: string): Run[] {
  const signs = [...word].map((sign) => LIKENESSES[sign] ?? sign).join('')
  for (const faces of FAMILIES) {
    const runs = [...signs].map((sign) => ({ face: faces.find((face) => hasSign(face, sign)), text: sign }))
    if (runs.every((run): run is Run => run.face !== undefined)) return runs
  }
  const printable = [...signs].map((sign) =>
    FAMILIES.flat().some((face) => hasSign(face, sign)) ? sign : anyAscii(sign).replace(NOT_ASCII, ''),
  )
  return wordRuns(printable.join(''))
}

function hasSign(face: Face, sign: string): boolean {
  return written.get(face)?.has(sign.codePointAt(0) ?? 0) ?? false
}
