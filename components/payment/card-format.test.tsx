import { expect, test } from 'vitest'
import { brandOf, formatCardNumber, formatExpiry, readExpiry } from './card-format'

test('a number is grouped as it is printed on its brand’s cards', () => {
  expect(formatCardNumber('4242424242424242')).toBe('4242 4242 4242 4242')
  expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005')
  expect(formatCardNumber('4242-4242 42')).toBe('4242 4242 42')
})

test('the brand tells how long its security code is', () => {
  expect(brandOf('3782')).toMatchObject({ name: 'American Express', securityCodeLength: 4 })
  expect(brandOf('4242')).toMatchObject({ name: 'Visa', securityCodeLength: 3 })
})

test('an expiry can be typed with or without its slash, short or long, and deleted again', () => {
  expect(formatExpiry('1', '')).toBe('1')
  expect(formatExpiry('12', '1')).toBe('12 / ')
  expect(formatExpiry('5', '')).toBe('05 / ')
  expect(formatExpiry('1/', '1')).toBe('01 / ')
  expect(formatExpiry('12/2030', '')).toBe('12 / 30')
  expect(formatExpiry('12 /', '12 / ')).toBe('12')
})

test('an expiry in the past or out of the calendar is not one', () => {
  expect(readExpiry('12 / 30')).toEqual({ month: 12, year: 2030 })
  expect(readExpiry('13 / 30')).toBeNull()
  expect(readExpiry('01 / 20')).toBeNull()
  expect(readExpiry('1')).toBeNull()
})
