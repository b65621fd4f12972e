/** Facts of a stop in a line that breaks only between them. */
export function StopFacts({ facts }: { facts: string[] }) {
  return (
    <span className="block text-fact text-ink-soft">
      {facts.map((fact, index) => (
        <span key={fact}>
          {index > 0 && ' '}
          <span className="whitespace-nowrap">{index < facts.length - 1 ? `${fact} ·` : fact}</span>
        </span>
      ))}
    </span>
  )
}
