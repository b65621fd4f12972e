import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { destinationSchema } from '@/lib/content/destination'
import { readArticle } from '@/lib/content/guide-article'
import { itinerarySchema } from '@/lib/content/itinerary'
import { landingSchema } from '@/lib/content/landing'
import { landmarkSchema } from '@/lib/content/landmark'
import { faultsOf, WITH_VALUES } from '@/lib/content/read-pages'

export const CONTENT = path.resolve(import.meta.dirname, '../../lib/content')
const SCHEMAS = { destinations: destinationSchema, itineraries: itinerarySchema, landings: landingSchema, landmarks: landmarkSchema }

/** What an editor has to mend in the pages below a folder: "lisbon.json: months[3].note needs at least 20 characters." */
export function findFaults(content = CONTENT): string[] {
  const ofPages = Object.entries(SCHEMAS).flatMap(([folder, schema]) => {
    const list = readFileSync(path.join(content, `${folder}.ts`), 'utf8')
    return filesOf(content, folder, '.json').flatMap((file) => {
      const name = path.basename(file, '.json')
      const at = (sentence: string) => `${folder}/${name}.json: ${sentence}`
      const listed = list.includes(`./${folder}/${name}.json`)
        ? []
        : [at(`the page is not in lib/content/${folder}.ts, so nobody sees it.`)]
      try {
        const page: unknown = JSON.parse(readFileSync(file, 'utf8'))
        const read = schema.safeParse(page, WITH_VALUES)
        if (!read.success)
          return [...listed, ...faultsOf(read.error).map(({ field, sentence }) => at(`${field || 'the page'} ${sentence}`))]
        return read.data.slug === name ? listed : [...listed, at(`slug must be the file’s name, ${name}.`)]
      } catch (error) {
        return [at(`the file is no JSON: ${(error as Error).message}.`)]
      }
    })
  })
  const ofGuide = filesOf(content, 'guide', '.md').flatMap((file) => {
    try {
      readArticle(path.basename(file), readFileSync(file, 'utf8'))
      return []
    } catch (error) {
      return [`guide/${path.basename(file)}: ${(error as Error).message}`]
    }
  })
  return [...ofPages, ...ofGuide]
}

function filesOf(content: string, folder: string, ending: string): string[] {
  return readdirSync(path.join(content, folder))
    .filter((file) => file.endsWith(ending))
    .toSorted()
    .map((file) => path.join(content, folder, file))
}
