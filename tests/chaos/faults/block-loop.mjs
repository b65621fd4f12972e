// Loaded into the server before anything else: on SIGUSR2 its event loop stands still for two seconds.
const BLOCK_MS = 2_000

process.on('SIGUSR2', () => {
  const until = performance.now() + BLOCK_MS
  while (performance.now() < until);
})
