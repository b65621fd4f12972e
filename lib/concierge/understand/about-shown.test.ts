import { expect, test } from 'vitest'
import { withoutQuestionsOnShown } from './about-shown'

test('a whole search is a wish, also where it speaks of a name or a birthday', () => {
  for (const words of ["london to rome for my mum's 60th birthday", 'my name is Anna and I want to fly from london to rome']) {
    expect(withoutQuestionsOnShown(words)).toBe(words)
  }
})

test('a sentence about the details of passengers wishes for nothing', () => {
  expect(withoutQuestionsOnShown('my surname is wrong')).toMatch(/^~+$/)
})
