import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ownPath } from '../ui/own-path'
import { AssistantText } from './assistant-text'
import { plainParagraphs } from './drawable-markdown'

afterEach(cleanup)

async function renderMarkdown(text: string) {
  const { container } = render(<AssistantText text={`${text}\n\n**ready**`} />)
  await waitFor(() => expect(container.querySelector('strong')).not.toBeNull())
  return container
}

test('an amount is never torn from its currency at the end of a line', async () => {
  expect((await renderMarkdown('The cheapest is CHF 54.66.')).textContent).toContain('CHF\u00a054.66')
})

const HOSTILE_LINKS = [
  'https://evil.example/',
  '//evil.example/x',
  '/\\evil.example',
  '\\\\evil.example',
  '/..//evil.example',
  '..//evil.example',
  '/%2f/evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'mailto:a@b.example',
  'chat/1',
  '?x=1',
  '',
]

test.each(HOSTILE_LINKS)('a link to %j has no address', (href) => {
  expect(ownPath(href)).toBeNull()
})

test.each(['/orders/ord_1', '/chat/thr_1?x=https://a.example#top', '/'])('a path of our own, %j, stays a link', (href) => {
  expect(ownPath(href)).toBe(href)
})

test('an own path is a link in the text, a foreign address is only its words', async () => {
  const container = await renderMarkdown('See [your order](/orders/ord_1) and [this](https://evil.example) and https://bare.example/now.')
  const links = [...container.querySelectorAll('a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/orders/ord_1'])
  expect(container.textContent).toContain('this')
  expect(container.textContent).toContain('https://bare.example/now')
})

test.each([
  '[a](//evil.example)',
  '[a](..//evil.example)',
  '[a](javascript:alert(1))',
  '[a](<java&#115;cript:alert(1)>)',
  '[a](data:text/html;base64,PHNjcmlwdD4=)',
  '[a][1]\n\n[1]: //evil.example',
  '<https://evil.example>',
  '<a href="/fine" onclick="alert(1)">a</a>',
])('hostile Markdown %j leaves no address behind', async (text) => {
  const container = await renderMarkdown(text)
  expect(container.querySelector('a, [href], [onclick]')).toBeNull()
})

test.each([
  '![x](https://evil.example/pixel.png)',
  '![x](/own.png)',
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<svg onload=alert(1)></svg>',
  '<iframe src="/"></iframe>',
  '<style>*{display:none}</style>',
  '<form action="/x"><input name="card"><button>Pay</button></form>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  'text <b onmouseover="alert(1)">bold</b>',
  '$$\\href{javascript:alert(1)}{x}$$',
  '```html\n<script>alert(1)</script>\n```',
])('images and raw HTML never reach the page: %j', async (text) => {
  const container = await renderMarkdown(text)
  expect(container.querySelector('img, script, svg, iframe, style, form, input, button, details, b')).toBeNull()
  for (const element of container.querySelectorAll('*')) {
    expect([...element.attributes].map((attribute) => attribute.name).filter((name) => name.startsWith('on') || name === 'src')).toEqual([])
  }
})

test('the words stand there before the renderer does', () => {
  render(<AssistantText text="Three flights found." />)
  expect(screen.getByText('Three flights found.')).toBeTruthy()
})

test('lists and emphasis are drawn', async () => {
  const container = await renderMarkdown('- one\n- *two*')
  expect(container.querySelectorAll('li')).toHaveLength(2)
  expect(container.querySelector('em')?.textContent).toBe('two')
})

const ENDLESS = {
  'a table of 1 MB': `|a|b|\n|-|-|\n${'|1|2|\n'.repeat(170_000)}`,
  '10,000 nested quotes': `${'>'.repeat(10_000)} deep`,
  '10,000 nested quotes, spaced': `${'> '.repeat(10_000)} deep`,
  '1,000 nested lists': Array.from({ length: 1_000 }, (_, level) => `${' '.repeat(level * 2)}- x`).join('\n'),
  '1,000 lists in one line': `${'- '.repeat(1_000)}x`,
  '50,000 stars': '*'.repeat(50_000),
  '20,000 brackets': '['.repeat(20_000),
}

test.each(Object.entries(ENDLESS))('%s is cut and shown as words, in hardly any elements', (_name, text) => {
  const { container } = render(<AssistantText text={text} />)
  expect(container.querySelectorAll('*').length).toBeLessThan(5)
  expect(container.textContent?.slice(0, 100)).toBe(text.slice(0, 100))
  expect(container.textContent?.length).toBeLessThan(41_000)
})

test('an ordinary long answer, with its rules, tables and lists, is drawn', async () => {
  const container = await renderMarkdown(`${'- **LH 900** at 09:40, 2 h 40 min, £120\n'.repeat(60)}\n${'-'.repeat(80)}\n\n> quoted`)
  expect(container.querySelectorAll('li')).toHaveLength(60)
})

test('an answer without a mark is drawn in the paragraphs that Markdown would make, without its renderer', async () => {
  const words = 'Direct flights only: 15 of them.\n\nThe cheapest is £252.88 for 2 travellers (BA501 at 10:25).'
  const plain = render(<AssistantText text={words} />).container
  expect([...plain.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(words.split('\n\n'))
  const drawn = await renderMarkdown(words)
  expect([...drawn.querySelectorAll('p')].slice(0, 2).map(({ outerHTML }) => outerHTML)).toEqual(
    [...plain.querySelectorAll('p')].map(({ outerHTML }) => outerHTML),
  )
})

test.each([
  'a *b*',
  '- a',
  ' 2. a',
  'a_b_',
  'see [x](/orders/ord_1)',
  'www.a.example',
  'a  \nb',
  'a\n---',
  '> a',
  '    a',
  'a &amp; b',
  'a | b',
  '`a`',
])('%j is left to Markdown', (text) => expect(plainParagraphs(text)).toBeNull())
