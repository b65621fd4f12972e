import 'server-only'
import type { NextApiRequest, NextApiResponse } from 'next'
import NextAuth, { type NextAuthOptions } from 'next-auth'

export type Asked = {
  method: 'GET' | 'POST'
  /** What follows `/api/auth/`. */
  path: string[]
  query: Record<string, string>
  body: Record<string, unknown> | undefined
  headers: Record<string, string>
  cookies: Record<string, string>
}

/**
 * Lets next-auth answer a request that has been checked. It takes one in parts like this, too, and then reads nothing of the real
 * request behind our back: neither its unchecked addresses nor its body.
 */
export async function callNextAuth({ path, query, ...request }: Asked, options: NextAuthOptions): Promise<Response> {
  const cookies: string[] = []
  const headers = new Headers()
  const answer: { status: number; body: string | null } = { status: 200, body: null }
  const response = {
    status(status: number) {
      answer.status = status
      return response
    },
    getHeader: (name: string) => (isSetCookie(name) ? cookies : headers.get(name)),
    setHeader(name: string, value: string | string[]) {
      if (!isSetCookie(name)) headers.set(name, String(value))
      return response
    },
    json(value: unknown) {
      headers.set('content-type', 'application/json')
      answer.body = JSON.stringify(value)
    },
    send(value: unknown) {
      if (typeof value === 'string' || value === undefined) answer.body = value ?? null
      else response.json(value)
    },
    end() {},
  }
  await NextAuth(
    { ...request, query: { ...query, nextauth: path } } as unknown as NextApiRequest,
    response as unknown as NextApiResponse,
    options,
  )
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(answer.body, { status: answer.status, headers })
}

// Next-auth adds to the list that it was given.
function isSetCookie(name: string): boolean {
  return name.toLowerCase() === 'set-cookie'
}
