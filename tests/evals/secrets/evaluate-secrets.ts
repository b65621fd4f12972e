import { findSecret } from '../../../lib/travel/privacy/find-secret'
import { type Chance, chanceFrom } from '../ranking/chance'
import * as development from './development'
import * as heldOut from './held-out'

/** `falseAlarms` and `missed` hold the messages themselves: all are made up. */
export type SetScore = { set: string; messages: number; falseAlarms: string[]; planted: number; missed: string[] }

const SETS = { development, 'held out': heldOut }

/** Each set's harmless messages that raise an alarm, and its planted cards and passports that raise none. */
export function evaluateSecrets(seed: number, messages: number, planted: number): SetScore[] {
  return Object.entries(SETS).map(([set, { harmless, withCard, withPassport }]) => {
    const chance = chanceFrom(seed)
    const written = (count: number, write: (chance: Chance) => string) => Array.from({ length: count }, () => write(chance))
    return {
      set,
      messages,
      falseAlarms: written(messages, harmless).filter((text) => findSecret(text) !== null),
      planted,
      missed: [
        ...written(Math.ceil(planted / 2), withCard).filter((text) => findSecret(text)?.kind !== 'card-number'),
        ...written(Math.floor(planted / 2), withPassport).filter((text) => findSecret(text)?.kind !== 'passport'),
      ],
    }
  })
}
