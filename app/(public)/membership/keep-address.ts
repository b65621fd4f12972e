'use server'

import { takeLetter } from '@/app/(public)/take-letter'
import type { LetterState } from '@/components/content/letters/letter-state'

export async function keepAddress(_: LetterState, form: FormData): Promise<LetterState> {
  return takeLetter('membership', form)
}
