import { writeFileSync } from 'node:fs'
import { BUNDLE, bundleOf, readGuide } from './read-guide'

const articles = readGuide()
writeFileSync(BUNDLE, bundleOf(articles))
console.log(`lib/content/guide-articles.json is written: ${articles.length} articles.`)
