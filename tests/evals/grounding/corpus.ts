import { readFileSync } from 'node:fs'
import { type Half, halfOf } from '../halves'
import type { StateName } from './states'

/** A sentence as an assistant might say it in one state of a trip. `kind` names what it lies about, or why it is natural. */
export type CorpusRow = { isTrue: boolean; kind: string; state: StateName; language: string; sentence: string; half: Half }

/**
 * Sentences that are false, or stand in no fact, in their state (false.txt), and those that are true, or claim nothing (true.txt): written
 * before the checker was, in two halves. What was written while it was (seen-*.txt) belongs to the half that may be read; what was
 * written before a later mend of it (later-*.txt), to the one held out. Under each line
 * "# kind state language" there is one a line; `{reference}` is the state's own booking reference.
 */
export function readCorpus(): CorpusRow[] {
  return [
    ...readRows('false.txt', false),
    ...readRows('true.txt', true),
    ...readRows('seen-false.txt', false, 'development'),
    ...readRows('seen-true.txt', true, 'development'),
    ...readRows('later-false.txt', false, 'held-out'),
    ...readRows('later-true.txt', true, 'held-out'),
  ]
}

function readRows(file: string, isTrue: boolean, half?: Half): CorpusRow[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
  let [kind, state, language] = ['', '', '']
  return lines.flatMap((line) => {
    if (!line.startsWith('# ')) {
      const ownHalf = half ?? halfOf(`${state} ${line}`)
      return [{ isTrue, kind, state: state as StateName, language, sentence: line, half: ownHalf }]
    }
    ;[kind = '', state = '', language = ''] = line.slice(2).split(' ')
    return []
  })
}
