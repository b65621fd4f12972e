import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { trainTopics } from '@/lib/concierge/router/train'
import { readCorpora } from './corpora'

const FILE = 'lib/concierge/router/weights.json'

const weights = trainTopics(readCorpora())
writeFileSync(path.resolve(import.meta.dirname, '../../..', FILE), `${JSON.stringify(weights, null, 2)}\n`)
console.log(`${Object.keys(weights).length} features written to ${FILE}`)
