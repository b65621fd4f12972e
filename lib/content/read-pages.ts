import type { z } from 'zod'

/** `field`: the way to the value, as "months[3].note"; empty for the page itself. */
export type PageFault = { field: string; sentence: string }

/**
 * Pages written as JSON, checked against their schema; `files` maps a page's file name to what stands in it.
 * @throws Error that lists every fault of every page, so that the build stops before a wrong page is shown.
 */
export function readPages<Schema extends z.ZodType>(schema: Schema, folder: string, files: Record<string, unknown>): z.output<Schema>[] {
  const faults: string[] = []
  const pages = Object.entries(files).flatMap(([name, content]) => {
    const read = schema.safeParse(content, WITH_VALUES)
    if (read.success) return [read.data]
    faults.push(...faultsOf(read.error).map(({ field, sentence }) => `${folder}/${name}.json: ${field || 'the page'} ${sentence}`))
    return []
  })
  if (faults.length > 0) throw new Error(`Pages in lib/content don’t fit their schema:\n${faults.join('\n')}`)
  return pages
}

/** For `safeParse`: only so do its issues tell a missing field from one of the wrong type. */
export const WITH_VALUES = { reportInput: true }

/** What an editor has to mend, a sentence for each field; of a reading with `WITH_VALUES`. */
export function faultsOf({ issues }: z.ZodError): PageFault[] {
  return issues.map((issue) => ({ field: fieldOf(issue.path), sentence: sentenceOf(issue) }))
}

function fieldOf(path: PropertyKey[]): string {
  return path.map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index > 0 ? '.' : ''}${String(step)}`)).join('')
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'too_small':
      return `needs at least ${issue.minimum}${unitOf(issue.origin)}.`
    case 'too_big':
      return `may have at most ${issue.maximum}${unitOf(issue.origin)}.`
    case 'unrecognized_keys':
      return `has fields nobody reads: ${issue.keys.join(', ')}.`
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}.`
    case 'invalid_type':
      return issue.input === undefined ? `is missing; it must be of the type ${issue.expected}.` : `must be of the type ${issue.expected}.`
    case 'invalid_format':
      return `is written wrongly (${issue.message}).`
    default:
      return `${issue.message}.`
  }
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters'
  return origin === 'array' ? ' entries' : ''
}
