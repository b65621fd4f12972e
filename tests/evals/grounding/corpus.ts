import { readFileSync } from 'node:fs'
import { type Half, halfOf } from '../halves'
import type { StateName } from './states'

/** A sentence that an assistant may say in a state. `kind` is what it is false about, or what makes it natural. */
export type CorpusRow = { isTrue: boolean; kind: string; state: StateName; language: string; sentence: string; half: Half }

/**
 * Sentences that are false, or stand in no fact, in their state (false.txt), and those that are true, or claim nothing (true.txt). Under
 * each line "# kind state language" there is one a line; `{reference}` is the state's own booking reference.
 */
export function readCorpus(): CorpusRow[] {
  return [...readRows('false.txt', false), ...readRows('true.txt', true)]
}

function readRows(file: string, isTrue: boolean): CorpusRow[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
  let [kind, state, language] = ['', '', '']
  return lines.flatMap((line) => {
    if (!line.startsWith('# '))
      return [{ isTrue, kind, state: state as StateName, language, sentence: line, half: halfOf(`${state} ${line}`) }]
    ;[kind = '', state = '', language = ''] = line.slice(2).split(' ')
    return []
  })
}
