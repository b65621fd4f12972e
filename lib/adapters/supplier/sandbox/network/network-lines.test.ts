import { expect, test } from 'vitest'
import { AIRLINES } from '../world/airlines'
import { loadWorld } from '../world/load-world'
import { networkLines } from './network-lines'

const LINES = networkLines(loadWorld())
const CODES = new Set(AIRLINES.map(({ code }) => code))

test('a line is a pair of airports in alphabetical order and its airlines, the busiest first', () => {
  for (const line of LINES.filter((_, index) => index % 20 === 0)) {
    const [first = '', second = '', airlines = '', ...rest] = line.split('\t')
    expect(rest).toEqual([])
    expect(first < second, line).toBe(true)
    expect(airlines, line).toMatch(/^\w\w:\d+(\.\d{1,2})?(;\w\w:\d+(\.\d{1,2})?)*$/)
    const perDay = airlines.split(';').map((entry) => Number(entry.slice(3)))
    expect(perDay, line).toEqual(perDay.toSorted((one, other) => other - one))
    expect(Math.min(...perDay), line).toBeGreaterThan(0)
    for (const entry of airlines.split(';')) expect(CODES.has(entry.slice(0, 2)), line).toBe(true)
  }
})

test('the lines are sorted and each pair has one', () => {
  expect(LINES).toEqual(LINES.toSorted())
  expect(new Set(LINES.map((line) => line.slice(0, 7))).size).toBe(LINES.length)
})

test('a summer route counts for the weeks it is flown', () => {
  const airports = loadWorld().airports.slice(0, 2)
  const codes = airports.map(({ iataCode }) => iataCode).sort()
  const world = { ...loadWorld(), airports, routeRows: [{ airline: 'FR', routes: [[1, 0, 7, 1] as [number, number, number, number]] }] }
  expect(networkLines(world)).toEqual([`${codes.join('\t')}\tFR:0.6`])
})
