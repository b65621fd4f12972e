import { expect, test } from 'vitest'
import { billOfMaterials } from '@/scripts/sbom.mjs'
import { readProjectFile } from '@/tests/architecture/project-files'

const lock = JSON.parse(readProjectFile('package-lock.json'))
const bill = billOfMaterials(lock, new Date('2026-11-20T09:00:00Z'))

test('the list is CycloneDX 1.6 and names the app', () => {
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    serialNumber: expect.stringMatching(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/),
    metadata: {
      timestamp: '2026-11-20T09:00:00.000Z',
      component: { type: 'application', name: 'wayfarer', purl: 'pkg:npm/wayfarer@0.1.0' },
    },
  })
})

test('every package of the lock file stands in it once, with version, hash and licence', () => {
  const installed = Object.entries<{ version: string }>(lock.packages).filter(([path]) => path !== '')
  const named = new Set(installed.map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`))
  const refs = bill.components.map((component) => component['bom-ref'])
  expect(new Set(refs)).toEqual(named)
  expect(refs).toHaveLength(named.size)
  for (const { purl, scope, type } of bill.components) {
    expect(purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+/)
    expect(['required', 'optional', 'excluded']).toContain(scope)
    expect(type).toBe('library')
  }
  const react = bill.components.find(({ name, group }) => name === 'react' && group === undefined)
  expect(react).toMatchObject({
    licenses: [{ license: { id: 'MIT' } }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  })
  expect(bill.components.find(({ name }) => name === 'vitest')?.scope).toBe('excluded')
})

test('whatever is needed is listed, and what the app needs is needed by it', () => {
  const refs = new Set(bill.dependencies.map(({ ref }) => ref))
  const wanted = bill.dependencies.flatMap(({ dependsOn }) => dependsOn)
  expect(wanted.filter((ref) => !refs.has(ref))).toEqual([])
  const own = bill.dependencies.find(({ ref }) => ref === 'wayfarer@0.1.0')
  expect(own?.dependsOn).toEqual(expect.arrayContaining([`next@${lock.packages['node_modules/next'].version}`]))
})

test('a copy inside another package is found there first, and both are listed', () => {
  const packages = {
    '': { dependencies: { one: '1.0.0', '@a/two': '2.0.0' } },
    'node_modules/one': {
      version: '1.0.0',
      license: 'MIT OR Apache-2.0',
      integrity: 'sha512-AAAA',
      dependencies: { '@a/two': '1.0.0', gone: '1' },
    },
    'node_modules/one/node_modules/@a/two': { version: '1.0.0', dev: true },
    'node_modules/@a/two': { version: '2.0.0', optional: true },
    'node_modules/three/node_modules/@a/two': { version: '1.0.0' },
  }
  const small = billOfMaterials({ name: 'app', version: '0.0.1', packages }, new Date(0))
  expect(small.dependencies).toEqual([
    { ref: '@a/two@1.0.0', dependsOn: [] },
    { ref: '@a/two@2.0.0', dependsOn: [] },
    { ref: 'app@0.0.1', dependsOn: ['@a/two@2.0.0', 'one@1.0.0'] },
    { ref: 'one@1.0.0', dependsOn: ['@a/two@1.0.0'] },
  ])
  expect(small.components).toMatchObject([
    { group: '@a', name: 'two', version: '1.0.0', scope: 'required', purl: 'pkg:npm/%40a/two@1.0.0' },
    { group: '@a', name: 'two', version: '2.0.0', scope: 'optional' },
    { name: 'one', licenses: [{ expression: 'MIT OR Apache-2.0' }], hashes: [{ alg: 'SHA-512', content: '000000' }] },
  ])
})
