import type { Unit } from './text-units'

const LONGEST_QUOTE = 300

type Refused = { kind: string; text: string; isOfAnother?: true }

const GO_ON =
  'Say that again from the results, or leave it out, and go on from there to the end of your answer; repeat nothing that was read, and do not speak of this note.'

/** What a model is told of words of its that were not shown, so that it says them again or leaves them out. */
export function tellRefusal({ text, flowed }: Unit, faults: Refused[], hasShown: boolean): string {
  const read = hasShown ? 'only read what comes before it' : 'has read nothing of it'
  const begun = text.slice(0, flowed).trim()
  return [
    `(From Wayfarer, not from the traveller. What you wrote last was stopped at “${clip(text)}”: ${reasons(faults)}.`,
    `The traveller ${read}. ${GO_ON}`,
    ...(begun ? [`Of that sentence “${begun}” was read: begin with exactly these words.`] : []),
  ]
    .join(' ')
    .concat(')')
}

/** What may be kept of the faults: claims that no result holds, but no instructions and no links. */
export function claimsOf(faults: Refused[]): string[] {
  const claims = faults.filter(({ kind }) => kind !== 'instructions' && kind !== 'link').map(({ text }) => clip(text))
  return [...new Set(claims)]
}

/** How a model reads later that words of its were not shown. */
export function unsaidForModel(claims: string[]): string {
  return claims.length === 0
    ? '(Words of this answer were not shown to the traveller.)'
    : `(Not shown to the traveller, as it stands in no result: ${claims.map(withoutEnd).join(', ')}.)`
}

/** What of these notes is the same each time: no traveller is to read it. */
export const NOTES = [GO_ON, unsaidForModel([]), unsaidForModel(['–'])].join('\n')

function reasons(faults: Refused[]): string {
  const told = (of: Refused[], one: string, many: string) => {
    const claims = claimsOf(of).map(withoutEnd)
    return claims.length > 0 ? [`${claims.join(', ')} ${claims.length > 1 ? many : one}`] : []
  }
  const isOfState = ({ kind }: Refused) => kind === 'state'
  return [
    ...told(
      faults.filter((fault) => !fault.isOfAnother && !isOfState(fault)),
      'is in no result',
      'are in no result',
    ),
    ...told(
      faults.filter(({ isOfAnother }) => isOfAnother),
      'is of another flight than you say',
      'are of other flights than you say',
    ),
    ...told(faults.filter(isOfState), 'is not so, or nothing here tells it', 'are not so, or nothing here tells it'),
    ...(faults.some(({ kind }) => kind === 'link') ? ['its link is in no result'] : []),
    ...(faults.some(({ kind }) => kind === 'instructions') ? ['it repeats your instructions'] : []),
  ].join(', and ')
}

/** Behind a whole sentence another goes on. */
function withoutEnd(text: string): string {
  return text.replace(/[.!?…,;:]+$/, '')
}

function clip(text: string): string {
  const plain = text.trim()
  return plain.length > LONGEST_QUOTE ? `${plain.slice(0, LONGEST_QUOTE)}…` : plain
}
