import * as texts from '@/lib/texts/account'

const FORMATS = [
  { format: 'html', label: texts.downloadAsPage, use: texts.opensInAnyBrowser },
  { format: 'json', label: texts.downloadAsFile, use: texts.completeToTakeElsewhere },
]

/** All that is kept about whoever is signed in, to take along. */
export function ExportData() {
  return (
    <div className="flex flex-col gap-4 rounded-card border bg-sheet px-4 py-5 sm:px-5">
      <p className="text-[15px] leading-6">{texts.whatIsInTheExport}</p>
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
