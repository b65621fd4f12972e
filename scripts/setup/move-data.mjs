import { resolve } from 'node:path'
import { withTypeScript } from './with-typescript.mjs'

/**
 * Backs up or restores the database of this environment, and ends the process; what went wrong is said in a sentence.
 * @param {'backUp' | 'restore'} what @param {string} script its own `import.meta.filename`
 */
export async function moveData(what, script) {
  const [given, ...more] = process.argv.slice(2)
  const isOneFile = given !== undefined && !given.startsWith('-') && more.length === 0
  if (!isOneFile) leave(`Name one file: npm run ${what === 'backUp' ? 'backup' : 'restore'} -- FILE`)
  await withTypeScript(script)
  const file = resolve(process.env.INIT_CWD ?? '.', given)
  const { readEnvironment } = await import('../../lib/env.ts')
  const read = readEnvironment(process.env)
  if ('faults' in read) leave(`This environment is not in order:\n  - ${read.faults.join('\n  - ')}`)
  const moves = await import('../../lib/services/back-up.ts')
  try {
    const { tables, madeAt, schema } = await moves[what](read.environment, file)
    for (const [table, rows] of Object.entries(tables)) if (rows > 0) console.log(`${String(rows).padStart(9)}  ${table}`)
    const total = Object.values(tables).reduce((sum, rows) => sum + rows, 0)
    const place = read.environment.DATABASE_URL ? 'PostgreSQL' : `the embedded database in ${read.environment.DATA_FOLDER}`
    const [from, to] = what === 'backUp' ? [place, file] : [file, place]
    console.log(`${total} rows of ${Object.keys(tables).length} tables, version ${schema}, of ${madeAt}: from ${from} to ${to}`)
    process.exit(0)
  } catch (error) {
    leave(error instanceof Error ? error.message : String(error))
  }
}

/** @param {string} sentence @returns {never} */
function leave(sentence) {
  console.error(sentence)
  process.exit(1)
}
