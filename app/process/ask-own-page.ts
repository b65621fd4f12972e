const LONGEST_WAIT_MS = 10_000

/**
 * A page of this very server, as Next draws it for these headers; redirects are not followed. Throws when it does not come in time, or
 * `signal` ends the question. The server must listen on 127.0.0.1.
 */
export function askOwnPage(address: string, headers: Headers, signal?: AbortSignal): Promise<Response> {
  const timeout = AbortSignal.timeout(LONGEST_WAIT_MS)
  // Next sets the port while it starts.
  return fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}${address}`, {
    headers,
    redirect: 'manual',
    cache: 'no-store',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
}

/** What a script of the page must carry to run; null where its policy names none. */
export function nonceOf({ headers }: Response): string | null {
  return headers.get('content-security-policy')?.match(/'nonce-([\w+/=-]+)'/)?.[1] ?? null
}
