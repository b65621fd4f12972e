import { writeFileSync } from 'node:fs'
import { drawLandAround, readOutlines } from './draw-map-lands'
import { mapPoints } from './map-points'

const outlines = readOutlines()
const lands = [...mapPoints()].flatMap(([key, points]): [string, string][] => {
  const land = drawLandAround(points, outlines)
  return land === null ? [] : [[key, land]]
})
writeFileSync(new URL('../../lib/content/map-lands.json', import.meta.url), `${JSON.stringify(Object.fromEntries(lands), null, 2)}\n`)
console.log(`lib/content/map-lands.json is written: ${lands.length} maps show water.`)
