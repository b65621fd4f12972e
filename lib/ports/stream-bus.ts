/** Carries a running answer to readers that come later or come back: each gets the whole of it from the start. */
export type StreamBus = {
  publish(streamId: string, stream: ReadableStream<string>): void
  /** Null when this process knows no such stream. */
  subscribe(streamId: string): ReadableStream<string> | null
  isLive(streamId: string): boolean
}
