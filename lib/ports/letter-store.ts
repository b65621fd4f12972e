import type { LetterKind, WrittenLetter } from '../travel/letters/letter'

/** `id` is the same for the same letter of the same day, so that sending it twice keeps it once. */
export type Letter = WrittenLetter & { id: string; kind: LetterKind; createdAt: Date }

/** What people wrote by the forms of the public pages. It belongs to no account, as anybody may type any address. */
export type LetterStore = {
  /** False when it is kept already; of `membership` letters an address has one. */
  keep(letter: Letter): Promise<boolean>
}
