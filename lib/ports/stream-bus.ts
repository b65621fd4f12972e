/** Where an answer is written as it comes. Writing never waits; what comes after the end is dropped. */
export type Outlet<T> = { write: (value: T) => void; end: () => void }

/** Carries a running answer to readers that come later or come back, in any process: each gets the whole of it from the start. */
export type StreamBus = {
  /** Opens a stream for the one who writes it; it runs until its end is written, whoever reads it. */
  publish(streamId: string): Outlet<string>
  /** Null when nothing is known of such a stream, or nobody can be asked: what the database holds is then the floor. Never throws. */
  subscribe(streamId: string): Promise<ReadableStream<string> | null>
  /** How other processes are reached: `none` by an embedded bus, `down` while they cannot be. */
  state(): 'none' | 'up' | 'down'
  close(): Promise<void>
}
