import { expect, test } from 'vitest'
import { languageRule, timeRule, wishesIn } from './answer-wishes'
import { LANGUAGES } from './languages'

test('what was told can be read again, for every language and clock', () => {
  for (const { code: language } of LANGUAGES) {
    for (const timeFormat of ['24h', '12h'] as const) {
      const instructions = `You are a concierge. ${languageRule(language)} ${timeRule(timeFormat)}\n\nFigures and names`
      expect(wishesIn(instructions)).toEqual({ language, timeFormat })
    }
  }
  expect(wishesIn('')).toEqual({ language: 'auto', timeFormat: '24h' })
})
