'use client'

import { useId } from 'react'
import * as texts from '@/lib/texts/passengers'

/** Whether somebody is kept for next time, and whether that is oneself. */
export type SaveWish = { isSaved: boolean; isSelf: boolean }
export const NOT_SAVED: SaveWish = { isSaved: false, isSelf: false }

export function SaveChoice({ wish, canBeSelf, onChange }: { wish: SaveWish; canBeSelf: boolean; onChange: (wish: SaveWish) => void }) {
  return (
    <div className="flex flex-wrap gap-x-6">
      <Checkbox
        label={texts.saveForNextTime}
        isChecked={wish.isSaved}
        onChange={(isSaved) => onChange({ isSaved, isSelf: isSaved && wish.isSelf })}
      />
      {canBeSelf && wish.isSaved && (
        <Checkbox label={texts.thisIsMyOwnProfile} isChecked={wish.isSelf} onChange={(isSelf) => onChange({ ...wish, isSelf })} />
      )}
    </div>
  )
}

export function Checkbox({ label, isChecked, onChange }: { label: string; isChecked: boolean; onChange: (isChecked: boolean) => void }) {
  const id = useId()
  return (
    <label htmlFor={id} className="flex min-h-11 items-center gap-2.5 text-[15px]">
      <input
        id={id}
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 accent-sea"
      />
      {label}
    </label>
  )
}
