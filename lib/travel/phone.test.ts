import fc from 'fast-check'
import { expect, test } from 'vitest'
import { internationalPhone, joinPhone, listPhoneCodes, phoneCountry, phoneError, splitPhone, tidyPhone } from './phone'

const gb = (number: string) => ({ code: '+44', number })

test('dial codes are listed as "+44 United Kingdom", the first country of a shared code before the others', () => {
  const labels = listPhoneCodes().map(({ label }) => label)
  expect(labels).toContain('+44 United Kingdom')
  expect(labels.find((label) => label.startsWith('+44'))).toBe('+44 United Kingdom')
  expect(labels.find((label) => label.startsWith('+1'))).toBe('+1 United States')
  expect(labels.find((label) => label.startsWith('+7'))).toBe('+7 Russia')
  expect(labels.length).toBeGreaterThan(230)
  expect(listPhoneCodes().every(({ code }) => /^\+\d{1,3}$/.test(code))).toBe(true)
})

test.each([
  [{ code: '', number: '20 7946 0000' }],
  [{ code: '+44', number: '' }],
  [{ code: '+44', number: '  ' }],
  [{ code: '+44', number: 'none' }],
])('%o: phone needs both international code and number', (phone) => {
  expect(phoneError(phone)).toBe('Phone number is required')
})

test.each([
  [gb('123'), 'No phone number of the dial code +44 looks like this. Please check its digits and the dial code'],
  [{ code: '+49', number: '1' }, 'No phone number of Germany looks like this. Please check its digits and the dial code'],
  [gb('+49 170 1234567'), 'No phone number of the dial code +44 looks like this. Please check its digits and the dial code'],
])('%o exists nowhere', (phone, sentence) => {
  expect(phoneError(phone)).toBe(sentence)
})

test.each([
  [gb('020 7946 0000'), '+442079460000', '20 7946 0000'],
  [gb('20 7946 0000'), '+442079460000', '20 7946 0000'],
  [gb('+44 20 7946 0000'), '+442079460000', '20 7946 0000'],
  [{ code: '49', number: '0170/1234567' }, '+491701234567', '170 1234567'],
  [{ code: '+39', number: '06 12345678' }, '+390612345678', '06 1234 5678'],
  [{ code: '+1', number: '(416) 555-0123' }, '+14165550123', '416 555 0123'],
])('%o is %s, with or without its trunk zero', (phone, international, number) => {
  expect(phoneError(phone)).toBeUndefined()
  expect(internationalPhone(phone)).toBe(international)
  expect(tidyPhone(phone)).toMatchObject({ number })
  expect(tidyPhone(tidyPhone(phone))).toEqual(tidyPhone(phone))
})

test('a number tells its country among those that share a code', () => {
  expect(phoneCountry({ code: '+1', number: '416 555 0123' })).toBe('CA')
  expect(phoneCountry({ code: '+1', number: '' })).toBe('US')
  expect(phoneCountry({ code: '', number: '' })).toBeNull()
})

test('one text is split at its dial code and joined again', () => {
  expect(splitPhone('+44 20 7946 0000')).toEqual(gb('20 7946 0000'))
  expect(splitPhone('+442079460000')).toEqual(gb('2079460000'))
  expect(splitPhone('020 7946 0000')).toEqual({ code: '', number: '020 7946 0000' })
  expect(splitPhone('')).toEqual({ code: '', number: '' })
  expect(joinPhone({ code: '+44', number: '' })).toBe('')
  expect(joinPhone(splitPhone('+44 20 7946 0000'))).toBe('+44 20 7946 0000')
})

test('whatever is typed, nothing throws, and what is refused has no international form', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (code, number) => {
      const error = phoneError({ code, number })
      expect(internationalPhone({ code, number }) === null).toBe(error !== undefined)
      tidyPhone(splitPhone(number))
    }),
  )
})
