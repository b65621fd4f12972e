/** Carries a running answer to readers that come later or come back, in any process: each gets the whole of it from the start. */
export type StreamBus = {
  publish(streamId: string, stream: ReadableStream<string>): void
  /** Null when nothing is known of such a stream, or nobody can be asked: what the database holds is then the floor. Never throws. */
  subscribe(streamId: string): Promise<ReadableStream<string> | null>
  /** How other processes are reached: `none` by an embedded bus, `down` while they cannot be. */
  state(): 'none' | 'up' | 'down'
  close(): Promise<void>
}
