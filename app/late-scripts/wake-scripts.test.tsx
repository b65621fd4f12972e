import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WAKE_SCRIPTS } from './wake-scripts'

const SOURCES = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js', '/_next/static/chunks/c.js']
const listening: Parameters<typeof window.removeEventListener>[] = []

beforeEach(() => {
  vi.useFakeTimers()
  const listen = window.addEventListener.bind(window)
  vi.stubGlobal('addEventListener', (...given: Parameters<typeof window.addEventListener>) => {
    listening.push(given)
    listen(...given)
  })
})
afterEach(() => {
  for (const given of listening.splice(0)) window.removeEventListener(...given)
  vi.unstubAllGlobals()
  vi.useRealTimers()
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

/** A page whose scripts are late, and which of them are asked for by now. */
function page(wakes: 'painted' | 'loaded' | 'touched') {
  document.body.innerHTML = '<button name="one">One</button>'
  new Function(WAKE_SCRIPTS.replace('LATE_SOURCES', JSON.stringify(SOURCES)).replace('LATE_WAKE', JSON.stringify(wakes)))()
  const button = document.querySelector('button')
  return { press: () => button?.click(), asked: () => [...document.querySelectorAll('script')].map(({ src }) => new URL(src).pathname) }
}

test('a public page asks for nothing until it is touched, and then for one script after the other', async () => {
  const { asked } = page('touched')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked()).toEqual([])
  window.dispatchEvent(new Event('pointerdown'))
  expect(asked()).toEqual(SOURCES.slice(0, 1))
  await vi.advanceTimersByTimeAsync(10)
  expect(asked()).toEqual(SOURCES)
})

test('a page of a trip asks for them once it has been painted, once', async () => {
  const { asked } = page('painted')
  expect(asked()).toEqual([])
  await vi.advanceTimersByTimeAsync(60)
  expect(asked()).toEqual(SOURCES)
  window.dispatchEvent(new Event('pointerdown'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked()).toEqual(SOURCES)
})

test('where nothing is painted they come all the same, and a touch does not wait for it', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const unseen = page('painted')
  await vi.advanceTimersByTimeAsync(999)
  expect(unseen.asked()).toEqual([])
  await vi.advanceTimersByTimeAsync(10)
  expect(unseen.asked()).toEqual(SOURCES)
  document.head.innerHTML = ''
  const touched = page('painted')
  window.dispatchEvent(new Event('keydown'))
  await vi.advanceTimersByTimeAsync(10)
  expect(touched.asked()).toEqual(SOURCES)
})

test('what is pressed on a public page is pressed again when it is alive; a page of a trip sees to that itself', async () => {
  const heard: string[] = []
  const hear = (wakes: 'painted' | 'touched') => {
    const { press } = page(wakes)
    document.querySelector('button')?.addEventListener('click', () => heard.push(wakes))
    press()
  }
  hear('touched')
  expect(heard).toEqual([])
  window.dispatchEvent(new Event('wayfarer:alive'))
  await vi.advanceTimersByTimeAsync(10)
  expect(heard).toEqual(['touched'])
  hear('painted')
  expect(heard).toEqual(['touched', 'painted'])
})

test('a link is followed at once, and one whose press does more is pressed again when the page is alive', async () => {
  page('touched')
  document.body.innerHTML = '<a href="#there">There</a><a href="#plan" data-acts="">Plan</a>'
  const [plain, acting] = document.querySelectorAll('a')
  const heard: string[] = []
  acting?.addEventListener('click', () => heard.push('acting'))
  const isFollowed = (link: Element | undefined, held: MouseEventInit = {}) =>
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...held }))
  expect(isFollowed(plain)).toBe(true)
  expect(isFollowed(acting)).toBe(false)
  expect(heard).toEqual([])
  window.dispatchEvent(new Event('wayfarer:alive'))
  await vi.advanceTimersByTimeAsync(10)
  expect(heard).toEqual(['acting'])
})

test('a link opened in a new tab is never held', () => {
  page('touched')
  document.body.innerHTML = '<a href="#plan" data-acts="">Plan</a>'
  const link = document.querySelector('a')
  expect(link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))).toBe(true)
})
