import { expect, test } from 'vitest'
import { isProjectFile, readProjectFile } from '@/tests/architecture/project-files'
import { REQUIRED } from './asvs-ids'

const ROW = /^\| (\d+\.\d+\.\d+) \| ([123]) \| ([^|]+) \| (tested|otherwise|not applicable|open) \| (.+) \|$/gm
const source = readProjectFile('tests/security/asvs.md')
const rows = [...source.matchAll(ROW)].map(([, id = '', level = '', about = '', state = '', by = '']) => ({
  id,
  level: Number(level),
  about,
  state,
  by,
}))
const chapterOf = (id: string) => id.slice(0, id.indexOf('.'))

test('every requirement of levels 1 and 2 stands in the table once, and none that is none', () => {
  const ids = rows.map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  expect(rows.filter(({ level }) => level < 3).map(({ id }) => id)).toEqual(REQUIRED)
  expect(rows.filter(({ level }) => level === 1)).toHaveLength(70)
  expect(rows.filter(({ level }) => level === 2)).toHaveLength(183)
  expect(rows.filter(({ level }) => level === 3).length).toBeGreaterThan(9)
})

test('no chapter is missing, and no line of the table is passed over', () => {
  expect([...new Set(rows.map(({ id }) => chapterOf(id)))]).toEqual(Array.from({ length: 17 }, (_, at) => String(at + 1)))
  expect(source.match(/^\| \d+\./gm)).toHaveLength(rows.length)
})

test('every test that is named exists', () => {
  const named = rows.filter(({ state }) => state === 'tested').flatMap(({ id, by }) => by.split('<br>').map((proof) => ({ id, proof })))
  expect(named.length).toBeGreaterThan(150)
  expect(named.filter(({ proof }) => !exists(proof))).toEqual([])
})

test('what is not tested says why', () => {
  const untested = rows.filter(({ state }) => state !== 'tested')
  expect(untested.filter(({ by }) => by.trim().length < 8 || / › /.test(by))).toEqual([])
})

test('what is open stays a part of it, and no more opens unseen', () => {
  const open = rows.filter(({ state }) => state === 'open')
  expect(open.filter(({ level }) => level === 1).map(({ id }) => id)).toEqual(['3.3.1', '12.1.1', '12.2.2'])
  expect(open.length).toBeLessThanOrEqual(23)
})

/** "`path` › title": the file is there, and a test in it has this very title. */
function exists(proof: string): boolean {
  const [, path = '', title = ''] = proof.match(/^`([^`]+)` › (.+)$/) ?? []
  if (!/\.(test|spec)\.tsx?$/.test(path) || !isProjectFile(path)) return false
  const code = readProjectFile(path)
  return ["'", '"', '`'].some((quote) => code.includes(quote + title + quote))
}
