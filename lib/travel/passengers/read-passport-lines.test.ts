import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../dates'
import { checkDigit, readPassportLines } from './read-passport-lines'

const TODAY = '2026-11-20'

/** Two lines as a passport office prints them. */
function lines({
  issuer = 'GBR',
  family = 'BYRON',
  given = 'ADA<KING',
  number = 'X12345678',
  country = 'GBR',
  born = '900407',
  sex = 'F',
  expires = '310101',
} = {}): [string, string] {
  const padded = number.padEnd(9, '<')
  const optional = '<'.repeat(14)
  const upper = `P<${issuer.padEnd(3, '<')}${family}<<${given}`.padEnd(44, '<').slice(0, 44)
  const head = `${padded}${checkDigit(padded)}`
  const [birth, end] = [`${born}${checkDigit(born)}`, `${expires}${checkDigit(expires)}`]
  const personal = `${optional}${checkDigit(optional)}`
  return [upper, `${head}${country.padEnd(3, '<')}${birth}${sex}${end}${personal}${checkDigit(`${head}${birth}${end}${personal}`)}`]
}

const read = (text: string) => {
  const answer = readPassportLines(text, TODAY)
  return 'reading' in answer ? answer.reading : answer.refusal.message
}

test('the specimen of ICAO 9303 is read', () => {
  const specimen = `P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
L898902C36UTO7408122F1204159ZE184226B<<<<<10`
  expect(read(specimen)).toEqual({
    firstName: 'ANNA',
    middleName: 'MARIA',
    lastName: 'ERIKSSON',
    bornOn: '1974-08-12',
    gender: 'female',
    // Utopia is no country: it is left to be chosen.
    passport: { number: 'L898902C3', expiresOn: '2012-04-15', issuingCountry: '', nationality: '' },
  })
})

test.each([
  [lines().join('\n')],
  [lines().join('')],
  [`  ${lines().join('\r\n\r\n').toLowerCase()} `],
  [lines().join('\n').replaceAll('<<', '«')],
  [
    lines()
      .map((line) => [...line].join(' '))
      .join('\n'),
  ],
])('spaces, line ends and small letters do no harm', (text) => {
  expect(read(text)).toMatchObject({
    firstName: 'ADA',
    middleName: 'KING',
    lastName: 'BYRON',
    passport: { number: 'X12345678', nationality: 'GB' },
  })
})

test('a zero that was read as the letter O is put right where only digits stand', () => {
  const [upper, lower] = lines({ born: '900407' })
  const misread = `${lower.slice(0, 13)}9OO4O7${lower.slice(19)}`
  expect(read(`${upper}\n${misread}`)).toMatchObject({ bornOn: '1990-04-07' })
})

test('countries that passports write in their own way are known', () => {
  expect(read(lines({ issuer: 'D', country: 'D' }).join('\n'))).toMatchObject({ passport: { issuingCountry: 'DE', nationality: 'DE' } })
  expect(read(lines({ issuer: 'GBR', country: 'GBO' }).join('\n'))).toMatchObject({ passport: { nationality: 'GB' } })
  expect(read(lines({ issuer: 'RKS', country: 'RKS' }).join('\n'))).toMatchObject({ passport: { issuingCountry: 'XK' } })
})

test('a family name of several words, and a single name', () => {
  expect(read(lines({ family: 'DE<LA<CRUZ', given: 'JOSE' }).join('\n'))).toMatchObject({ lastName: 'DE LA CRUZ', firstName: 'JOSE' })
  expect(read(lines({ family: 'SUKARNO', given: '' }).join('\n'))).toMatchObject({ lastName: 'SUKARNO', firstName: '', middleName: '' })
})

test('a birth lies in the past; a sex that is not told stays open', () => {
  expect(read(lines({ born: '261121', sex: '<' }).join('\n'))).toMatchObject({ bornOn: '1926-11-21', gender: '' })
  expect(read(lines({ born: '261120', sex: 'M' }).join('\n'))).toMatchObject({ bornOn: '2026-11-20', gender: 'male' })
})

test.each(['', 'BYRON ADA', lines()[0], `${lines()[1]}\n${lines()[0]}`, `${lines().join('\n')}<`, `I${lines().join('\n').slice(1)}`])(
  '"%s" is told to be something else',
  (text) => {
    expect(read(text)).toContain('the two lines of a passport')
  },
)

test('any other digit in a date is noticed, and named', () => {
  const day = fc.integer({ min: 0, max: 30_000 }).map((days) => addDays('1930-01-01', days).replaceAll('-', '').slice(2))
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 9 }), (born, position, shift) => {
      const [upper, lower] = lines({ born })
      const at = 13 + position
      const wrong = `${lower.slice(0, at)}${(Number(lower[at]) + shift) % 10}${lower.slice(at + 1)}`
      expect(read(`${upper}\n${wrong}`)).toMatch(/^A character in the date of birth doesn’t match its check digit/)
    }),
  )
})

test('what was printed is what is read', () => {
  const letters = fc.stringMatching(/^[A-Z]{2,10}$/)
  fc.assert(
    fc.property(letters, letters, fc.stringMatching(/^[A-Z0-9]{6,9}$/), (family, given, number) => {
      expect(read(lines({ family, given, number }).join('\n'))).toMatchObject({ lastName: family, firstName: given, passport: { number } })
    }),
  )
})
