import { json } from '@/app/api/respond'
import { services } from '@/lib/services'

/**
 * Public: that this process lives, and on what; names no secret and no figures of the business. It lives without its database, too: whoever
 * starts processes anew should not, as that brings no database back. Whether to send anybody here is said by /api/ready.
 */
export async function GET(): Promise<Response> {
  try {
    const { environment, supplier, gateway, bus, databaseState } = await services()
    const database = await databaseState()
    return json({
      status: database === 'up' ? 'ok' : 'degraded',
      database,
      node: process.version,
      model: environment.model,
      supplier: supplier.name,
      ...(supplier.searchBudget ? { searchBudget: supplier.searchBudget().standing } : {}),
      payments: gateway.name,
      // How other processes’ answers are followed; while it is down, through the database.
      streams: bus.state(),
    })
  } catch {
    return json({ status: 'down' }, 503)
  }
}
