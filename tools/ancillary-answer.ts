import { z } from 'zod'
import type { AncillaryAnswer } from '@/lib/travel/ancillaries/ancillary-answer-schema'
import { formatMoney } from '@/lib/travel/money'

/** Whom and where an ancillary is for; the same words in each of the four inputs. */
export const passengerIndexesSchema = z.array(z.number().int()).optional().describe('left out: everybody')
export const sliceIndexesSchema = z.array(z.number().int()).optional().describe('left out: all')

/** An answer with its money as text. */
export function ancillaryForModel(answer: AncillaryAnswer) {
  switch (answer.status) {
    case 'chosen':
      return {
        ...answer,
        items: answer.items.map((item) => ({ ...item, price: formatMoney(item.price) })),
        kindTotal: formatMoney(answer.kindTotal),
        tripTotal: formatMoney(answer.tripTotal),
      }
    case 'shown':
      return {
        ...answer,
        summary: answer.summary.map((row) => ({ ...row, lowest: row.lowest && formatMoney(row.lowest) })),
        tripTotal: formatMoney(answer.tripTotal),
      }
    default:
      return answer
  }
}
