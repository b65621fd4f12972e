import { plainLetters } from '../../travel/alphabet'
import { cleanText } from '../../travel/clean-text'

const LONGEST = 60

/**
 * What a thread's file is called: `plain` for any system ("wayfarer-lisbon-27-nov.md"), and as the header that says it, which gives those
 * that can read it the letters of the name too (RFC 5987, RFC 6266).
 */
export function exportName(threadName: string, ending: 'md' | 'jsonl'): { plain: string; disposition: string } {
  const spelled = slugOf(cleanText(threadName))
  const plain = `${['wayfarer', slugOf(plainLetters(cleanText(threadName)), true)].filter(Boolean).join('-')}.${ending}`
  const full = encodeURIComponent(`${['wayfarer', spelled].filter(Boolean).join('-')}.${ending}`)
  return { plain, disposition: `attachment; filename="${plain}"; filename*=UTF-8''${full}` }
}

/** Letters and digits with single dashes between them: nothing that a path, a shell or a header could read otherwise. */
function slugOf(text: string, isPlain = false): string {
  const words = text
    .toWellFormed()
    .toLowerCase()
    .split(isPlain ? /[^a-z0-9]+/ : /[^\p{L}\p{M}\p{Nd}]+/u)
  return [...words.filter(Boolean).join('-')].slice(0, LONGEST).join('').replace(/-$/, '')
}
