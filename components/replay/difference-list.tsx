import * as texts from '@/lib/texts/replay'
import { splitDifference } from './split-difference'
import { withKeys } from './with-keys'

/** What a replay did otherwise: how it was in red, how it is in green. */
export function DifferenceList({ lines }: { lines: string[] }) {
  if (lines.length === 0) return <p className="text-[15px] text-moss leading-6">{texts.nothingDiffers}</p>
  return (
    <ul aria-label={texts.differences} className="flex flex-col gap-3">
      {withKeys(lines, String).map(({ key, item: line }) => (
        <li key={key} className="text-fact wrap-anywhere">
          <Difference line={line} />
        </li>
      ))}
    </ul>
  )
}

function Difference({ line }: { line: string }) {
  const split = splitDifference(line)
  if (!split) return <span className="text-brick">{line}</span>
  return (
    <>
      <span className="font-medium">{split.where}</span>
      <del className="mt-1 block rounded bg-brick-soft px-1.5 py-0.5 text-brick no-underline">
        <span className="sr-only">{texts.was} </span>− {split.was}
      </del>
      <ins className="block rounded bg-moss-soft px-1.5 py-0.5 text-moss no-underline">
        <span className="sr-only">{texts.is} </span>+ {split.is}
      </ins>
    </>
  )
}
