import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { reportsFolder } from '../../scripts/setup/paths.mjs'

export const screensFolder = join(reportsFolder, 'screens')
export const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const
export const SCHEMES = ['light', 'dark'] as const
export type Size = keyof typeof SIZES

/** Takes one screen in the light and in the dark, as it stands; the files of one sheet sort in the order in which they were taken. */
export function createCamera(walk: string, size: Size): (page: Page, name: string) => Promise<void> {
  let taken = 0
  return async (page, name) => {
    taken += 1
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme })
      await untilDrawn(page)
      const file = `${walk}-${String(taken).padStart(2, '0')}-${name.replaceAll(' ', '-')}.png`
      await page.screenshot({ path: join(screensFolder, `${size}-${colorScheme}`, file), animations: 'disabled', caret: 'hide' })
    }
  }
}

const LONGEST_DRAWING_MS = 5_000

/** Until the pictures in sight are there. */
export async function untilDrawn(page: Page): Promise<void> {
  const areThere = () =>
    [...document.images].every(
      (image) => image.complete || !image.checkVisibility() || image.getBoundingClientRect().top > window.innerHeight,
    )
  await page.waitForFunction(areThere, undefined, { timeout: LONGEST_DRAWING_MS }).catch(() => undefined)
}
