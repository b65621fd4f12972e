import fc from 'fast-check'
import { expect, test } from 'vitest'
import { REAL_NAMES } from '@/tests/fixtures/real-names'
import { airlineName, fullName, nameError, namesRefusal, shortNameHint, ticketHints, ticketName } from './names'
import { passportLetters, passportNumber } from './passport-letters'

const typed = (firstName: string, lastName = 'Byron', middleName = '') => ({ firstName, middleName, lastName })

test('every real name becomes the name that its ticket shows', () => {
  for (const [given, family, ticket] of REAL_NAMES) {
    const name = airlineName(typed(given, family))
    expect(`${name?.family}/${name?.given}`).toBe(ticket ?? `${family}/${given}`.toUpperCase().replaceAll('-', ' '))
  }
  console.info(`${REAL_NAMES.length} real names checked`)
  expect(REAL_NAMES.length).toBeGreaterThan(300)
})

test('every letter of the Latin blocks that has a capital becomes A to Z', () => {
  const blocks = [
    [0xc0, 0x24f],
    [0x1e00, 0x1eff],
  ] as const
  const letters = blocks
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)))
    .filter((sign) => /[\p{Lu}\p{Ll}\p{Lt}]/u.test(sign) && sign.toUpperCase() !== sign.toLowerCase())
  // A catch in the throat is written like an apostrophe: not at all.
  const lost = letters.filter((letter) => !/^[A-Z]{1,2}$/.test(airlineName(typed(letter))?.given ?? '') && !'Ɂɂ'.includes(letter))
  expect(lost).toEqual([])
  expect(letters.length).toBeGreaterThan(600)
  console.info(`${letters.length} Latin letters checked`)
})

// ICAO Doc 9303, part 3, section 6, table A: those that are more than a letter without its mark.
test.each([
  ['Ä', 'AE'],
  ['Å', 'AA'],
  ['Æ', 'AE'],
  ['Ð', 'D'],
  ['Ñ', 'N'],
  ['Ö', 'OE'],
  ['Ø', 'OE'],
  ['Ü', 'UE'],
  ['Þ', 'TH'],
  ['ß', 'SS'],
  ['Đ', 'D'],
  ['Ħ', 'H'],
  ['ı', 'I'],
  ['Ĳ', 'IJ'],
  ['ĸ', 'Q'],
  ['Ł', 'L'],
  ['ŉ', 'N'],
  ['Ŋ', 'N'],
  ['Œ', 'OE'],
  ['Ŧ', 'T'],
  ['Ə', 'E'],
  ['Ș', 'S'],
  ['ẞ', 'SS'],
])('a passport writes %s as %s', (letter, written) => {
  expect(airlineName(typed(letter))?.given).toBe(written)
  expect(airlineName(typed(letter.toLowerCase()))?.given).toBe(written)
})

