import { expect, test } from 'vitest'
import { refersBack } from './refers-back'

test.each([
  'Shall I take it?',
  'That one also includes a bag.',
  'They leave from Gatwick.',
  'Soll ich ihn nehmen?',
  'Es kostet weniger.',
  'Das wäre der günstigste.',
  'C’est le moins cher.',
  'Voulez-vous celui-là ?',
  'Ese también incluye una maleta.',
  'इसमें एक बैग शामिल है।',
])('%s needs what was said before it', (sentence) => {
  expect(refersBack(sentence)).toBe(true)
})

test.each(['Who travels?', 'Wer reist mit?', 'Qui voyage ?', '¿Quién viaja?', 'Es más barato el martes.', 'कौन यात्रा कर रहा है?'])(
  '%s stands by itself',
  (sentence) => {
    expect(refersBack(sentence)).toBe(false)
  },
)
