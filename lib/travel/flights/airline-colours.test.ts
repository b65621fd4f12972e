import { expect, test } from 'vitest'
import { airlineColours, colouredAirlines, contrastOf } from './airline-colours'

test('the code of every airline is read on its own colour', () => {
  const faint = colouredAirlines().filter((code) => {
    const colours = airlineColours(code)
    return !colours || contrastOf(colours.background, colours.ink) < 4.5
  })
  expect(faint).toEqual([])
  expect(colouredAirlines().length).toBeGreaterThanOrEqual(60)
})

test('no two airlines have the same pair of colours', () => {
  const pairs = colouredAirlines().map((code) => `${airlineColours(code)?.background} ${airlineColours(code)?.stripe}`)
  expect(new Set(pairs).size).toBe(pairs.length)
})

test('a contrast is measured as WCAG does', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

test('an airline whose colours are not known has none', () => {
  expect(airlineColours('ZZ')).toBeNull()
})
