import { stripVTControlCharacters } from 'node:util'

/**
 * What one step of `npm test` came to. `failed` names what failed, `skipped` what was left out, `shaky` what passed the second time only.
 * @typedef {{ passed: number, failed: string[], skipped: string[], shaky?: string[] }} Count
 */

/**
 * A step that is one check: it passed or it did not.
 * @param {string} name
 * @param {number} exitCode
 * @returns {Count}
 */
export function countCheck(name, exitCode) {
  return exitCode === 0 ? { passed: 1, failed: [], skipped: [] } : { passed: 0, failed: [name], skipped: [] }
}

/**
 * A runner that died, or that says it failed without naming a test, is one failure: silence is never success.
 * @param {string} name
 * @param {number} exitCode
 * @param {Count | null} count read from its report; null when it left none
 * @returns {Count}
 */
export function countRunner(name, exitCode, count) {
  if (!count) return { passed: 0, failed: [`${name} (no report)`], skipped: [] }
  if (count.failed.length > 0) return count
  if (exitCode !== 0) return { ...count, failed: [`${name} (exit code ${exitCode})`] }
  if (count.passed === 0) return { ...count, failed: [`${name} (no test was run)`] }
  return count
}

/** @typedef {{ status: string, fullName: string, failureMessages?: string[] }} VitestTest */

/**
 * Reads the JSON report of vitest.
 * @param {{ testResults: { name: string, status: string, message?: string, assertionResults: VitestTest[] }[] }} report
 * @returns {Count}
 */
export function countVitest(report) {
  const count = /** @type {Count} */ ({ passed: 0, failed: [], skipped: [] })
  for (const file of report.testResults) {
    const failedBefore = count.failed.length
    for (const test of file.assertionResults) {
      addTest(count, test.status, `${test.fullName} (${fileName(file.name)})`, test.failureMessages)
    }
    // A file that does not load has no tests to fail.
    if (file.status === 'failed' && count.failed.length === failedBefore) count.failed.push(withWhy(fileName(file.name), [file.message]))
  }
  return count
}

/** @param {Count} count @param {string} status @param {string} name @param {(string | undefined)[]} [why] what failed in it, in its runner's words */
function addTest(count, status, name, why = []) {
  if (status === 'passed') count.passed += 1
  else if (status === 'failed') count.failed.push(withWhy(name, why))
  else count.skipped.push(name)
}

const MOST_FAULTS = 3
const LONGEST_FAULT = 200

/**
 * A name with the first words of what failed, in one line: whoever reads only the end of a long run can begin there.
 * @param {string} name @param {(string | undefined)[]} faults
 */
function withWhy(name, faults) {
  const told = faults.slice(0, MOST_FAULTS).map((fault = '') => {
    const lines = stripVTControlCharacters(fault).split('\n')
    const words = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('at '))
    return words.slice(0, 2).join(' ').slice(0, LONGEST_FAULT)
  })
  return [name, ...told.filter((words) => words !== '')].join(' — ')
}

/**
 * @typedef {{ errors?: { message?: string, location?: { line: number } }[] }} PlaywrightResult
 * @typedef {{ title: string, file: string, tests: { status: string, results?: PlaywrightResult[] }[] }} PlaywrightSpec
 * @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/**
 * Reads the JSON report of Playwright. A test that passed when it was tried again counts, and is named.
 * @param {{ suites: PlaywrightSuite[], errors: { message?: string }[] }} report
 * @returns {Count}
 */
export function countPlaywright(report) {
  const shaky = /** @type {string[]} */ ([])
  const count = /** @type {Count} */ ({ passed: 0, failed: [], skipped: [], shaky })
  const visit = (/** @type {PlaywrightSuite} */ suite) => {
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        const status = { expected: 'passed', flaky: 'passed', skipped: 'skipped' }[test.status] ?? 'failed'
        const name = `${spec.title} (${spec.file})`
        const errors = test.results?.find((result) => result.errors?.length)?.errors ?? []
        const why = errors.map(({ message, location }) => (location ? `line ${location.line}: ${message}` : message))
        addTest(count, status, name, why)
        if (test.status === 'flaky') shaky.push(withWhy(name, why))
      }
    }
    for (const inner of suite.suites ?? []) visit(inner)
  }
  for (const suite of report.suites) visit(suite)
  for (const error of report.errors) count.failed.push(`browser journeys: ${(error.message ?? 'an error').split('\n')[0]}`)
  return count
}

/**
 * The last words of `npm test`; the last line stands alone and is what machines read.
 * @param {Count[]} counts
 * @param {{ isCi: boolean }} surroundings
 * @returns {{ lines: string[], exitCode: 0 | 1 }}
 */
export function conclude(counts, { isCi }) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.flatMap((count) => count.failed)
  const skipped = counts.flatMap((count) => count.skipped)
  const lines = [
    ...failed.map((name) => `failed: ${name}`),
    ...counts.flatMap(({ shaky = [] }) => shaky).map((name) => `passed the second time only: ${name}`),
    ...skipped.map((name) => `skipped: ${name}`),
    ...(isCi && skipped.length > 0 ? ['In CI nothing may be skipped.'] : []),
    `${passed} passed, ${failed.length} failed`,
  ]
  return { lines, exitCode: failed.length > 0 || (isCi && skipped.length > 0) ? 1 : 0 }
}

/** @param {string} path */
function fileName(path) {
  return path.split('/').slice(-2).join('/')
}
