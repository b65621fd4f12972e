import type { Clock } from '../../ports/clock'
import type { Mail } from '../../ports/mail'
import type { OrderNewsStore } from '../../ports/order-news-store'
import type { OrderRow } from '../../ports/order-store'
import { deskNewsMail, needsPerson, newsMail } from './order-news'

/** Who sits before the page sees it there, and has paid with another card by then. */
const UNSEEN_MS = 60_000
/** What is older was told, or is no news. */
const NEWS_FOR_MS = 30 * 24 * 3_600_000
const MOST_AT_ONCE = 50

export type NewsDeps = {
  orderNews: OrderNewsStore
  mail: Pick<Mail, 'send'>
  clock: Clock
  /** Where the app is found, for the link to the order. */
  baseUrl: string
  /** Where mails to whoever runs this are read; without one they are only reported. */
  deskEmail: string | undefined
  /** Told of every order that waits for a person. */
  report: (order: OrderRow) => void
}

/**
 * Writes to travellers whose order came to stand still, and to the desk where a person has to act: once for each state. The desk comes
 * first, so that nobody reads of a person who knows of nothing. Returns how many orders were told.
 */
export async function tellNews({ orderNews, mail, clock, baseUrl, deskEmail, report }: NewsDeps): Promise<number> {
  const now = clock().getTime()
  const untold = await orderNews.listUntold(new Date(now - NEWS_FOR_MS), new Date(now - UNSEEN_MS), MOST_AT_ONCE)
  for (const order of untold) {
    if (needsPerson(order)) {
      report(order)
      if (deskEmail) await mail.send(deskNewsMail(order, deskEmail))
    }
    await mail.send(newsMail(order, baseUrl))
  }
  return untold.length
}
