const FORMATS = [
  { format: 'html', label: 'Download as a page to read (HTML)', use: 'Opens in any browser and prints well.' },
  { format: 'json', label: 'Download as a file for programs (JSON)', use: 'Complete, to take elsewhere.' },
]

/** All that is kept about whoever is signed in, to take along. */
export function ExportData() {
  return (
    <div className="flex flex-col gap-4 rounded-card border bg-sheet px-4 py-5 sm:px-5">
      <p className="text-[15px] leading-6">
        Everything that Wayfarer keeps about you: your profile, conversations, searches, bookings and payments, saved passengers with their
        passports, saved cards by their last four digits, mails, and where you signed in. Keep the file somewhere safe.
      </p>
      <ul className="flex flex-col gap-2">
        {FORMATS.map(({ format, label, use }) => (
          <li key={format} className="flex flex-wrap items-center gap-x-3">
            <a
              href={`/api/account/export?format=${format}`}
              download
              className="inline-flex min-h-11 items-center font-medium text-[15px] text-sea underline underline-offset-4"
            >
              {label}
            </a>
            <span className="text-fact text-ink-soft">{use}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
