import type { Clause } from '../grammar/clauses'

/** Questions of what a fare allows once something has come up. */
const TERMS: readonly unknown[] = ['conditions', 'cancel', 'refund', 'fees']

/** "Can we cancel if one of us is ill?" asks what the fare allows: everybody still travels. */
export function withoutMishap(clause: Clause): Clause {
  const asked = clause.said.find(({ value }) => TERMS.includes(value.what))
  const isMishap = ({ skill, value, start }: Clause['said'][number]) =>
    asked !== undefined && skill === 'party' && value.standing === 'fewer' && start > asked.start
  if (!clause.frames.some(isMishap)) return clause
  return {
    ...clause,
    frames: clause.frames.filter((frame) => !isMishap(frame)),
    mentioned: [...clause.mentioned, ...clause.frames.filter(isMishap)],
  }
}
