/** The network address that a request came from, as the server in front of us, or Next itself, notes it. */
export function networkAddressOf(headers: Headers): string {
  return headers.get('x-forwarded-for')?.split(',')[0]?.trim().slice(0, 64) || 'unknown'
}
