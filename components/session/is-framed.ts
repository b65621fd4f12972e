/** The sandbox bank's question is shown inside of a page, which looks after the session for both. */
export function isFramed(): boolean {
  return window.self !== window.top
}
