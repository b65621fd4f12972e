import { everyMatch } from '../../travel/every-match'

/** What begins something of its own at the start of a line: a heading, a list, a rule, a quotation. */
const LINE_START = /^(?:[#>+\-=:]|\d{1,9}(?=[.)]))/
const LIST_ITEM = /^(?:[-*•]|\d{1,3}[.)])\s+(?=\S)/
const BOLD = /\*\*(\S(?:[^*\n]*\S)?)\*\*/g

/** Words in one line as Markdown that shows exactly them: nothing in it is a link, a tag, a table or a mark. */
export function inlineText(text: string): string {
  return escaped(oneLine(text)).replace(LINE_START, asPlainStart)
}

/** Words as they were typed, line by line. */
export function plainBlock(text: string): string {
  return text
    .split(/\r?\n|[\u2028\u2029]/)
    .map(inlineText)
    .join('  \n')
    .replace(/(?: {2}\n){2,}/g, '\n\n')
    .trim()
}

/** An answer: its lists and bold words stay such, all else is shown as it stands. */
export function answerBlock(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => {
    const trimmed = oneLine(line)
    const marker = LIST_ITEM.exec(trimmed)?.[0]
    const isNumbered = marker !== undefined && /^\d/.test(marker)
    const rest = withBold(marker === undefined ? trimmed : trimmed.slice(marker.length))
    if (marker === undefined) return { isItem: false, line: rest.replace(LINE_START, asPlainStart) }
    return { isItem: true, line: `${isNumbered ? marker.trim() : '-'} ${rest.replace(LINE_START, asPlainStart)}` }
  })
  return lines
    .map(({ isItem, line }, index) => {
      const next = lines[index + 1]
      if (!next) return line
      return `${line}${isItem !== next.isItem ? '\n\n' : isItem || line === '' || next.line === '' ? '\n' : '  \n'}`
    })
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** A table; a cell of several lines becomes one. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => escaped(oneLine(cell)) || ' ').join(' | ')} |`
  return [line(head), `|${head.map(() => ' --- ').join('|')}|`, ...rows.map(line)].join('\n')
}

function withBold(text: string): string {
  let end = 0
  const pieces: string[] = []
  for (const match of everyMatch(text, BOLD)) {
    pieces.push(escaped(text.slice(end, match.index)), `**${escaped(match[1] ?? '')}**`)
    end = match.index + match[0].length
  }
  return [...pieces, escaped(text.slice(end))].join('')
}

function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
}

// Tags are written as characters of text: not every reader of Markdown keeps a backslash before them.
function escaped(text: string): string {
  return text
    .replace(/[\\`*_[\]{}|~$!]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

function asPlainStart(start: string): string {
  return /^\d/.test(start) ? `${start}\\` : `\\${start}`
}
