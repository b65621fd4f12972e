// Ends with 0 when the app in this container may be sent requests.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/api/ready`).catch(() => null)
process.exit(answer?.ok ? 0 : 1)
