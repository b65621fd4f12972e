import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Composer } from '@/components/chat/composer'
import { loadMessageCheck } from '@/components/chat/late-message-check'
import { KEEP_PRESSES } from './keep-presses'

const listening: Parameters<typeof window.removeEventListener>[] = []

beforeAll(loadMessageCheck)
beforeEach(() => {
  const listen = window.addEventListener.bind(window)
  vi.stubGlobal('addEventListener', (...given: Parameters<typeof window.addEventListener>) => {
    listening.push(given)
    listen(...given)
  })
})
// The listeners of one page would keep the presses of the next.
afterEach(() => {
  for (const given of listening.splice(0)) window.removeEventListener(...given)
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

/** A page as the server drew it: what is pressed on it, in order, once it is alive. */
function page(html: string) {
  document.body.innerHTML = html
  const pressed: string[] = []
  new Function(KEEP_PRESSES)()
  return {
    pressed,
    button: (name: string) => document.querySelector<HTMLButtonElement>(`[name="${name}"]`),
    /** The scripts are there: of the whole page, or without a part whose own are not. */
    come: async (without?: Element | null) => {
      for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => pressed.push(button.name))
      for (const element of document.querySelectorAll('button, textarea')) if (element !== without) takeOver(element)
      window.dispatchEvent(new Event('wayfarer:alive'))
      await new Promise((resolve) => setTimeout(resolve, LOOKED_TWICE_MS))
    },
  }
}

const LOOKED_TWICE_MS = 150
/** As React does with what it hydrates. */
const takeOver = (element: Element) => Object.assign(element, { __reactProps$1: {} })

test('the last of what is pressed early is pressed when the page is alive, and later presses go their own way', async () => {
  const { pressed, button, come } = page('<button name="one"><span>One</span></button><button name="two">Two</button>')
  button('one')?.click()
  button('two')?.querySelector('span')?.click()
  button('two')?.click()
  await come()
  expect(pressed).toEqual(['two'])
  button('one')?.click()
  expect(pressed).toEqual(['two', 'one'])
})

test('what is pressed in a part that is late waits for that part, also when all else is alive', async () => {
  const { pressed, button, come } = page('<button name="late">Late</button><button name="other">Other</button>')
  const late = button('late')
  await come(late)
  late?.click()
  button('other')?.click()
  await new Promise((resolve) => setTimeout(resolve, LOOKED_TWICE_MS))
  expect(pressed).toEqual(['other'])
  if (late) takeOver(late)
  await new Promise((resolve) => setTimeout(resolve, LOOKED_TWICE_MS))
  expect(pressed).toEqual(['other', 'late'])
})

test('a press counts although the page moved beneath it, and not where the pointer was led away', async () => {
  const { pressed, button, come } = page('<main>All of it<button name="one">One</button></main>')
  await come()
  const end = (clientX: number) =>
    document
      .querySelector('main')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX, clientY: 5 }))
  const begin = () => button('one')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: 5, clientY: 5 }))
  begin()
  end(6)
  await new Promise((resolve) => setTimeout(resolve, LOOKED_TWICE_MS))
  expect(pressed).toEqual(['one'])
  begin()
  end(60)
  end(5)
  await new Promise((resolve) => setTimeout(resolve, LOOKED_TWICE_MS))
  expect(pressed).toEqual(['one'])
})

test('a button that is gone by then is not pressed, and a page that nobody pressed stays as it is', async () => {
  const { pressed, button, come } = page('<button name="one">One</button>')
  button('one')?.click()
  button('one')?.remove()
  await come()
  expect(pressed).toEqual([])
})

test('keys of the main screen are pressed again, and what is written goes its own way', async () => {
  const { come } = page('<textarea></textarea>')
  const heard: string[] = []
  const press = (init: KeyboardEventInit) =>
    document.querySelector('textarea')?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
  expect(press({ key: 'a', ctrlKey: true })).toBe(true)
  expect(press({ key: 'k' })).toBe(true)
  expect(press({ key: 'k', ctrlKey: true })).toBe(false)
  const hear = ({ key, ctrlKey }: KeyboardEvent) => heard.push(`${ctrlKey ? 'ctrl+' : ''}${key}`)
  window.addEventListener('keydown', hear)
  await come()
  window.removeEventListener('keydown', hear)
  expect(heard).toEqual(['ctrl+k'])
})

function Form({ tell }: { tell: (what: string) => void }) {
  const [name, setName] = useState('')
  const [note, setNote] = useState('')
  const [isKept, setIsKept] = useState(false)
  tell(`${note} ${name} ${isKept}`)
  return (
    <>
      <input value={name} onChange={(event) => setName(event.target.value)} />
      <textarea value={note} onChange={(event) => setNote(event.target.value)} />
      <input type="checkbox" checked={isKept} onChange={(event) => setIsKept(event.target.checked)} />
    </>
  )
}

test('what was written and chosen early is told to the page once it is alive', async () => {
  const { come } = page('')
  document.body.innerHTML = `<div>${renderToString(<Form tell={() => {}} />)}</div>`
  const box = document.body.firstElementChild
  const [name, note, kept] = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
  if (!box || !name || !note || !kept) throw new Error('the form is not there')
  name.value = 'Ada'
  note.value = 'By the window'
  kept.checked = true
  for (const field of [name, note, kept]) field.dispatchEvent(new Event('input', { bubbles: true }))
  const drawn: string[] = []
  const root = await act(async () => hydrateRoot(box, <Form tell={(what) => drawn.push(what)} />))
  expect(drawn.at(-1)).toBe('  false')
  await act(() => come())
  expect(drawn.at(-1)).toBe('By the window Ada true')
  expect([name.value, note.value, kept.checked]).toEqual(['Ada', 'By the window', true])
  act(() => root.unmount())
})

test('words that the composer took early by itself are not told to it again: what it refused stays refused', async () => {
  const { come } = page('')
  const composer = <Composer threadId="thread-early" isAnswering={false} onSend={() => {}} />
  document.body.innerHTML = `<div>${renderToString(composer)}</div>`
  const box = document.body.firstElementChild
  const field = document.querySelector('textarea')
  if (!box || !field) throw new Error('the composer is not there')
  field.value = '4242 4242 4242 4242\n'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  const root = await act(async () => hydrateRoot(box, composer))
  await act(() => come())
  expect(field.value).toBe('4242 4242 4242 4242')
  expect(box.textContent).toContain('looks like a card number')
  act(() => root.unmount())
})

test('a form that goes by itself is sent at once', () => {
  const { button } = page('<form action="/somewhere"><button name="go">Go</button></form>')
  const form = document.querySelector('form')
  let isSent = false
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    isSent = true
  })
  button('go')?.click()
  expect(isSent).toBe(true)
})
