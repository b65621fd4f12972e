import * as texts from '@/lib/texts/chat'

/** Several times the longest answer: what is longer costs the page seconds to draw. */
const LONGEST_MARKDOWN = 12_000
const LONGEST_SHOWN = 40_000
/** Marks that nest, one upon another; a renderer goes one level deeper for each of them. */
const PILED_MARKS = /(?:[>*+[(`~#!][ \t]*){40}|(?:[-_] +){40}|^[ \t]{80}/m

/** Anything that Markdown reads as more than a letter: its marks, links, lists, breaks and indented lines. */
const MARKS = /[*_`~[\]<>&#|\\@]|:\/\/|www\.|^\s*(?:[-+=]|\d+[.)])| {2}$|^(?: {4}|\s*\t)/im

/** The paragraphs of a text that Markdown would draw just so; null when it would make more of it. */
export function plainParagraphs(text: string): string[] | null {
  if (MARKS.test(text)) return null
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
}

/** Whether a text is worth drawing as Markdown; anything else keeps its words, and the page its life. */
export function isDrawable(text: string): boolean {
  return text.length <= LONGEST_MARKDOWN && !PILED_MARKS.test(text)
}

/** As much of a text as is shown, and that there is more. */
export function cutToShown(text: string): string {
  if (text.length <= LONGEST_SHOWN) return text
  return texts.answerIsTooLong(text.slice(0, LONGEST_SHOWN).toWellFormed())
}
