import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from './journey'
import { startRefused } from './server'

test('a second server on the same data folder stops with one clear sentence, and the first goes on', async ({ page, server }) => {
  const { exitCode, said } = await startRefused({ DATA_FOLDER: server.dataFolder })
  expect(said).toContain(`Another Wayfarer is running on this data folder (${server.dataFolder}`)
  expect(exitCode).toBe(1)
  expect((await page.request.get('/api/health')).status()).toBe(200)
})

test('values that the environment may not hold stop the start, one sentence each, and no secret is shown', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'wayfarer-refused-'))
  const { exitCode, said } = await startRefused({ DATA_FOLDER: dataFolder, MODEL: 'oracle', NEXTAUTH_SECRET: 'tooshort' })
  rmSync(dataFolder, { recursive: true, force: true })
  expect(said).toContain('MODEL must be concierge or openai.')
  expect(said).toContain('NEXTAUTH_SECRET must have at least 16 characters; it has 8.')
  expect(said).not.toContain('tooshort')
  expect(said, 'a sentence, not a stack trace').not.toMatch(/^\s+at /m)
  expect(exitCode).toBe(1)
})
