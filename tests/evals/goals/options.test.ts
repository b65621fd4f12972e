import { expect, test } from 'vitest'
import { readOptions } from './options'

test('options are read, and an unknown one is said', () => {
  expect(readOptions(['--only', 'families', '--show'])).toEqual({
    only: 'families',
    show: true,
    isInProcess: false,
    check: false,
    help: false,
  })
  expect(readOptions(['--in-process', '--check'])).toMatchObject({ isInProcess: true, check: true, only: undefined })
  expect(readOptions(['--loud'])).toEqual({ fault: expect.stringContaining('--loud') })
})
