import { expect, test } from 'vitest'
import { faultIn, faultOf } from './find-test'

test.each([
  "test('the title', () => {})",
  'it("the title", async () => {})',
  "test.each([1, 2])('the title', () => {})",
  "test.each<[Wish, string]>([\n  [{}, 'a'],\n  [{}, 'the title of another'],\n])('the title', () => {})",
  "test.each(ROWS)(\n  'the title',\n  () => {},\n)",
  "describe('x', () => {\n  test('the title', () => {})\n})",
])('%s is a test that is run', (source) => expect(faultIn(source, 'the title')).toBeNull())

test.each([
  ["test('another title', () => {})", 'no test'],
  ["test.skip('the title', () => {})", 'no test that is run'],
  ["test.todo('the title')", 'no test that is run'],
  ["test.skip.each([1])('the title', () => {})", 'no test that is run'],
  ["test.fixme('the title', async () => {})", 'no test that is run'],
  ["expect(say('the title')).toBe(1)", 'no test that is run'],
  ["describe.skip('x', () => {\n  test('the title', () => {})\n})", 'left out'],
  ["test.only('another', () => {})\ntest('the title', () => {})", 'left out'],
])('%s proves nothing', (source, why) => expect(faultIn(source, 'the title')).toContain(why))

test('a file that is not there proves nothing', () => {
  expect(faultOf({ file: 'tests/no-such.test.ts', title: 'the title' })).toContain('no file')
})
