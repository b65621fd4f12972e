import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { KEEP_PRESSES } from './keep-presses'

// A page that never came to life would keep the presses of every test after it.
afterEach(() => {
  document.body.innerHTML = ''
  window.dispatchEvent(new Event('wayfarer:alive'))
})

/** A page as the server drew it: what is pressed on it, in order, once it is alive. */
function page(html: string) {
  document.body.innerHTML = html
  const pressed: string[] = []
  new Function(KEEP_PRESSES)()
  return {
    pressed,
    button: (name: string) => document.querySelector<HTMLButtonElement>(`[name="${name}"]`),
    come: async () => {
      for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => pressed.push(button.name))
      window.dispatchEvent(new Event('wayfarer:alive'))
      await vi.waitFor(() => new Promise((resolve) => setTimeout(resolve, 5)))
    },
  }
}

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
  const [title, setTitle] = useState('')
  const [isKept, setIsKept] = useState(false)
  tell(`${title} ${name} ${isKept}`)
  return (
    <>
      <input value={name} onChange={(event) => setName(event.target.value)} />
      <select value={title} onChange={(event) => setTitle(event.target.value)}>
        <option value="" />
        <option value="Ms" />
      </select>
      <input type="checkbox" checked={isKept} onChange={(event) => setIsKept(event.target.checked)} />
    </>
  )
}

test('what was written and chosen early is told to the page once it is alive', async () => {
  const { come } = page('')
  document.body.innerHTML = `<div>${renderToString(<Form tell={() => {}} />)}</div>`
  const box = document.body.firstElementChild
  const [name, title, kept] = [...document.querySelectorAll<HTMLInputElement>('input, select')]
  if (!box || !name || !title || !kept) throw new Error('the form is not there')
  name.value = 'Ada'
  title.value = 'Ms'
  kept.checked = true
  for (const field of [name, title, kept]) field.dispatchEvent(new Event('input', { bubbles: true }))
  const drawn: string[] = []
  const root = await act(async () => hydrateRoot(box, <Form tell={(what) => drawn.push(what)} />))
  expect(drawn.at(-1)).toBe('  false')
  await act(come)
  expect(drawn.at(-1)).toBe('Ms Ada true')
  expect([name.value, title.value, kept.checked]).toEqual(['Ada', 'Ms', true])
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
