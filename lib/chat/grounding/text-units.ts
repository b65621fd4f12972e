import { createSentenceSplitter, splitSentences } from './split-sentences'

/**
 * What of a text is shown or dropped as a whole: a sentence, a list item with all its sentences, a table. `flowed` counts its letters that
 * are shown already.
 */
export type Unit = { partId: string; kind: 'sentence' | 'item' | 'table'; text: string; flowed: number }

export type UnitReader = {
  partId: string
  /** The units that are whole now. */
  push(piece: string): Unit[]
  /** The sentence that is being written; empty where it belongs to an item or a table. */
  begun(): string
  /** How many letters of that sentence are shown. */
  flowed(): number
  letFlow(letters: number): void
  end(): Unit[]
}

const ITEM = /^\s*(?:[-*+•]|\d{1,3}[.)])\s/
const ROW = /^\s*\|/
const TABLE_RULE = /^[\s:|-]+$/

/** Reads one text part that arrives in pieces. */
export function createUnitReader(partId: string): UnitReader {
  const splitter = createSentenceSplitter()
  let line = ''
  let table = ''
  let flowed = 0

  function take(sentence: string): Unit[] {
    line += sentence
    return (ITEM.test(line) || ROW.test(line)) && linesAtEnd(line) === 0 ? [] : takeLine()
  }

  function takeLine(): Unit[] {
    const text = line
    line = ''
    if (!ROW.test(text)) return [...takeTable(), unit(ITEM.test(text) ? 'item' : 'sentence', text)]
    table += text
    return linesAtEnd(text) > 1 ? takeTable() : []
  }

  function takeTable(): Unit[] {
    const text = table
    table = ''
    return text === '' ? [] : [unit('table', text)]
  }

  function unit(kind: Unit['kind'], text: string): Unit {
    const done = { partId, kind, text, flowed: kind === 'sentence' ? flowed : 0 }
    if (kind === 'sentence') flowed = 0
    return done
  }

  return {
    partId,
    push: (piece) => splitter.push(piece).flatMap(take),
    begun: () => (line === '' && table === '' ? splitter.begun() : ''),
    flowed: () => flowed,
    letFlow: (letters) => {
      flowed = letters
    },
    end: () => [...splitter.end().flatMap(take), ...(line === '' ? [] : takeLine()), ...takeTable()],
  }
}

/** The sentences of a unit, each of which must be true by itself; of a table, its rows. */
export function sentencesOf({ kind, text }: Unit): string[] {
  if (kind === 'sentence') return [text]
  return kind === 'item' ? splitSentences(text) : rowsOf(text)
}

/** A table without the rows that are refused; null where no row, or not even its head, is left. */
export function withoutRows(table: string, isRefused: (row: string) => boolean): string | null {
  const rows = rowsOf(table)
  const bodyStart = TABLE_RULE.test(rows[1] ?? '') ? 2 : 1
  const head = rows.slice(0, bodyStart)
  const body = rows.slice(bodyStart).filter((row) => !isRefused(row))
  return head.some(isRefused) || body.length === 0 ? null : [...head, ...body].join('')
}

function rowsOf(table: string): string[] {
  return table.match(/[^\n]*\n\s*|[^\n]+$/g) ?? []
}

/** The spaces and ends of lines behind the last word. */
export function spaceAtEnd(text: string): string {
  return text.slice(text.trimEnd().length)
}

export function linesAtEnd(text: string): number {
  return spaceAtEnd(text).split('\n').length - 1
}
