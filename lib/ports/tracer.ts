/** Names, kinds and counts; never words of anybody's. */
export type SpanFacts = Record<string, string | number | boolean>

/** A piece of work with its beginning and its end, within the one that was under way when it began. */
export type Span = {
  /** Runs work within this span: what begins in it, also later, belongs to it. */
  within<Result>(work: () => Result): Result
  /** The first end counts. `failure` is the name of what went wrong. */
  end(facts?: SpanFacts, failure?: string): void
}

/** Follows work over its parts, for people who run the server. */
export type Tracer = {
  /** Whether anybody is told; where nobody is, nothing needs to be wrapped. */
  readonly isOn: boolean
  begin(name: string, facts?: SpanFacts): Span
  /** Adds to a sum of the span that is under way, such as milliseconds of its database. */
  add(name: string, amount: number): void
  /** Sends what is waiting; never throws. */
  flush(): Promise<void>
}
