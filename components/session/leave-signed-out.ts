'use client'

/** To the sign-in page with a full load, so that nothing stays in this window's memory; and back to this place after it. */
export function leaveToSignInAgain(): void {
  const place = `${window.location.pathname}${window.location.search}`
  window.location.assign(`/login?error=SessionExpired&callbackUrl=${encodeURIComponent(place)}`)
}
