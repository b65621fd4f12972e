import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { reportsFolder } from '../../scripts/setup/paths.mjs'
import journeys from '../journeys/playwright.config'

/** `npm run screens`: the journeys' browser and servers, with nothing asserted but that each screen can be reached. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testIgnore: [],
  globalSetup: './begin.ts',
  globalTeardown: './lay-out-sheets.ts',
  outputDir: join(reportsFolder, 'screens', 'failed'),
  reporter: [['list'], ['json', { outputFile: join(reportsFolder, 'screens', 'screens.json') }]],
  workers: 2,
})
