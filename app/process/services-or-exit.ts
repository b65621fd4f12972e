import 'server-only'
import { type Services, services } from '@/lib/services'
import { log } from '@/lib/services/log'

/** The services of this process, or its end with one clear sentence: people who run the server need no stack, which is in the debug log. */
export async function servicesOrExit(): Promise<Services> {
  try {
    return await services()
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    log('debug', 'start-refused', { stack: stackOf(error), cause: stackOf(cause) })
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`)
    process.exit(1)
  }
}

function stackOf(error: unknown): string | undefined {
  return error instanceof Error ? error.stack : undefined
}
