import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { binFolder, root } from '../../../scripts/setup/paths.mjs'
import type { TestProof } from './row'

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ title: z.string(), status: z.string(), duration: z.number().nullish() })),
    }),
  ),
})
export type TestReport = z.infer<typeof reportSchema>

/** Runs the files of these tests once, and gives what their runner reports. */
export async function runTests(tests: TestProof[]): Promise<TestReport> {
  const folder = mkdtempSync(join(tmpdir(), 'wayfarer-faults-tests-'))
  const file = join(folder, 'report.json')
  const titles = [...new Set(tests.map(({ title }) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))]
  const files = [...new Set(tests.map((test) => test.file))]
  const args = ['run', ...files, '-t', titles.join('|'), '--reporter=json', `--outputFile.json=${file}`]
  try {
    await new Promise((ended, fail) => {
      spawn(join(binFolder, 'vitest'), args, { cwd: root, stdio: 'ignore' }).once('exit', ended).once('error', fail)
    })
    return reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What is wrong with what these tests came to, as sentences: each has to be there, and to pass wherever it runs. */
export function faultsOf(tests: TestProof[], report: TestReport): string[] {
  return tests.flatMap(({ file, title }) => {
    const found = report.testResults
      .filter(({ name }) => name.endsWith(file))
      .flatMap(({ assertionResults }) => assertionResults)
      .filter((result) => result.title.startsWith(title) && !['skipped', 'pending', 'todo'].includes(result.status))
    if (found.length === 0) return [`“${title}” did not run (${file})`]
    return found.filter(({ status }) => status !== 'passed').map(() => `“${title}” failed (${file})`)
  })
}
