import { expect, test } from 'vitest'
import { isLatinName, shortNameHint, ticketName } from './names'

test.each(["O'Brien", 'O’Brien', 'Müller-Łukasz', 'José María', 'Jose\u0301', 'de la Cruz', 'Nguyễn', 'Þórsdóttir', 'St. John', 'FNU'])(
  '%s is a name in Latin letters',
  (name) => {
    expect(isLatinName(name)).toBe(true)
  },
)

test.each(['R2D2', '李小龙', 'Иван', 'Ана', 'Ana 🙂', '--', '. .', ''])('"%s" is not', (name) => {
  expect(isLatinName(name)).toBe(false)
})

test('one letter gets a hint, two do not', () => {
  expect(shortNameHint(' O ')).toMatch(/double it.*FNU/)
  expect(shortNameHint('Oo')).toBe('')
  expect(shortNameHint('')).toBe('')
})

test.each([
  [{ title: 'ms', firstName: 'Ada', middleName: '', lastName: 'Byron' }, 'BYRON/ADA MS'],
  [{ title: 'mr', firstName: 'Jürgen', middleName: 'Øystein', lastName: "O'Neill-Groß" }, 'ONEILL GROSS/JUERGEN OEYSTEIN MR'],
  [{ title: '', firstName: 'Zoë', middleName: '', lastName: 'Łukasz' }, 'LUKASZ/ZOE'],
  [{ title: 'dr', firstName: '', middleName: '', lastName: 'Byron' }, ''],
])('%j is printed as "%s"', (name, printed) => {
  expect(ticketName(name)).toBe(printed)
})
