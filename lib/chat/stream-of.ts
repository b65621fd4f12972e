/** The values as a stream, each asked for when it is read; a reader that leaves ends them. */
export function streamOf<T>(values: AsyncIterable<T>): ReadableStream<T> {
  const iterator = values[Symbol.asyncIterator]()
  return new ReadableStream<T>({
    pull: async (controller) => {
      const next = await iterator.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    cancel: async () => void (await iterator.return?.()),
  })
}
