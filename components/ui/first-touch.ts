const TOUCHES = ['keydown', 'input', 'pointerdown', 'touchstart'] as const

const waiting = new Set<() => void>()
let isTouched = false

/** Runs something as soon as somebody touches the page, and at once if that has been; the answer takes it back. */
export function onFirstTouch(run: () => void): () => void {
  if (isTouched) {
    run()
    return () => {}
  }
  if (waiting.size === 0) listen()
  waiting.add(run)
  return () => void waiting.delete(run)
}

function listen(): void {
  for (const touch of TOUCHES) addEventListener(touch, hear, { capture: true, passive: true })
}

function hear(): void {
  for (const touch of TOUCHES) removeEventListener(touch, hear, true)
  isTouched = true
  const runs = [...waiting]
  waiting.clear()
  for (const run of runs) run()
}
