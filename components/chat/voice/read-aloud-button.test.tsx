import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { resetAllStores } from '../../state/create-store'
import { spokenWords } from './read-aloud'
import { ReadAloudButton } from './read-aloud-button'

type Spoken = { text: string; lang: string; voice: { name: string } | null; onend?: () => void; onerror?: () => void }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  resetAllStores()
})

/** A voice that says nothing, and remembers what it was given. */
function stubVoice() {
  const spoken: Spoken[] = []
  const cancel = vi.fn()
  const voices = [
    { name: 'Far away', lang: 'de-DE', localService: false },
    { name: 'Anna', lang: 'de_DE', localService: true },
  ]
  vi.stubGlobal('speechSynthesis', { speak: (utterance: Spoken) => spoken.push(utterance), cancel, getVoices: () => voices })
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = ''
      voice = null
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  return { spoken, cancel }
}

const press = (name: string, index = 0) => userEvent.click(screen.getAllByRole('button', { name })[index] ?? document.body)

test('where the browser has no voice there is no button', () => {
  vi.stubGlobal('speechSynthesis', undefined)
  Reflect.deleteProperty(window, 'speechSynthesis')
  render(<ReadAloudButton messageId="msg_1" text="Hello." />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('an answer is read in its own language by a voice of the device, and a second press stops it', async () => {
  const { spoken, cancel } = stubVoice()
  render(<ReadAloudButton messageId="msg_1" text="Der **günstigste** Flug ist [TP389](https://example.com) um 19:30, mit Koffer." />)
  await press('Read aloud')
  await vi.waitFor(() => expect(spoken).toHaveLength(1))
  expect(spoken[0]).toMatchObject({ text: 'Der günstigste Flug ist TP389 um 19:30, mit Koffer.', lang: 'de-DE', voice: { name: 'Anna' } })
  cancel.mockClear()
  await press('Stop reading aloud')
  expect(cancel).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'Read aloud' })).toBeTruthy()
})

test('a long answer is read in pieces, and the button goes back after the last', async () => {
  const { spoken } = stubVoice()
  render(<ReadAloudButton messageId="msg_1" text={'This flight leaves in the morning and lands at noon. '.repeat(10)} />)
  await press('Read aloud')
  await vi.waitFor(() => expect(spoken.length).toBeGreaterThan(2))
  expect(spoken.every(({ text }) => text.length <= 200)).toBe(true)
  expect(spoken.map(({ text }) => text).join(' ')).toBe('This flight leaves in the morning and lands at noon. '.repeat(10).trim())
  act(() => spoken.at(-1)?.onend?.())
  expect(screen.getByRole('button', { name: 'Read aloud' })).toBeTruthy()
})

test('one answer is read at a time', async () => {
  const { spoken } = stubVoice()
  render(
    <>
      <ReadAloudButton messageId="msg_1" text="The first." />
      <ReadAloudButton messageId="msg_2" text="The second." />
    </>,
  )
  await press('Read aloud')
  await vi.waitFor(() => expect(spoken).toHaveLength(1))
  await press('Read aloud')
  await vi.waitFor(() => expect(spoken).toHaveLength(2))
  // A browser tells of an end also where it was made to end.
  act(() => spoken[0]?.onend?.())
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Read aloud', 'Stop reading aloud'])
})

test('the marks of Markdown are not read', () => {
  const markdown = '## Flights\n\n- **TP389**, 19:30\n- `TP361`\n\n| Day | Price |\n|---|---|\n| Fri | £94 |\n\n1. Next'
  expect(spokenWords(markdown)).toBe('Flights\nTP389, 19:30\nTP361\nDay, Price\nFri, £94\nNext')
})
