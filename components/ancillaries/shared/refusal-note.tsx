/** Why the last click changed nothing. */
export function RefusalNote({ message }: { message: string | null }) {
  if (message === null) return null
  return (
    <p role="alert" className="text-brick text-fact">
      {message}
    </p>
  )
}
