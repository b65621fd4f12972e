import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@/tests/architecture/project-files'
import type { Named } from './row'

const STATEMENT = /^[ \t]*(?:test|it)((?:\.\w+)*)\s*[(<]/gm
const RUNS = ['', '.each', '.for']
const LEFT_OUT = /\bdescribe\.(?:skip|todo)\b|\b(?:test|it)\.only\b/

/** Why a named test proves nothing; null when it is there and is run. */
export function faultOf({ file, title }: Named): string | null {
  const path = join(root, file)
  if (!existsSync(path)) return `There is no file ${file}.`
  const fault = faultIn(readFileSync(path, 'utf8'), title)
  return fault && `${file}: ${fault}`
}

export function faultIn(source: string, title: string): string | null {
  if (LEFT_OUT.test(source)) return 'Parts of it are left out.'
  const places = ["'", '"', '`'].map((quote) => source.indexOf(`(${quote}${title}${quote}`)).concat(brokenBefore(source, title))
  const place = places.find((index) => index >= 0)
  if (place === undefined) return `It has no test “${title}”.`
  const [statement] = [...source.slice(0, place + 1).matchAll(STATEMENT)].slice(-1)
  const modifiers = statement?.[1]
  return modifiers !== undefined && RUNS.includes(modifiers) ? null : `“${title}” is no test that is run.`
}

/** A title that stands on a line of its own, below the bracket. */
function brokenBefore(source: string, title: string): number[] {
  return ["'", '"', '`'].map((quote) => source.search(new RegExp(`\\(\\n\\s*${escaped(`${quote}${title}${quote}`)}`)))
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
