/** Milliseconds of one core that this process has used: what else the machine does meanwhile does not count. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
