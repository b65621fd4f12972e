import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright/test'
import { root } from '../../scripts/setup/paths.mjs'
import type { AppServer } from './server'

const movedClock = pathToFileURL(join(root, 'tests', 'chaos', 'moved-clock.mjs')).href

/**
 * The page is opened again so many minutes after the real time, by its browser's clock and the server's, which is started again with all it
 * keeps.
 */
export async function comeBack(page: Page, server: AppServer, minutes: number): Promise<void> {
  await server.kill()
  const clockFile = join(server.dataFolder, 'minutes-ahead')
  writeFileSync(clockFile, String(minutes))
  await server.start({ CLOCK_FILE: clockFile, NODE_OPTIONS: `--import ${movedClock}` })
  await moveClock(page, minutes)
}

/** From the next page on, the browser's clock is ahead of the real time by so many minutes. */
export async function moveClock(page: Page, minutes: number): Promise<void> {
  await page.addInitScript((aheadMs) => {
    const kept = globalThis as unknown as { RealDate?: DateConstructor }
    const RealDate = kept.RealDate ?? Date
    kept.RealDate = RealDate
    globalThis.Date = new Proxy(RealDate, {
      construct: (_, args, newTarget) => Reflect.construct(RealDate, args.length > 0 ? args : [RealDate.now() + aheadMs], newTarget),
      get: (target, name) => (name === 'now' ? () => RealDate.now() + aheadMs : Reflect.get(target, name)),
    })
  }, minutes * 60_000)
}
