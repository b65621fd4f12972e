import { defineConfig } from 'vitest/config'
import { recordings } from './duffel/recordings.ts'

const root = `${import.meta.dirname}/../..`

if (!recordings.areThere) console.log(`Skipped: the tests on recorded answers, because ${recordings.folder} is not there.\n`)

export default defineConfig({
  root,
  resolve: { alias: { '@': root, 'server-only': `${root}/tests/empty.ts` } },
  test: {
    name: 'contract',
    environment: 'node',
    include: ['tests/contract/**/*.contract.ts'],
    testTimeout: 30_000,
  },
})
