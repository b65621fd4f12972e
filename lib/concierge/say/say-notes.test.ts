import { expect, test } from 'vitest'
import { unmarked } from './marked'
import { gatherNotes } from './say-notes'

const gathered = (notes: string[]) => gatherNotes(notes).map((note) => unmarked(note).words)

test('merges the same note on several flights into one sentence', () => {
  const near = (flight: string, who: string) => `On ${flight} ${who} has the window; the others sit as close as possible.`
  expect(gathered([near('BB22', 'Adult 1'), near('AA11', 'Adult 2')])).toEqual([
    'Not everyone has the window. The others sit as close as possible.',
  ])
  const apart = (who: string) => `BB22: ${who} is not beside an adult of your party.`
  expect(gathered([apart('Child 1'), apart('Child 2')])).toEqual(['Not every child sits next to an adult of your party.'])
  expect(gathered([apart('Child 1')])).toEqual([apart('Child 1')])
  expect(gathered([near('BB22', 'Adult 1')])).toEqual([near('BB22', 'Adult 1')])
  expect(gathered(['You can’t order meals on BB22.', 'You can’t order meals on AA11'])).toEqual(['You can’t order meals on BB22 and AA11.'])
})
