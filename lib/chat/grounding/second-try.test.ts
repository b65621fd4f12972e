import { expect, test } from 'vitest'
import { tellRefusal, unsaidForModel } from './second-try'

const UNIT = { text: 'The TAP at 12:10 is £129. It’s booked.', flowed: 0 } as Parameters<typeof tellRefusal>[0]

test('what stands nowhere, what is of another flight and what is not so are told apart', () => {
  const note = tellRefusal(
    UNIT,
    [
      { kind: 'amount', text: '£129' },
      { kind: 'time', text: '12:10', isOfAnother: true },
      { kind: 'state', text: 'It’s booked.' },
    ],
    false,
  )
  expect(note).toContain(
    '£129 is in no result, and 12:10 is of another flight than you say, and It’s booked is not so, or nothing here tells it',
  )
  expect(note).toContain('has read nothing of it')
})

test('what may stand in the history names neither links nor instructions', () => {
  expect(unsaidForModel([])).toBe('(Words of this answer were not shown to the traveller.)')
})
