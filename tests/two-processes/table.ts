/** What was looked at; `fault` says what was wrong, and is null when nothing was. */
export type Checked = { what: string; fault: string | null; ms: number }

/** One line for each check, what was wrong below it, and the counts at the end. */
export function writeTable(checked: Checked[]): string {
  const width = Math.max(...checked.map(({ what }) => what.length))
  const failed = checked.filter(({ fault }) => fault !== null).length
  return [
    ...checked.flatMap(({ what, fault, ms }) => [
      `${what.padEnd(width)}  ${fault === null ? 'ok    ' : 'FAILED'}  ${String(ms).padStart(6)} ms`,
      ...(fault === null ? [] : [`  ${fault}`]),
    ]),
    `${checked.length - failed} passed, ${failed} failed`,
  ].join('\n')
}
