import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright/test'
import { BROWSER_FLAGS, findBrowser } from '../../scripts/setup/browser.mjs'
import { SCHEMES, SIZES, type Size, screensFolder } from './shoot'

/** As many as can still be judged on one sheet. */
const PER_SHEET = { phone: 12, desktop: 6 }
const SHEET_WIDTH = 1560

/** Lays the screens of each size and scheme out on contact sheets: `.reports/screens/phone-light-1.png` and so on. */
export default async function layOutSheets(): Promise<void> {
  const executablePath = findBrowser()
  const browser = await chromium.launch({ args: BROWSER_FLAGS, ...(executablePath ? { executablePath } : {}) })
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 600 } })
  const rows: string[] = []
  for (const size of Object.keys(SIZES) as Size[])
    for (const scheme of SCHEMES) {
      const folder = join(screensFolder, `${size}-${scheme}`)
      const files = existsSync(folder) ? readdirSync(folder).sort() : []
      for (let first = 0; first < files.length; first += PER_SHEET[size]) {
        const sheet = `${size}-${scheme}-${1 + first / PER_SHEET[size]}.png`
        await page.setContent(sheetOf(folder, files.slice(first, first + PER_SHEET[size]), size))
        await page.screenshot({ path: join(screensFolder, sheet), fullPage: true })
      }
      rows.push(`${size} ${scheme}: ${files.length} screens`)
    }
  await browser.close()
  console.log(`\n${rows.join('\n')}\nContact sheets are in .reports/screens/`)
}

function sheetOf(folder: string, files: string[], size: Size): string {
  const columns = PER_SHEET[size] / 2
  const figures = files.map((file) => {
    const image = readFileSync(join(folder, file)).toString('base64')
    return `<figure><img src="data:image/png;base64,${image}" alt=""><figcaption>${file.replace('.png', '')}</figcaption></figure>`
  })
  const style = `body{margin:12px;font:14px sans-serif;display:grid;grid-template-columns:repeat(${columns},1fr);gap:12px;background:#888}
    figure{margin:0}img{width:100%;display:block}figcaption{padding:4px;background:#fff}`
  return `<style>${style}</style>${figures.join('')}`
}
