import type { LetterProblems, WrittenLetter } from '@/lib/travel/letters/letter'

/** How a letter stands: being written (with what was typed, so that nothing is lost, and why it was not taken), or sent. */
export type LetterState =
  | { status: 'writing'; typed: WrittenLetter; problems: LetterProblems; failure: string | null }
  | { status: 'sent'; email: string }

/** A server action: a form without scripts posts to it, a form with them calls it. */
export type SendLetter = (before: LetterState, form: FormData) => Promise<LetterState>

const NOTHING: WrittenLetter = { email: '', name: '', text: '' }
export const BLANK = { status: 'writing', typed: NOTHING, problems: {}, failure: null } satisfies LetterState

/** A field that no person sees. Whatever fills it in reads forms and not pages. */
export const TRAP = 'topic'

/** What a form holds, by the names of its fields; a field that it does not have is empty. */
export function readFields(form: FormData): WrittenLetter {
  const read = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { email: read('email'), name: read('name'), text: read('text') }
}
