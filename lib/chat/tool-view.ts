/**
 * One use of a tool, as its view gets it. Parsed outputs only: an unknown or older shape never reaches a view. `soFar` is what a
 * running tool last reported.
 */
export type ToolPart<Input, Output> =
  | { state: 'running'; input: Partial<Input>; soFar: Output | null }
  | { state: 'done'; input: Partial<Input>; output: Output }
  | { state: 'failed'; input: Partial<Input>; message: string }

/** `isLatest` is false once a later answer stands below: an old card shows, but no longer invites. */
export type ToolViewProps<Input, Output> = { part: ToolPart<Input, Output>; isLatest: boolean }
