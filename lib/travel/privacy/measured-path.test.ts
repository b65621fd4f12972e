import { expect, test } from 'vitest'
import { projectFiles } from '@/tests/architecture/project-files'
import { isMeasuredPath } from './measured-path'

test('public pages are measured', () => {
  for (const path of ['/', '/search', '/destination/new-york', '/itinerary/golden-triangle-in-six-days', '/ai-trip-planner']) {
    expect(isMeasuredPath(path), path).toBe(true)
  }
})

test('what belongs to somebody is not, nor anything that is no plain path', () => {
  const not = [
    '/chat',
    '/chat/thr_1',
    '/shared/abc',
    '/orders/ord-1',
    '/search?q=me',
    '/a/b/c',
    '//evil',
    'https://x',
    '',
    `/${'a'.repeat(100)}`,
  ]
  for (const path of not) expect(isMeasuredPath(path), path).toBe(false)
})

test('every page outside of the public folder is private, whichever comes next', () => {
  const pages = projectFiles('app').filter((path) => /\/page\.tsx$/.test(path) && !path.startsWith('app/(public)/'))
  const paths = pages.map((path) => path.replace(/^app|\/\([^)]*\)|\/page\.tsx$/g, '').replace(/\/\[[^/]*\]+/g, '/one'))
  expect(paths.length).toBeGreaterThan(5)
  expect(paths.filter(isMeasuredPath)).toEqual([])
})
