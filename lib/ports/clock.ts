/** The only source of "now"; tests and replays give a frozen one. */
export type Clock = () => Date
