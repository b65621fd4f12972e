/** Runs once before the first request: opens what is needed, or stops with a sentence a person can act on. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { startBackgroundWork } = await import('./app/background-work')
  await startBackgroundWork()
}
