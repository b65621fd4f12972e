import { limitRate } from '@/app/api/limit-rate'
import { fileResponse } from '@/app/api/orders/file-response'
import { route } from '@/app/api/respond'
import { requireUser } from '@/app/session/current-user'
import { AppError } from '@/lib/errors'
import { services } from '@/lib/services'
import { exportAccount } from '@/lib/workflows/account/export-account'
import { exportHtml } from '@/lib/workflows/account/export-html'

/** Everything stored about the signed-in user, as a file: `?format=json`, or `html` for a readable page. */
export const GET = route(async (request) => {
  const user = await requireUser()
  const format = new URL(request.url).searchParams.get('format') ?? 'json'
  if (format !== 'json' && format !== 'html') {
    throw new AppError('bad_request', 'You can have your data as JSON or as a page (HTML). Please choose one.')
  }
  const all = await services()
  await limitRate('export', user.id, all)
  const made = await exportAccount(user.id, all)
  const name = `wayfarer-your-data-${made.madeAt.slice(0, 10)}.${format}`
  if (format === 'html') return fileResponse(exportHtml(made), 'text/html; charset=utf-8', name)
  return fileResponse(`${JSON.stringify(made, null, 2)}\n`, 'application/json; charset=utf-8', name)
})
