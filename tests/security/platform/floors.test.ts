import { expect, test } from 'vitest'
import { readProjectFile } from '@/tests/architecture/project-files'
import { FLOORS } from './floors'
import { isBelow } from './is-below'

type Installed = {
  version?: string
  integrity?: string
  resolved?: string
  inBundle?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
}
type Lock = { packages: Record<string, Installed> }
const { packages }: Lock = JSON.parse(readProjectFile('package-lock.json'))

/** Every copy of a package that is installed, also those that stand inside of another. */
function copiesOf(name: string): { path: string; version: string }[] {
  return Object.entries(packages).flatMap(([path, { version }]) =>
    version !== undefined && path.split('node_modules/').at(-1) === name ? [{ path, version }] : [],
  )
}

test.each(FLOORS)('$name is nowhere below $from', ({ name, from, isUsed }) => {
  const copies = copiesOf(name)
  expect(copies.length > 0, `${name} is ${isUsed ? 'not ' : ''}installed`).toBe(isUsed)
  expect(copies.filter(({ version }) => isBelow(version, from))).toEqual([])
})

test('what is below is told, in the middle of a line of numbers, too', () => {
  const below = [
    ['16.3.2', '16.3.3'],
    ['16.2.11', '16.3.3'],
    ['15.5.25', '16.3.3'],
    ['9.9.9', '16.0.0'],
    ['16.3.3-canary.4', '16.3.3'],
    ['5.0.0-beta.31', '5.0.0'],
  ] as const
  for (const [version, floor] of below) expect(isBelow(version, floor), `${version} < ${floor}`).toBe(true)
  for (const version of ['16.3.3', '16.3.10', '16.4.0', '17.0.0', '17.0.0-canary.1'])
    expect(isBelow(version, '16.3.3'), version).toBe(false)
  expect(() => isBelow('latest', '1.0.0')).toThrow('latest is no version')
})

test('react and what draws it for the server are the same version', () => {
  const versions = ['react', 'react-dom'].flatMap(copiesOf).map(({ version }) => version)
  expect(new Set(versions).size).toBe(1)
})

test('every package is pinned by its contents, and names no place of its own', () => {
  const manifest = JSON.parse(readProjectFile('package.json'))
  const wanted = Object.entries<string>({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies })
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  const installed = Object.entries(packages).filter(([path]) => path !== '')
  const unpinned = installed.filter(([, { integrity, inBundle }]) => !inBundle && !/^sha512-/.test(integrity ?? ''))
  expect(unpinned.filter(([, one]) => isForServers(one)).map(([path]) => path)).toEqual([])
  // None names a place of its own: all come from the one registry that npm is set to.
  expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})

/** Not a compiled part that only other kinds of machines take. */
function isForServers({ os = ['linux'], cpu = ['x64'], libc = ['glibc'] }: Installed): boolean {
  return os.includes('linux') && libc.includes('glibc') && cpu.some((kind) => kind === 'x64' || kind === 'arm64')
}
