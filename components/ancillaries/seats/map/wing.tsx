import type { PlacedRow } from '../seat-layout'

const SHAPES = {
  first: ['[clip-path:polygon(100%_0,100%_100%,0_100%)]', '[clip-path:polygon(0_0,0_100%,100%_100%)]'],
  between: ['', ''],
  last: ['[clip-path:polygon(0_0,100%_0,100%_100%)]', '[clip-path:polygon(0_0,100%_0,0_100%)]'],
}

/** The part of both wings that is beside one row; on a narrow screen little more than their roots is seen. */
export function Wing({ wing }: Pick<PlacedRow, 'wing'>) {
  if (wing === 'none') return null
  const [left, right] = SHAPES[wing]
  return (
    <>
      <span aria-hidden="true" className={`absolute inset-y-0 right-[calc(100%+var(--wall))] w-36 bg-line/70 ${left}`} />
      <span aria-hidden="true" className={`absolute inset-y-0 left-[calc(100%+var(--wall))] w-36 bg-line/70 ${right}`} />
    </>
  )
}
