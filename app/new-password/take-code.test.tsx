import { afterEach, expect, test } from 'vitest'
import { TAKE_CODE } from './take-code'

afterEach(() => {
  delete window.wayfarerResetCode
  window.history.replaceState(null, '', '/')
})

test('the code leaves the address, with all that stands beside it, and waits for the form', () => {
  window.history.replaceState(null, '', '/new-password?code=misplaced#code=mailed')
  new Function(TAKE_CODE)()
  const { pathname, search, hash } = window.location
  expect([pathname, search, hash]).toEqual(['/new-password', '', ''])
  expect(window.wayfarerResetCode).toBe('#code=mailed')
})

test('the script can stand in a document: it ends no element', () => {
  expect(TAKE_CODE).not.toMatch(/<\/|<!--/)
})
