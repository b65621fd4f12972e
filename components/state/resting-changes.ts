type Send = () => Promise<void> | null

const senders = new Set<Send>()

/** Registers what can send its resting change at once (null: nothing rests); returns how to end that. */
export function registerResting(send: Send): () => void {
  senders.add(send)
  return () => {
    senders.delete(send)
  }
}

/** Sends every change that still rests, so that what is said next is said after it; null when none does. */
export function sendResting(): Promise<unknown> | null {
  const sent = [...senders].map((send) => send()).filter((each) => each !== null)
  return sent.length > 0 ? Promise.all(sent) : null
}
