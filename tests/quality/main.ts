import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reportsFolder, root } from '../../scripts/setup/paths.mjs'
import { readReports } from './reports'
import { qualityRows, speedRows, survivalRows } from './rows'
import { between, fillIn, markdownTable, measuredLine, readmeTable } from './table'

const PAGE = join(root, 'docs', 'quality.md')
const README = join(root, 'README.md')
const HELP = `npm run quality writes the tables of docs/quality.md, and those lines of them that the README shows, from the last
reports in .reports; lines of commands that left none stay.
  --check  writes nothing, and fails when a stated aim is missed or was not measured`
const args = process.argv.slice(2)
const unknown = args.find((arg) => !['--check', '--help'].includes(arg))
if (unknown || args.includes('--help')) {
  console.log(unknown ? `There is no option ${unknown}.\n${HELP}` : HELP)
  process.exit(unknown ? 2 : 0)
}

const { reports, benches, missing } = readReports(reportsFolder)
const tables = {
  quality: qualityRows(reports),
  survival: survivalRows(reports),
  speed: speedRows(benches),
}
const missed = Object.values(tables).flatMap((rows) => rows.filter(({ isMet }) => !isMet))
for (const { what, figure, aim } of missed) console.log(`Missed: ${what}: ${figure}, to be ${aim}`)
if (args.includes('--check')) process.exit(missed.length > 0 || missing.length > 0 ? 1 : 0)
let text = readFileSync(PAGE, 'utf8')
for (const [name, rows] of Object.entries(tables)) text = fillIn(text, name, markdownTable(rows, between(text, name), missing))
const before = missing.length > 0 ? between(text, 'measured') : ''
text = fillIn(text, 'measured', measuredLine(Object.values(benches), before))
writeFileSync(PAGE, text)
writeFileSync(README, fillIn(readFileSync(README, 'utf8'), 'figures', readmeTable(text)))
console.log('The tables of docs/quality.md and README.md are those of the last reports.')
if (missing.length > 0) console.log(`Not measured, and so as they were before:\n${missing.map((command) => `  ${command}`).join('\n')}`)