test('whatever is typed, the airline’s name has 1 to 20 capitals and single spaces in each part, or is not made', () => {
  const part = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[A-Za-zÀ-ɏ .'’-]{0,70}$/))
  fc.assert(
    fc.property(part, part, part, (firstName, middleName, lastName) => {
      const name = airlineName({ firstName, middleName, lastName })
      for (const written of name ? [name.given, name.family] : []) expect(written).toMatch(/^(?=.{1,20}$)[A-Z]+(?: [A-Z]+)*$/)
      if (nameError(firstName, 'first name')) expect(name).toBeNull()
    }),
  )
})

test.each([
  [typed('Wilhelmina', 'Byron', 'Alexandrina Sophia'), 'WILHELMINA ALEXANDRI', 'BYRON'],
  [typed('John', 'Byron', 'Fitzgerald Alexander'), 'JOHN FITZGERALD ALEX', 'BYRON'],
  [typed('Maria Alexandra Victoria'), 'MARIA ALEXANDRA VICT', 'BYRON'],
  [typed('Wolfeschlegelsteinhausen', 'van der Wolfeschlegelstein'), 'WOLFESCHLEGELSTEINHA', 'VAN DER WOLFESCHLEGE'],
])('of %j the first 20 letters of each part go on the ticket', (name, given, family) => {
  expect(airlineName(name)).toEqual({ given, family })
  expect(ticketHints(name).join()).toMatch(/^Tickets have room for 20 letters .*The rest is left out\.$/)
})

test('two whose long names differ within the 20 letters are told apart', () => {
  const sisters = ['Fernanda', 'Alejandra'].map((middle) => typed('Maria Guadalupe', 'López', middle))
  expect(sisters.map((sister) => airlineName(sister)?.given)).toEqual(['MARIA GUADALUPE FERN', 'MARIA GUADALUPE ALEJ'])
  expect(namesRefusal(sisters)).toBeUndefined()
})

test('a name that fits whole brings no hint', () => {
  expect(ticketHints(typed('Ada', 'Byron', 'King'))).toEqual([])
})

test.each([
  [{ title: 'ms' as const, ...typed('Ada') }, 'BYRON/ADA MS'],
  [{ title: 'mr' as const, ...typed('Jürgen', "O'Neill-Groß", 'Øystein') }, 'ONEILL GROSS/JUERGEN OEYSTEIN MR'],
  [{ title: '' as const, ...typed('Zoë', 'Łukasz') }, 'LUKASZ/ZOE'],
  [{ title: 'dr' as const, ...typed('') }, ''],
])('%j is printed as "%s"', (name, printed) => {
  expect(ticketName(name)).toBe(printed)
})

test.each(['R2D2', 'Ana 🙂', 'William (Bill)', 'Tan @ Lim', 'Byron, Ada', 'Ada_Byron'])('%s has a sign that is named', (name) => {
  const sign = /[^\p{L} ]/u.exec(name)?.[0]
  expect(nameError(name, 'first name')).toBe(
    `Please leave out “${sign}”: a ticket shows a first name in letters, spaces, hyphens and apostrophes only`,
  )
})

test.each(['李小龙', 'Иван', 'Ана', 'محمد', 'Ελένη', 'Иван 2', 'ʔ'])('%s is asked for in Latin letters', (name) => {
  expect(nameError(name, 'last name')).toBe(
    'Please write the last name in Latin letters, as in the passport: they’re in the two lines at the bottom of its photo page',
  )
})

test('names are shown as typed, without signs that nobody sees', () => {
  expect(fullName(typed('\u202eThị\u200b ', ' Nguyễn', ''))).toBe('Thị Nguyễn')
})

test('one name is told where to go, one letter is doubled, and two names bring no hint', () => {
  for (const name of [typed('Suharto', ''), typed('', 'Suharto'), typed('Suharto', '.'), typed('Suharto', '--')]) {
    expect(shortNameHint(name)).toBe(
      'Only one name in the passport? Type it as the last name, and FNU as the first name: airlines read FNU as “first name unknown”.',
    )
  }
  expect(shortNameHint(typed(' O '))).toBe('Only one letter in the passport? Type it twice: airlines need at least two.')
  expect(shortNameHint(typed('Oo'))).toBe('')
  expect(shortNameHint(typed('', ''))).toBe('')
})

test.each(['Smith Jr.', 'Smith, Jr.', 'Howell III', 'Smith sr'])('%s asks whether the suffix is in the passport, too', (lastName) => {
  const suffix = lastName.split(/,? /)[1]
  expect(ticketHints(typed('John', lastName))).toEqual([`Does the passport say “${suffix}”, too? If not, leave it out here.`])
})

test('letters that passports of some countries write with two ask for a look at the passport', () => {
  expect(ticketHints(typed('Gülşen', 'Öztürk'))).toEqual([
    'Does the passport spell it differently in the lines with <<< on its photo page? Then type it as it stands there.',
  ])
  expect(ticketHints(typed('Thị', 'Nguyễn'))).toEqual([])
})

test('two travellers whose tickets would read the same are told, and nobody is named', () => {
  const refusal = namesRefusal([typed('Noa'), typed('Ánna', 'Müller'), typed('ANNA', 'Mueller')])
  expect(refusal).toMatchObject({
    code: 'same-name',
    field: 'passengers',
    message: expect.stringMatching(/^Passengers 2 and 3 would have/),
  })
  expect(namesRefusal([typed('Anna'), typed('Anna', 'Byron Jr')])).toBeUndefined()
  expect(namesRefusal([typed('Anna'), typed('', '')])).toMatchObject({
    code: 'name-not-taken',
    message: expect.stringContaining('passenger 2'),
  })
})

test('a passport’s number is sent without spaces and dashes', () => {
  expect(passportNumber('\u202ax 12-34 56‑7')).toBe('X1234567')
  expect(passportLetters('Đỗ Groß')).toBe('DO GROSS')
})
