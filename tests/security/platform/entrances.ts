import { pathToFileURL } from 'node:url'
import { root } from '@/tests/architecture/project-files'

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof METHODS)[number]
type Handler = (request: Request, context: { params: Promise<Record<string, string | string[]>> }) => Promise<Response>
export type Entrance = { path: string; method: Method; handler: Handler }

/** Every method that these route files answer, as it is called. */
export async function entrancesOf(paths: string[]): Promise<Entrance[]> {
  const found: Entrance[] = []
  for (const path of paths) {
    const exported: Record<string, unknown> = await import(/* @vite-ignore */ pathToFileURL(`${root}/${path}`).href)
    for (const method of METHODS) {
      const handler = exported[method]
      if (isHandler(handler)) found.push({ path, method, handler })
    }
  }
  return found
}

function isHandler(value: unknown): value is Handler {
  return typeof value === 'function'
}
