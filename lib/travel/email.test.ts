import { expect, test } from 'vitest'
import { isEmail } from './email'

test.each([
  'mailto:ada@example.com',
  'a..b@example.com',
  '.ada@example.com',
  'ada.@example.com',
  'ada@example..com',
  'ada@.example.com',
  'ada@example.com.',
  'ada@-example.com',
  'ada@example-.com',
  '@example.com',
  'ada@',
  'ada@localhost',
  'ada@10.0.0.1',
  'ada@[10.0.0.1]',
  '"ada"@example.com',
  '"ada marlow"@example.com',
  'ada(work)@example.com',
  'ada @example.com',
  'ada@example.com,tom@example.com',
  'Ada <ada@example.com>',
  'ada＠example.com',
  'adä@example.com',
  'ada@exam\u0440le.com',
  `${'a'.repeat(65)}@example.com`,
])('%s is no email address', (text) => {
  expect(isEmail(text)).toBe(false)
})

test.each([
  'ada@example.com',
  'Ada.Marlow@Example.CO.UK',
  'ada+trips@example.com',
  "o'neil@example.ie",
  'r&d@example.com',
  'ada_m-1@sub.example.museum',
  'ada@xn--e1afmkfd.xn--p1ai',
])('%s is an email address', (text) => {
  expect(isEmail(text)).toBe(true)
})
