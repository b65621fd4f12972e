type Question = { question: string; answer: string }

/** Questions that people ask, each with its answer folded below it; all of it is in the page. */
export function Questions({ questions }: { questions: Question[] }) {
  return (
    <div className="overflow-hidden rounded-card border bg-sheet">
      {questions.map(({ question, answer }, index) => (
        <details key={question} className={`group ${index > 0 ? 'border-t' : ''}`}>
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 px-4 py-3 font-medium hover:bg-line/25 [&::-webkit-details-marker]:hidden">
            {question}
            <span aria-hidden="true" className="text-ink-soft transition-transform group-open:rotate-45">
              +
            </span>
          </summary>
          <p className="max-w-[68ch] px-4 pb-4 text-ink-soft">{answer}</p>
        </details>
      ))}
    </div>
  )
}
