import type { Outlet } from '../ports/stream-bus'

/** A stream of what is written here. Writing never waits; what comes after the end, or when the reader has gone, is dropped. */
export function openStream<T>(): Outlet<T> & { stream: ReadableStream<T> } {
  const open: { controller: ReadableStreamDefaultController<T> | null } = { controller: null }
  const stream = new ReadableStream<T>({
    start: (controller) => {
      open.controller = controller
    },
    cancel: () => {
      open.controller = null
    },
  })
  const end = () => {
    open.controller?.close()
    open.controller = null
  }
  return { stream, write: (value) => open.controller?.enqueue(value), end }
}
