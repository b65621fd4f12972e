import { desc, sql } from 'drizzle-orm'
import { orders } from './schema'

/** Of several orders for one trip the one that counts comes first: the newest that has not failed, else the newest. */
export const currentOrderFirst = [sql`(${orders.status} = 'failed')`, desc(orders.createdAt)]
