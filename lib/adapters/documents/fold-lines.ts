const MOST_OCTETS = 75

/** Folds an iCalendar file at 75 octets of UTF-8 (RFC 5545, 3.1). The `ics` package folds at 75 characters, which may be 300 octets. */
export function foldLines(calendar: string): string {
  return calendar
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map((line) => foldLine(line.replace(/[\r\n]/g, ' ')))
    .join('\r\n')
}

function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (octets + size > MOST_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += sign
    octets += size
  }
  return folded
}
