import { expect, test } from 'vitest'
import { browserCandidates, findBrowser } from '../../scripts/setup/browser.mjs'

test('the browser that was asked for is the only candidate', () => {
  expect(browserCandidates({ CHROMIUM_PATH: '/opt/chrome', PATH: '/usr/bin' }, '/cache/chromium')).toEqual(['/opt/chrome'])
})

test('an installed browser comes before one on the path, one without a window first, and a downloaded one last', () => {
  const candidates = browserCandidates({ PATH: '/opt/bin:/usr/bin' }, '/cache/chromium')
  expect(candidates.slice(0, 2)).toEqual(['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'])
  expect(candidates.indexOf('/opt/bin/chromium')).toBeLessThan(candidates.indexOf('/opt/bin/google-chrome'))
  expect(candidates.at(-1)).toBe('/cache/chromium')
  expect(new Set(candidates).size).toBe(candidates.length)
})

test('a browser that was asked for and is not there is not replaced by another', () => {
  expect(findBrowser({ CHROMIUM_PATH: '/nowhere/chrome', PATH: process.env.PATH })).toBeNull()
})
