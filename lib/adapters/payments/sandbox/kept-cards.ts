import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { CardToken } from '@/lib/travel/payment/billing'
import type { Database } from '../../database/database'
import { sandboxKeptCards } from '../../database/schema'
import { scenarioOf } from './scenarios'

/**
 * A card as its owner can be charged with it another time: under a token of theirs alone, the same one each time the same card is
 * kept. Letters only, so that no run of digits in it looks like a card number.
 */
export function asKeptCard(userId: string, card: CardToken): CardToken {
  if (isKeptToken(card.token)) return card
  const facts = JSON.stringify([userId, card.token, card.last4, card.expiryMonth, card.expiryYear])
  const digest = createHash('sha256').update(facts).digest('hex').slice(0, 20)
  const letters = [...digest].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 16))).join('')
  return { ...card, token: `pm_sandbox_${scenarioOf(card.token)}_${letters}` }
}

/** Tokens of the card form are good once typed in; those of kept cards only while they are kept. */
export function isKeptToken(token: string): boolean {
  return token.startsWith('pm_sandbox_')
}

export async function keepCard(books: Database, userId: string, { token, last4 }: CardToken): Promise<void> {
  await books.insert(sandboxKeptCards).values({ userId, token, last4 }).onConflictDoNothing()
}

export async function isCardKept(books: Database, userId: string, token: string): Promise<boolean> {
  const found = await books.select({ token: sandboxKeptCards.token }).from(sandboxKeptCards).where(isCard(userId, token))
  return found.length > 0
}

export async function forgetCard(books: Database, userId: string, token: string): Promise<void> {
  await books.delete(sandboxKeptCards).where(isCard(userId, token))
}

export async function forgetCards(books: Database, userId: string): Promise<void> {
  await books.delete(sandboxKeptCards).where(eq(sandboxKeptCards.userId, userId))
}

function isCard(userId: string, token: string) {
  return and(eq(sandboxKeptCards.userId, userId), eq(sandboxKeptCards.token, token))
}
