import fc from 'fast-check'
import { expect, test } from 'vitest'
import { internationalPhone, joinPhone, listPhoneCodes, phoneCountry, phoneError, splitPhone, takeOwnCode, tidyPhone } from './phone'

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
  [gb('123'), 'This doesn’t look like a phone number from the dial code +44. Please check its digits and the dial code'],
  [{ code: '+49', number: '1' }, 'This doesn’t look like a phone number from Germany. Please check its digits and the dial code'],
  [gb('+49 170 1234567'), 'This number starts with +49, but the dial code is +44. Please keep one of them'],
  [gb('0049 170 1234567'), 'This number starts with +49, but the dial code is +44. Please keep one of them'],
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

test.each([
  gb('20 7946 0000 ext. 12'),
  gb('20 7946 0000 x12'),
  gb('20 7946 0000 extension 12'),
  gb('20 7946 0000 #12'),
  gb('20 7946 0000;ext=12'),
])('%o has an extension, which airlines cannot dial', (phone) => {
  expect(phoneError(phone)).toBe('Please leave out the extension: airlines and their messages reach direct numbers only')
})

test('a number with words in it is asked for in digits', () => {
  expect(phoneError({ code: '+1', number: '1-800-FLOWERS' })).toBe('Please write the phone number in digits')
})

test.each<[{ code: string; number: string }, string]>([
  [{ code: '+33', number: '06 12 34 56 78' }, '+33612345678'],
  [gb('(0)20 7946 0000'), '+442079460000'],
  [gb('0044 20 7946 0000'), '+442079460000'],
  [gb('00 44 (0)20 7946 0000'), '+442079460000'],
  [{ code: '+1', number: '011 1 416 555 0123' }, '+14165550123'],
  [{ code: '+61', number: '0011 61 2 9374 4000' }, '+61293744000'],
  [{ code: '+39', number: '011 1234567' }, '+390111234567'],
  [gb('٢٠ ٧٩٤٦ ٠٠٠٠'), '+442079460000'],
  [{ code: '＋４４', number: '２０ ７９４６ ００００' }, '+442079460000'],
  [{ code: '\u202a+44', number: '\u206820 7946\u200b 0000\u2069\u202c' }, '+442079460000'],
  [gb('20–7946–0000'), '+442079460000'],
  [{ code: '+52', number: '1 55 1234 5678' }, '+525512345678'],
  [{ code: '+52', number: '+52 1 55 1234 5678' }, '+525512345678'],
])('%o is sent as %s', (phone, sent) => {
  expect(phoneError(phone)).toBeUndefined()
  expect(internationalPhone(phone)).toBe(sent)
  expect(internationalPhone(tidyPhone(phone))).toBe(sent)
  expect(internationalPhone(splitPhone(joinPhone(phone)))).toBe(sent)
})

test.each<[{ code: string; number: string }, { code: string; number: string }]>([
  [
    { code: '', number: '+49 170 1234567' },
    { code: '+49', number: '170 1234567' },
  ],
  [gb('0049 170 1234567'), { code: '+49', number: '170 1234567' }],
  [
    { code: '+1', number: '011 49 170 1234567' },
    { code: '+49', number: '170 1234567' },
  ],
  [gb('\u202a+49 170 1234567'), { code: '+49', number: '170 1234567' }],
  [
    { code: '+39', number: '011 1234567' },
    { code: '+39', number: '011 1234567' },
  ],
  [gb('020 7946 0000'), gb('020 7946 0000')],
])('typed %o, the fields hold %o', (typed, held) => {
  expect(takeOwnCode(typed)).toEqual(held)
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
