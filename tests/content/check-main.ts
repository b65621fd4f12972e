import { watch } from 'node:fs'
import { CONTENT, findFaults } from './find-faults'

const isWatching = process.argv.includes('--watch')
const report = () => {
  const faults = findFaults()
  console.log(faults.length === 0 ? 'Every page in lib/content fits its schema.' : faults.join('\n'))
  return faults.length
}

const found = report()
if (isWatching) {
  let waiting: NodeJS.Timeout | undefined
  // Editors write a file in several steps.
  watch(CONTENT, { recursive: true }, () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      console.log(`\n${new Date().toLocaleTimeString('en-GB')}`)
      report()
    }, 200)
  })
} else if (found > 0) process.exitCode = 1
