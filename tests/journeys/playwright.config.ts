import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { BROWSER_FLAGS, findBrowser } from '../../scripts/setup/browser.mjs'
import { reportsFolder } from '../../scripts/setup/paths.mjs'

const browser = findBrowser()

export default defineConfig({
  testDir: '.',
  globalSetup: './global-set-up.ts',
  outputDir: join(reportsFolder, 'journeys'),
  reporter: [['list'], ['json', { outputFile: join(reportsFolder, 'journeys.json') }]],
  forbidOnly: process.env.CI === 'true',
  // There `npm run eval:goals` lets all of these travellers talk to the same server, in five ways each.
  testIgnore: process.env.CI === 'true' ? ['**/goals.spec.ts'] : [],
  fullyParallel: true,
  // They wait a third of their time, for what moves and for servers that start: one more than there are cores keeps these busy.
  workers: 3,
  // A machine of others' may be busy just then. What passed only the second time is named at the end.
  retries: process.env.CI === 'true' ? 1 : 0,
  // None of these is a test of speed, and the machine may be slow.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 1280, height: 860 },
    locale: 'en-GB',
    // What is on its way is not there yet: book.spec.ts is the journey that sees everything move.
    reducedMotion: 'reduce',
    timezoneId: 'Europe/London',
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    // Filming every step costs as much as the steps: TRACE=on to see how one failed.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    launchOptions: { args: BROWSER_FLAGS, ...(browser ? { executablePath: browser } : {}) },
  },
})
