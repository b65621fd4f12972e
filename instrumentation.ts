/** Runs once before the first request: opens what is needed, or stops with a sentence a person can act on. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { tameRequests } = await import('./app/process/tame-requests')
  tameRequests()
  const { startBackgroundWork } = await import('./app/process/background-work')
  await startBackgroundWork()
}

/** What failed outside of our own hands, while a page was drawn. */
export async function onRequestError(error: unknown, { headers }: { headers: NodeJS.Dict<string | string[]> }): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { logFailure } = await import('./app/process/log-failure')
  const requestId = headers['x-request-id']
  logFailure('page', error, typeof requestId === 'string' ? requestId : undefined)
}
