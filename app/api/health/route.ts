import { json } from '@/app/api/respond'
import { services } from '@/lib/services'

/** Public: whether this process can serve; names no secret and no figures of the business. */
export async function GET(): Promise<Response> {
  try {
    const { environment, supplier, gateway, bus } = await services()
    return json({
      status: 'ok',
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
