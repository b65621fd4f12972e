import { NextResponse } from 'next/server'
import { leavingError } from '@/app/process/leaving'
import * as texts from '@/lib/texts/pages/root'

/** Whoever started us asks these to the last. */
const ALWAYS_ANSWERED = new Set(['/api/health', '/api/ready'])
const STYLE = 'font: 1.1rem/1.5 system-ui; max-width: 30rem; margin: 20vh auto; padding: 0 1rem'

export function isAlwaysAnswered(path: string): boolean {
  return ALWAYS_ANSWERED.has(path)
}

/** What is answered to everything that comes while this process is about to leave: the reason, and when to come back. */
export function answerWhileLeaving(path: string): NextResponse {
  const { code, message, status, retryAfterSeconds } = leavingError()
  const headers = { 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
  if (path.startsWith('/api/')) return NextResponse.json({ error: { code, message } }, { status, headers })
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="${retryAfterSeconds}"><title>${texts.oneMomentTitle}</title><p style="${STYLE}">${texts.wayfarerIsBeingRestarted}</p></html>`
  const policy = "default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors 'none'"
  return new NextResponse(page, {
    status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  })
}
