import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { readProjectFile } from '@/tests/architecture/project-files'

type Component = {
  'bom-ref': string
  name: string
  scope: string
  purl: string
  licenses?: unknown
  hashes: { alg: string; content: string }[]
}

test('every package of the lock file stands in it once, with version, hash and licence', () => {
  const { stdout, stderr, status } = spawnSync('npm', ['run', '--silent', 'sbom'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  expect(status, stderr).toBe(0)
  const bill: { bomFormat: string; metadata: { component: object }; components: Component[] } = JSON.parse(stdout)
  expect(bill.bomFormat).toBe('CycloneDX')
  expect(bill.metadata.component).toMatchObject({ type: 'application', 'bom-ref': 'wayfarer@0.1.0' })

  const lock: Record<string, { version: string; integrity?: string }> = JSON.parse(readProjectFile('package-lock.json')).packages
  const installed = Object.entries(lock).filter(([path]) => path !== '')
  const refOf = ([path, { version }]: (typeof installed)[number]) => `${path.split('node_modules/').at(-1)}@${version}`
  const named = new Set(installed.map(refOf))
  const refs = bill.components.map((component) => component['bom-ref'])
  expect(new Set(refs)).toEqual(named)
  expect(refs).toHaveLength(named.size)
  // What another package brings along in its own archive has no hash of its own.
  const hashed = new Set(installed.filter(([, { integrity }]) => integrity).map(refOf))
  for (const { purl, hashes, ...component } of bill.components) {
    expect(purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+/)
    if (hashed.has(component['bom-ref']))
      expect(hashes?.[0]).toMatchObject({ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) })
  }
  expect(bill.components.find(({ purl }) => purl.startsWith('pkg:npm/react@'))).toMatchObject({ licenses: [{ license: { id: 'MIT' } }] })
})
