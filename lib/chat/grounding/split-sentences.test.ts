import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSentenceSplitter, splitSentences } from './split-sentences'

const trimmed = (text: string) => splitSentences(text).map((sentence) => sentence.trim())

test.each([
  ['It takes 1.5 hours. Shall I book?', ['It takes 1.5 hours.', 'Shall I book?']],
  ['It leaves at 9 a.m. on Friday. Fine?', ['It leaves at 9 a.m. on Friday.', 'Fine?']],
  ['From St. Louis to Ft. Myers. Good.', ['From St. Louis to Ft. Myers.', 'Good.']],
  ['Um 12.30 Uhr ab Köln. Am 27. November zurück.', ['Um 12.30 Uhr ab Köln.', 'Am 27. November zurück.']],
  [
    'Two flights:\n1. TP1361 at 09:40\n2. BA503 at 14:40\nWhich one?',
    ['Two flights:', '1. TP1361 at 09:40', '2. BA503 at 14:40', 'Which one?'],
  ],
  ['- one\n- two', ['- one', '- two']],
  ['“Go.” He went. (It was late.) Yes', ['“Go.”', 'He went.', '(It was late.)', 'Yes']],
  ['Approx. 3 h with J. Smith. Done', ['Approx. 3 h with J. Smith.', 'Done']],
  ['That is £27. Shall I?', ['That is £27.', 'Shall I?']],
  ['Wait... really? Yes', ['Wait... really?', 'Yes']],
  ['**TAP** is best. `code. here`\n\nEnd', ['**TAP** is best.', '`code. here`', 'End']],
  ['उड़ान मिल गई। कौन सी?', ['उड़ान मिल गई।', 'कौन सी?']],
])('%s is split where sentences end', (text, sentences) => {
  expect(trimmed(text)).toEqual(sentences)
})

test('however a text arrives, its sentences are the same, and joined they are the text', () => {
  const pieces = fc.array(
    fc.constantFrom(
      'TP1361 at 09:40. ',
      'The cheapest is £1.50',
      '. ',
      'St. Louis ',
      '\n',
      '1. ',
      'a.m. ',
      'Next? ',
      'é ',
      '…',
      'Am 27. ',
      'November ',
      'Dezember.',
    ),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(pieces, fc.integer({ min: 1, max: 7 }), (parts, size) => {
      const text = parts.join('')
      const splitter = createSentenceSplitter()
      const streamed: string[] = []
      for (let at = 0; at < text.length; at += size) streamed.push(...splitter.push(text.slice(at, at + size)))
      streamed.push(...splitter.end())
      expect(streamed.join('')).toBe(text)
      expect(streamed.map((one) => one.trim()).filter(Boolean)).toEqual(trimmed(text).filter(Boolean))
    }),
  )
})

test('a whole sentence is let go as soon as the next one begins, a line at its end', () => {
  const splitter = createSentenceSplitter()
  expect(splitter.push('It is direct.')).toEqual([])
  expect(splitter.push(' ')).toEqual([])
  expect(splitter.push('S')).toEqual(['It is direct. '])
  expect(splitter.push('hall I?\n')).toEqual(['Shall I?\n'])
  expect(splitter.end()).toEqual([])
})

test('a long text without any end is read once, not again with each piece', () => {
  const splitter = createSentenceSplitter()
  const piece = 'and on and on '
  // Reading it again each time would outlast any test.
  for (let count = 0; count < 5_000; count++) expect(splitter.push(piece)).toEqual([])
  expect(splitter.end()).toEqual([piece.repeat(5_000)])
})
