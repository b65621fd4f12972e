/** Reads a stream of answer events to its end; `firstTextMs` counts from `began`, an instant of `performance.now()`. */
export async function readAnswer(body: AsyncIterable<Uint8Array>, began: number): Promise<{ firstTextMs: number; text: string }> {
  let firstTextMs = Number.NaN
  let open = ''
  let text = ''
  const decoder = new TextDecoder()
  for await (const bytes of body) {
    open += decoder.decode(bytes, { stream: true })
    const lines = open.split('\n')
    open = lines.pop() ?? ''
    for (const line of lines) {
      const delta = textOf(line)
      if (delta === null) continue
      if (Number.isNaN(firstTextMs)) firstTextMs = performance.now() - began
      text += delta
    }
  }
  return { firstTextMs, text }
}

/** What one line of the stream adds to the answer's words; null where it adds none. */
function textOf(line: string): string | null {
  if (!line.startsWith('data: {')) return null
  const event: unknown = JSON.parse(line.slice('data: '.length))
  const isText = typeof event === 'object' && event !== null && 'type' in event && event.type === 'text-delta'
  return isText && 'delta' in event && typeof event.delta === 'string' ? event.delta : null
}
