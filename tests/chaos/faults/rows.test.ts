import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/setup/paths.mjs'
import { planFor } from './choose-rows'
import { ROWS } from './rows'

test('the matrix has forty rows, each with something to show for itself', () => {
  expect(ROWS.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
  expect(ROWS.filter((row) => planFor(row, { rows: null, isShort: false }) !== 'run')).toEqual([])
})

test('no two rows are the same fault', () => {
  expect(new Set(ROWS.map(({ fault }) => fault)).size).toBe(ROWS.length)
})

test('every test that a row stands on is there', () => {
  const missing = ROWS.flatMap(({ tests }) => tests).filter(({ file, title }) => {
    const path = join(root, file)
    return !existsSync(path) || !readFileSync(path, 'utf8').includes(title)
  })
  expect(missing).toEqual([])
})
