import type { Page } from 'playwright/test'
import { expect } from './journey'
import { findLayoutFaults } from './layout-faults'

type Look = 'as it is' | 'spaced' | 'turned' | 'long'

/** What readers do to a page, and what another language would do to it. 320 × 256 is a window of 1280 × 1024, enlarged to 400 %. */
const READERS: { name: string; width: number; height: number; look: Look }[] = [
  { name: 'enlarged to 400 %', width: 320, height: 256, look: 'as it is' },
  { name: 'on a narrow phone', width: 320, height: 844, look: 'as it is' },
  { name: 'with wider spaces', width: 320, height: 844, look: 'spaced' },
  { name: 'from right to left on a phone', width: 390, height: 844, look: 'turned' },
  { name: 'from right to left', width: 1440, height: 900, look: 'turned' },
  { name: 'in a longer language on a phone', width: 390, height: 844, look: 'long' },
  { name: 'in a longer language', width: 1440, height: 900, look: 'long' },
]
const NARROWEST = 320

/** Whoever enlarges, spaces, turns or translates this page loses nothing: nothing runs out of it, is cut off, or lies beneath something. */
export async function expectReadableByAll(page: Page): Promise<void> {
  const before = page.viewportSize()
  const found: string[] = []
  for (const { name, width, height, look } of READERS) {
    await page.setViewportSize({ width, height })
    await page.evaluate(changeLook, look)
    const faults = await page.evaluate(findLayoutFaults, width > NARROWEST)
    found.push(...faults.map((fault) => `${name}: ${fault}`))
  }
  await page.evaluate(changeLook, 'as it is' as Look)
  if (before) await page.setViewportSize(before)
  expect(found, `lost on ${page.url()}`).toEqual([])
}

/** Nothing moves for those who asked for that: what began has ended at once. */
export async function expectStill(page: Page): Promise<void> {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 10)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
  )
  expect(moving, 'animations').toEqual([])
}

/** In the page. The style sheet is one of the document's own making: the content security policy asks no nonce of it. */
async function changeLook(look: Look): Promise<void> {
  const page: Window & { stretched?: Map<Text, { was: string; is: string }> } = window
  for (const [node, { was, is }] of page.stretched ?? []) if (node.nodeValue === is) node.nodeValue = was
  page.stretched = new Map()
  document.documentElement.dir = look === 'turned' ? 'rtl' : ''
  // The distances of WCAG 1.4.12.
  const spaces = new CSSStyleSheet()
  spaces.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
  )
  document.adoptedStyleSheets = look === 'spaced' ? [spaces] : []
  if (look === 'long') {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node instanceof Text; node = texts.nextNode()) {
      if (node.parentElement?.closest('script, style, svg, textarea, .figures')) continue
      const was = node.nodeValue ?? ''
      const is = was.replace(/\p{L}{3,}/gu, (word) => word + 'ßäüßäüßä'.slice(0, Math.round(word.length * 0.4)))
      page.stretched.set(node, { was, is })
      node.nodeValue = is
    }
  }
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
    // A busy browser now and then draws nothing at all until something moves; where everything stands can be asked without a drawing.
    setTimeout(resolve, 1_000)
  })
}
