import type { ComponentProps } from 'react'

/** A small button under a message; 44 px for a finger. While it is off it stays where it is and does nothing. */
export function TurnButton({
  label,
  isOff = false,
  onClick,
  ...rest
}: ComponentProps<'button'> & { label: string; isOff?: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
      className="grid size-7 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-line/40 hover:text-ink aria-disabled:opacity-50 pointer-coarse:size-11"
      {...rest}
    />
  )
}
