import { expect, test } from 'vitest'
import { impureReads, unguardedEntrances } from './entrances'
import { importsOf } from './imports'
import { importCycles, loadedWith, reach, toolOffences, zodOffences } from './rules'

// What checks must be checked: each part of the fence catches what it is there for.

const file = (path: string, ...imports: { to: string; isTypeOnly?: boolean; isOurs?: boolean; isLate?: boolean }[]) => ({
  path,
  imports: imports.map((imported) => ({ isTypeOnly: false, isOurs: true, ...imported })),
})

test('the fence sees a cycle, be it closed by a type alone', () => {
  const there = file('lib/travel/a.ts', { to: 'lib/travel/b.ts' })
  for (const isTypeOnly of [false, true])
    expect(importCycles([there, file('lib/travel/b.ts', { to: 'lib/travel/a.ts', isTypeOnly })])).toEqual([
      'lib/travel/a.ts → lib/travel/b.ts → lib/travel/a.ts',
    ])
})

test('the fence follows a browser file through others to the server', () => {
  const files = [
    file('components/a.tsx', { to: 'lib/travel/b.ts' }),
    file('lib/travel/b.ts', { to: 'node:fs', isOurs: false }),
    file('lib/services.ts', { to: 'node:fs', isOurs: false }),
  ]
  expect(
    reach(
      files,
      (path) => path.startsWith('components/'),
      ({ to }) => to.startsWith('node:'),
    ),
  ).toEqual(['components/a.tsx → lib/travel/b.ts → node:fs'])
})

test('the fence tells what is loaded with a file from what that fetches later', () => {
  const files = [
    file('tools/a/view.tsx', { to: 'lib/travel/b.ts' }, { to: 'lib/travel/c-schema.ts', isLate: true }),
    file('lib/travel/b.ts', { to: 'lib/travel/d-schema.ts', isTypeOnly: true }),
    file('lib/travel/c-schema.ts', { to: 'zod', isOurs: false }),
    file('tools/e/view.tsx', { to: 'lib/travel/c-schema.ts' }),
  ]
  const ofTool = (name: string) =>
    loadedWith(
      files,
      (path) => path.startsWith(`tools/${name}/`),
      ({ to }) => to === 'zod',
    )
  expect([ofTool('a'), ofTool('e')]).toEqual([[], ['tools/e/view.tsx → lib/travel/c-schema.ts → zod']])
})

test('the fence finds rules that load zod, by themselves or by a schema, but not those that know its types', () => {
  const files = [
    file('lib/travel/a.ts', { to: 'zod', isOurs: false }),
    file('lib/travel/trip/b.ts', { to: 'lib/travel/a-schema.ts' }, { to: 'lib/travel/date-schemas.ts' }),
    file('lib/travel/c.ts', { to: 'lib/travel/a-schema.ts', isTypeOnly: true }, { to: 'zod', isOurs: false, isTypeOnly: true }),
    file('lib/travel/a-schema.ts', { to: 'zod', isOurs: false }),
    file('lib/travel/a.test.ts', { to: 'lib/travel/a-schema.ts' }),
    file('lib/env.ts', { to: 'zod', isOurs: false }),
  ]
  expect(zodOffences(files, 'lib/travel')).toEqual([
    'lib/travel/a.ts imports zod',
    'lib/travel/trip/b.ts imports lib/travel/a-schema.ts',
    'lib/travel/trip/b.ts imports lib/travel/date-schemas.ts',
  ])
})

test('the fence misses no file of a tool and no list', () => {
  const lists = { server: "from './choose-seats/tool'", browser: '', modes: "['chooseSeats']" }
  expect(toolOffences(['tools/choose-seats/schema.ts', 'tools/choose-seats/tool.ts', 'tools/index.ts'], lists)).toEqual([
    'tools/choose-seats/prompt.ts is missing',
    'tools/choose-seats/view.tsx is missing',
    'tools/choose-seats/choose-seats.test.ts is missing',
    'tools/choose-seats is not in tools/views.tsx',
  ])
})

test('the fence checks each method of a route, and is not fooled by a comment', () => {
  const source =
    'export const GET = route(async () => {\n  await requireUser()\n})\nexport const PUT = route(async () => {\n  // await requireUser()\n})'
  expect(unguardedEntrances('app/api/x/route.ts', source)).toEqual(['PUT'])
  expect(unguardedEntrances('app/(traveller)/x/page.tsx', 'export default function Page() {}')).toEqual(['the page'])
})

test('the fence reads imports in all their forms', () => {
  const source = [
    "import 'server-only'",
    "import type { A } from './a'",
    "import { type B, type C } from '@/lib/b'",
    "import { type D, e } from '../e'",
    "export { f } from './f.ts'",
    "import {\n  g,\n  type H,\n} from '@scope/package/part'",
    "const later = import('./later')",
    "// import x from './comment'",
    "const address = 'https://example.com' // import y from './other'",
  ].join('\n')
  const exists = (path: string) => ['lib/x/a.ts', 'lib/b/index.ts', 'lib/e.tsx', 'lib/x/f.ts', 'lib/x/later.ts'].includes(path)
  expect(importsOf('lib/x/file.ts', source, exists)).toEqual([
    { to: 'server-only', isTypeOnly: false, isOurs: false },
    { to: 'lib/x/a.ts', isTypeOnly: true, isOurs: true },
    { to: 'lib/b/index.ts', isTypeOnly: true, isOurs: true },
    { to: 'lib/e.tsx', isTypeOnly: false, isOurs: true },
    { to: 'lib/x/f.ts', isTypeOnly: false, isOurs: true },
    { to: '@scope/package', isTypeOnly: false, isOurs: false },
    { to: 'lib/x/later.ts', isTypeOnly: false, isOurs: true, isLate: true },
  ])
})

test('the fence sees a hidden clock', () => {
  expect(impureReads('const now = new Date()\nconst roll = Math.random()')).toEqual(['new Date()', 'Math.random'])
  expect(impureReads('// Date.now() is not called\nconst day = new Date(0)')).toEqual([])
})
