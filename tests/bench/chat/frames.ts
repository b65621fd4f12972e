import type { Page } from 'playwright/test'

const LONGEST_MS = 120_000
const REST_MS = 1_000

type Noted = { frameLengths?: number[] }

/** Milliseconds of every frame from the beginning of a long answer to its end. */
export async function framesOfStream(page: Page): Promise<number[]> {
  const composer = page.getByRole('textbox').first()
  await composer.waitFor()
  await page.waitForTimeout(REST_MS)
  await composer.fill('Tell me a long story')
  await page.keyboard.press('Enter')
  const stop = page.getByRole('button', { name: 'Stop the answer' })
  await stop.waitFor()
  await page.evaluate(noteFrames)
  await stop.waitFor({ state: 'detached', timeout: LONGEST_MS })
  return page.evaluate(() => (window as Noted).frameLengths ?? [])
}

/** Runs in the page. */
function noteFrames(): void {
  const noted = window as Noted
  const frames: number[] = []
  noted.frameLengths = frames
  let last = performance.now()
  const next = () => {
    const now = performance.now()
    frames.push(now - last)
    last = now
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}
