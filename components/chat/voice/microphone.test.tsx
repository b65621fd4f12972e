import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEFAULT_PREFERENCES } from '@/lib/travel/account/default-preferences'
import type { Preferences } from '@/lib/travel/account/preferences-schema'
import { PreferencesProvider } from '../../session/preferences'
import { resetAllStores } from '../../state/create-store'
import { useRootStore } from '../../state/root-store'
import { fetchLateParts } from '../../ui/late-part'
import { Composer } from '../composer'
import { loadMessageCheck } from '../late-message-check'
import type { Recogniser } from './browser-speech'

/** A recogniser that hears what a test says. */
class FakeRecogniser implements Recogniser {
  static all: FakeRecogniser[] = []
  lang = ''
  interimResults = false
  continuous = false
  onresult: Recogniser['onresult'] = null
  onerror: Recogniser['onerror'] = null
  onend: Recogniser['onend'] = null
  calls: string[] = []
  constructor() {
    FakeRecogniser.all.push(this)
  }
  start = () => void this.calls.push('start')
  stop = () => {
    this.calls.push('stop')
    this.onend?.()
  }
  abort = () => {
    this.calls.push('abort')
    this.onend?.()
  }
  hear = (...said: string[]) => act(async () => this.onresult?.({ results: said.map((transcript) => [{ transcript }]) }))
  fail = (error: string) =>
    act(async () => {
      this.onerror?.({ error })
      this.onend?.()
    })
}

beforeEach(async () => {
  await loadMessageCheck()
  await fetchLateParts()
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  resetAllStores()
  localStorage.clear()
  FakeRecogniser.all = []
})

function renderComposer({ isOffered = true, isAllowed = true, preferences = {} as Partial<Preferences> } = {}) {
  if (isOffered) vi.stubGlobal('webkitSpeechRecognition', FakeRecogniser)
  if (isAllowed) act(() => useRootStore.getState().allowSpeech())
  const onSend = vi.fn()
  render(
    <PreferencesProvider preferences={{ ...DEFAULT_PREFERENCES, ...preferences }}>
      <Composer threadId={null} isAnswering={false} onSend={onSend} />
    </PreferencesProvider>,
  )
  return onSend
}

const field = () => screen.getByRole('textbox', { name: 'Message' })
const words = () => field().textContent || (field() as HTMLTextAreaElement).value

async function speak(): Promise<FakeRecogniser> {
  await userEvent.click(screen.getByRole('button', { name: 'Speak your message' }))
  await screen.findByRole('button', { name: 'Stop listening' })
  await vi.waitFor(() => expect(FakeRecogniser.all.at(-1)?.calls).toEqual(['start']))
  const recogniser = FakeRecogniser.all.at(-1)
  if (!recogniser) throw new Error('nothing listens')
  return recogniser
}

test('where the browser turns no speech into text there is no button', () => {
  renderComposer({ isOffered: false })
  expect(screen.queryByRole('button', { name: 'Speak your message' })).toBeNull()
})

test('the first time it is said who hears it, and nothing listens before the traveller agrees', async () => {
  renderComposer({ isAllowed: false })
  await userEvent.click(screen.getByRole('button', { name: 'Speak your message' }))
  expect(await screen.findByText(/^Your browser’s maker turns your speech into text\./)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(FakeRecogniser.all).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Speak your message' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Start speaking' }))
  await vi.waitFor(() => expect(FakeRecogniser.all).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'Stop listening' }))
  expect(useRootStore.getState().isSpeechAllowed).toBe(true)
  await speak()
  expect(FakeRecogniser.all).toHaveLength(2)
})

test('words come as they are heard, after those that were typed, and only a press sends them', async () => {
  const onSend = renderComposer()
  await userEvent.type(field(), 'To Lisbon')
  const recogniser = await speak()
  expect(screen.getByRole('status').textContent).toMatch(/^Listening\./)
  await recogniser.hear('next Fri')
  expect(words()).toBe('To Lisbon next Fri')
  await recogniser.hear('next Friday', 'for two')
  expect(words()).toBe('To Lisbon next Friday for two')
  await userEvent.click(screen.getByRole('button', { name: 'Stop listening' }))
  expect(recogniser.calls).toEqual(['start', 'stop'])
  expect(onSend).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSend).toHaveBeenCalledWith('To Lisbon next Friday for two')
})

test('it listens in the language of the account, all the time that somebody speaks', async () => {
  renderComposer({ preferences: { language: 'hi' } })
  expect(await speak()).toMatchObject({ lang: 'hi-IN', interimResults: true, continuous: true })
})

test('what is sent while it listens ends it: words that come later go nowhere', async () => {
  const onSend = renderComposer()
  const recogniser = await speak()
  await recogniser.hear('London to Lisbon')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSend).toHaveBeenCalledWith('London to Lisbon')
  expect(recogniser.calls).toEqual(['start', 'abort'])
  await recogniser.hear('London to Lisbon on Friday')
  expect(words()).toBe('')
})

test('whoever types meanwhile keeps what they typed', async () => {
  renderComposer()
  const recogniser = await speak()
  await recogniser.hear('London')
  await userEvent.type(field(), ' to Rome')
  await recogniser.hear('London to Lisbon')
  expect(words()).toBe('London to Rome')
  expect(screen.getByRole('button', { name: 'Speak your message' })).toBeTruthy()
})

test.each([
  ['not-allowed', /doesn’t allow the microphone/],
  ['audio-capture', /didn’t find a microphone/],
  ['no-speech', /didn’t hear anything/],
  ['network', /couldn’t reach its speech service/],
  ['bad-grammar', /couldn’t turn your speech into text/],
])('%s is said in one sentence, and the words stay', async (error, sentence) => {
  renderComposer()
  await userEvent.type(field(), 'To Lisbon')
  const recogniser = await speak()
  await recogniser.hear('on Friday')
  await recogniser.fail(error)
  expect(screen.getByRole('alert').textContent).toMatch(sentence)
  expect(words()).toBe('To Lisbon on Friday')
  expect(screen.getByRole('button', { name: 'Speak your message' })).toBeTruthy()
})
