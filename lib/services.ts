import 'server-only'
import { type Environment, readEnvironment } from './env'
import type { Services } from './services/app-services'

export type { Services }

// Next may load this module more than once in a process; the database folder may be opened only once.
const holder = globalThis as { wayfarerServices?: Promise<Services> }

/** The services of this process, made on first use. Throws with one sentence per fault of the environment. */
export function services(): Promise<Services> {
  holder.wayfarerServices ??= openServices()
  return holder.wayfarerServices
}

async function openServices(): Promise<Services> {
  try {
    const environment = checkedEnvironment()
    // Imported when it is called: the build puts what is imported outright into each route's own bundle, once for every route.
    const { createServices } = await import('./services/app-services')
    return await createServices(environment)
  } catch (error) {
    delete holder.wayfarerServices
    throw error
  }
}

function checkedEnvironment(): Environment {
  const read = readEnvironment(process.env)
  if ('faults' in read) throw new Error(`Wayfarer cannot start with this environment:\n  - ${read.faults.join('\n  - ')}`)
  return read.environment
}
