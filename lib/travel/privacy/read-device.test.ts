import { expect, test } from 'vitest'
import { readDevice, readLanguage, readLanguages } from './read-device'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome',
    'desktop',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge',
    'desktop',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari',
    'desktop',
    'macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'phone',
    'iOS',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'tablet',
    'iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet',
    'phone',
    'Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome',
    'tablet',
    'Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox', 'desktop', 'Linux'],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome',
    'desktop',
    'ChromeOS',
  ],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'other', 'robot', 'other'],
  ['', 'other', 'desktop', 'other'],
])('of %s only the kinds are read', (userAgent, browser, deviceType, os) => {
  expect(readDevice(userAgent)).toEqual({ browser, deviceType, os })
})

test('the first language counts, and only where it is one', () => {
  expect(readLanguage('en-GB,en;q=0.9,de;q=0.8')).toBe('en-GB')
  expect(readLanguage('de')).toBe('de')
  expect([readLanguage('*'), readLanguage(''), readLanguage('<script>')]).toEqual([null, null, null])
})

test('the languages of the header come in order of preference', () => {
  expect(readLanguages('en;q=0.5, de-AT, fr;q=0.8')).toEqual(['de-AT', 'fr', 'en'])
  expect(readLanguages('en-GB,en;q=0.9,it;q=0')).toEqual(['en-GB', 'en'])
  expect(readLanguages('*, <script>, ;q=1')).toEqual([])
})
