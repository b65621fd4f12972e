import { expect, test } from 'vitest'
import { deviceWords } from './device'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const MAC_WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each<[string, string | null]>([
  ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36`],
  ['Edge on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`],
  ['Opera on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/125.0.0.0 Safari/537.36 OPR/111.0.0.0`],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'],
  ['Safari on Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${MAC_WEBKIT} Version/17.5 Safari/605.1.15`],
  ['Safari on iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${MAC_WEBKIT} Version/17.5 Mobile/15E148 Safari/604.1`],
  [
    'Chrome on iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${MAC_WEBKIT} CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1`,
  ],
  ['Safari on iPad', `Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X) ${MAC_WEBKIT} Version/16.7 Mobile/15E148 Safari/604.1`],
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/126.0.0.0 Mobile Safari/537.36`],
  [
    'Samsung Internet on Android',
    `Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S911B) ${WEBKIT} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
  ],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0'],
  ['Chrome on ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36`],
  ['iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${MAC_WEBKIT} Mobile/15E148`],
  ['Unknown device', 'curl/8.7.1'],
  ['Unknown device', '<script>alert(1)</script>'],
  ['Unknown device', ''],
  ['Unknown device', null],
])('a browser is called %s', (words, userAgent) => {
  expect(deviceWords(userAgent)).toBe(words)
})

test('an endless User-Agent is read only at its beginning', () => {
  expect(deviceWords(`${'x'.repeat(600)} Windows Chrome/126`)).toBe('Unknown device')
})
