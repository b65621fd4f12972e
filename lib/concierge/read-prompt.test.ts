import { expect, test } from 'vitest'
import { readPrompt } from './read-prompt'

test('the concierge skips notes that were meant for another model', () => {
  const asked = { role: 'user' as const, content: [{ type: 'text' as const, text: 'thank you' }] }
  const note = { role: 'user' as const, content: [{ type: 'text' as const, text: '(Say that again.)' }] }
  expect(readPrompt([asked, { ...note, providerOptions: { wayfarer: { isNote: true } } }])).toMatchObject({
    words: 'thank you',
    earlierWords: [],
  })
  expect(readPrompt([asked, note])).toMatchObject({ words: '(Say that again.)', earlierWords: ['thank you'] })
})
