import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { applyTheme } from './apply-theme'
import { isShownDark } from './shown-scheme'
import { ThemeKeeper } from './theme-keeper'

const LIGHT = '(prefers-color-scheme: light)'
const DARK = '(prefers-color-scheme: dark)'

afterEach(() => {
  cleanup()
  document.head.innerHTML = ''
  delete document.documentElement.dataset.theme
})

function addFrameColours() {
  const metas = [LIGHT, DARK].map((media) =>
    Object.assign(document.createElement('meta'), { name: 'theme-color', media, content: 'as sent' }),
  )
  document.head.append(...metas)
  return () => metas.map(({ content }) => content)
}

test('a chosen theme shows at once, in the frame too, and the next page begins with it', () => {
  const colours = addFrameColours()
  applyTheme('dark')
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(isShownDark()).toBe(true)
  expect(colours()).toEqual(['#14181e', '#14181e'])
  expect(document.cookie).toContain('theme=dark')
  applyTheme('system')
  expect(document.documentElement.dataset.theme).toBeUndefined()
  expect(colours()).toEqual(['#fbf9f5', '#14181e'])
  expect(document.cookie).toContain('theme=system')
})

test("the account's choice replaces that of whoever was here before; who never chose gets no cookie", () => {
  const { rerender } = render(<ThemeKeeper theme="system" />)
  expect(document.cookie).not.toContain('theme')
  rerender(<ThemeKeeper theme="dark" />)
  rerender(<ThemeKeeper theme="light" />)
  expect(document.documentElement.dataset.theme).toBe('light')
  expect(document.cookie).toContain('theme=light')
})
