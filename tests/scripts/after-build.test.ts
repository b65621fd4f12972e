import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import config from '@/next.config.mjs'

test('each production build packs its server, and lets the browser compile early', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wayfarer-build-'))
  const [served, own] = [join(folder, 'static', 'a.js'), join(folder, 'server', 'b.js')]
  try {
    for (const file of [served, own]) {
      mkdirSync(join(file, '..'))
      writeFileSync(file, `run(  1  );\n${'run()\n'.repeat(2_000)}`)
    }
    await config.compiler?.runAfterProductionCompile?.({ distDir: folder, projectDir: folder })
    expect(readFileSync(served, 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\nrun\( {2}1 {2}\);\n/)
    expect(readFileSync(own, 'utf8')).toMatch(/^run\(1\);run\(\);/)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
