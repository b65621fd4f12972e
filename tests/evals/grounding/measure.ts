import { readCorpus } from './corpus'
import { openState, type State, type StateName } from './states'

/** `found` is what the checker finds wrong with a sentence. */
export type MeasuredRow = ReturnType<typeof readCorpus>[number] & { found: string[] }

/** Every row of the corpus held against its state, and how long one takes in milliseconds. */
export async function measureGrounding(): Promise<{ rows: MeasuredRow[]; milliseconds: number }> {
  const corpus = readCorpus()
  const states = new Map<StateName, State>()
  for (const { state } of corpus) if (!states.has(state)) states.set(state, await openState(state))
  const said = corpus.flatMap((row) => {
    const state = states.get(row.state)
    const sentence = row.sentence.replaceAll('{reference}', state?.situation.order?.bookingReference ?? '')
    return state ? [{ row, sentence, grounding: state.grounding }] : []
  })
  // Once before, so that what is only compiled and read once is not measured.
  for (const { grounding, sentence } of said) grounding.faultsOf(sentence)
  const began = performance.now()
  const rows = said.map(({ row, sentence, grounding }) => ({
    ...row,
    found: grounding.faultsOf(sentence).map(({ kind, text }) => `${kind} “${text}”`),
  }))
  return { rows, milliseconds: (performance.now() - began) / rows.length }
}
